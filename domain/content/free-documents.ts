import { bookTrees, freeChapters } from './book-tree.ts'
import type { ContentDocument } from './document.ts'

/** What everybody may read wherever it stands, what opens with its chapter or a subscription, and what is a book's or everybody's. */
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
  data: 'book',
} as const satisfies Record<ContentDocument['kind'], 'everybody' | 'chapter' | 'book'>

const standsBelow = (dir: string, folders: ReadonlySet<string>): boolean => {
  for (let above = dir; above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
    if (folders.has(above)) return true
  }
  return false
}

/**
 * Says which documents of a library everybody may read: what only presents the library, and all that stands in the first
 * chapter of a book. The rest, a past paper outside of a book included, needs a subscription; but data that belongs to no
 * book is everybody's.
 *
 * @example const isFree = freeAmong(documents); documents.filter(isFree)
 *
 * Source: specification, section 1, "an unlimited paid subscription".
 */
export const freeAmong = (documents: readonly ContentDocument[]): ((document: Pick<ContentDocument, 'kind' | 'dir'>) => boolean) => {
  const books = bookTrees(documents)
  const chapters = freeChapters(books)
  const shelves = new Set(books.map(({ book }) => book.dir))
  return ({ kind, dir }) => opening[kind] === 'everybody' || chapters.has(dir) || (opening[kind] === 'book' && !standsBelow(dir, shelves))
}
