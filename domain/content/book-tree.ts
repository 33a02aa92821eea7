import type { ContentDocument, DocumentOfKind } from './document.ts'

/** A chapter is a folder with a course and, mostly, a quiz. */
export type Chapter = { readonly dir: string; readonly course: DocumentOfKind<'course'>; readonly quiz: DocumentOfKind<'quiz'> | null }
export type Category = { readonly category: DocumentOfKind<'category'>; readonly chapters: readonly Chapter[] }
export type Book = { readonly book: DocumentOfKind<'book'>; readonly categories: readonly Category[] }

const parentOf = (dir: string): string => dir.slice(0, dir.lastIndexOf('/'))

const ofKind = <Kind extends ContentDocument['kind']>(documents: readonly ContentDocument[], kind: Kind) =>
  documents.filter((document): document is DocumentOfKind<Kind> => document.kind === kind)

// Stryker disable EqualityOperator: no two documents have the same path
const byPosition = (a: { position: number; path: string }, b: { position: number; path: string }): number =>
  a.position - b.position || (a.path < b.path ? -1 : 1)
// Stryker restore EqualityOperator

/** Groups documents by the folders they stand in: books, their categories, their chapters, each in the author's order. */
export const bookTrees = (documents: readonly ContentDocument[]): Book[] => {
  const quizzes = new Map(ofKind(documents, 'quiz').map((quiz) => [quiz.dir, quiz]))
  const courses = Map.groupBy(ofKind(documents, 'course').toSorted(byPosition), ({ dir }) => parentOf(dir))
  const categories = Map.groupBy(ofKind(documents, 'category').toSorted(byPosition), ({ dir }) => parentOf(dir))
  return ofKind(documents, 'book')
    .toSorted(byPosition)
    .map((book) => ({
      book,
      categories: (categories.get(book.dir) ?? []).map((category) => ({
        category,
        chapters: (courses.get(category.dir) ?? []).map((course) => ({
          dir: course.dir,
          course,
          quiz: quizzes.get(course.dir) ?? null,
        })),
      })),
    }))
}

/** The chapters of a book, category after category. */
export const chaptersOf = (book: Book): Chapter[] => book.categories.flatMap(({ chapters }) => chapters)

/** The folders of the free chapters: the first one of each book. */
export const freeChapters = (books: readonly Book[]): ReadonlySet<string> =>
  new Set(books.flatMap((book) => chaptersOf(book).slice(0, 1)).map(({ dir }) => dir))

export type ChapterAccess = 'free' | 'open' | 'locked'

/** What somebody sees of a chapter: free to all, open to a subscriber, else locked. */
export const chapterAccess = (course: Pick<ContentDocument, 'isFree'>, isSubscriber: boolean): ChapterAccess =>
  course.isFree ? 'free' : isSubscriber ? 'open' : 'locked'
