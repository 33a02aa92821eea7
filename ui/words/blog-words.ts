import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BlogSection } from '../../domain/content/front-matter.ts'

/** What the sections of the blog are called. */
export const blogSectionNames = {
  methode: msg`Méthode`,
  examens: msg`Examens`,
  orientation: msg`Orientation`,
  parents: msg`Parents`,
  langues: msg`Langues`,
} satisfies Record<BlogSection, MessageDescriptor>

/** What the feed of the blog says of itself. */
export const feedWords = {
  title: msg`Le blog d’Alvéole`,
  description: msg`Méthode, examens, orientation : de quoi réviser plus tranquillement, pour les élèves et leurs parents.`,
}
