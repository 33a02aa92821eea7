import { err, ok, type Result } from 'neverthrow'
import { type Book, bookTrees, type Category, type Chapter, chaptersOf } from '../../domain/content/book-tree.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import type { ContentGateway, ContentNotFound, ReadDocument } from '../ports/content-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'

export type LibraryError = ContentNotFound | ServiceUnreachable

export type BookPlace = { readonly locale: Locale; readonly book: string }
export type CategoryPlace = BookPlace & { readonly category: string }
export type ChapterPlace = CategoryPlace & { readonly chapter: string }

/** A chapter with its course as this reader may see it, where it stands, and its neighbours in the book. */
export type OpenedChapter = ReadDocument & {
  readonly book: Book
  readonly category: Category
  readonly chapter: Chapter
  readonly previous: Chapter | null
  readonly next: Chapter | null
}

const folderOf = ({ locale }: { locale: Locale }): string => `/${locale}/revisions`
const bookFolder = (place: BookPlace): string => `${folderOf(place)}/${place.book}`

type Gateway = { content: ContentGateway }

export const makeListBooks =
  ({ content }: Gateway) =>
  async (locale: Locale): Promise<Result<readonly Book[], LibraryError>> =>
    (await content.list(folderOf({ locale }))).map(bookTrees)

export const makeOpenBook =
  ({ content }: Gateway) =>
  async (place: BookPlace): Promise<Result<Book, LibraryError>> => {
    const documents = await content.list(bookFolder(place))
    if (documents.isErr()) return err(documents.error)
    const [book] = bookTrees(documents.value)
    return book ? ok(book) : err({ type: 'content-not-found', path: bookFolder(place) })
  }

export const makeOpenChapter = ({ content }: Gateway) => {
  const openBook = makeOpenBook({ content })
  return async (place: ChapterPlace): Promise<Result<OpenedChapter, LibraryError>> => {
    const dir = `${bookFolder(place)}/${place.category}/${place.chapter}`
    const [book, course] = await Promise.all([openBook(place), content.read(`${dir}/course`)])
    if (book.isErr()) return err(book.error)
    if (course.isErr()) return err(course.error)

    const chapters = chaptersOf(book.value)
    const index = chapters.findIndex((chapter) => chapter.dir === dir)
    const category = book.value.categories.find(({ chapters: own }) => own.some((chapter) => chapter.dir === dir))
    const chapter = chapters[index]
    if (!chapter || !category) return err({ type: 'content-not-found', path: dir })
    return ok({
      ...course.value,
      book: book.value,
      category,
      chapter,
      previous: chapters[index - 1] ?? null,
      next: chapters[index + 1] ?? null,
    })
  }
}
