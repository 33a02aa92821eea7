import { bookTrees, freeChapters } from './book-tree.ts'
import type { ContentDocument } from './document.ts'

/** What everybody may read wherever it stands, and what opens with its chapter or a subscription. */
const opening = {
  book: 'everybody',
  category: 'everybody',
  page: 'everybody',
  article: 'everybody',
  course: 'chapter',
  quiz: 'chapter',
  flashcards: 'chapter',
  sheet: 'chapter',
  paper: 'chapter',
} as const satisfies Record<ContentDocument['kind'], 'everybody' | 'chapter'>

/**
 * Says of each document whether everybody may read it: what only presents the library, and all that stands in the first
 * chapter of a book. The rest, a past paper outside of a book included, needs a subscription.
 *
 * Source: specification, section 1, "an unlimited paid subscription".
 */
export const withFreeDocuments = (documents: readonly ContentDocument[]): ContentDocument[] => {
  const free = freeChapters(bookTrees(documents))
  return documents.map((document) => ({ ...document, isFree: opening[document.kind] === 'everybody' || free.has(document.dir) }))
}
