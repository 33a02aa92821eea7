import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LibraryKind } from '../../application/web/search-library.ts'

/** What the library calls one document of a kind. */
export const kindNames = {
  course: msg`Cours`,
  quiz: msg`Quiz`,
  article: msg`Article`,
} satisfies Record<LibraryKind, MessageDescriptor>

/** What it calls all of them, in a choice. */
export const kindChoices = {
  course: msg`Les cours`,
  quiz: msg`Les quiz`,
  article: msg`Les articles`,
} satisfies Record<LibraryKind, MessageDescriptor>
