import { err, ok, type Result } from 'neverthrow'
import { type Book, type Chapter, chaptersOf } from '../../domain/content/book-tree.ts'
import type { Level } from '../../domain/content/front-matter.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import { isPremium, type Profile } from '../../domain/profile/profile.ts'
import type { AttemptSummary } from '../../domain/quizzes/attempt-summary.ts'
import type { ContentGateway } from '../ports/content-gateway.ts'
import type { QuizGateway } from '../ports/quiz-gateway.ts'
import { type LibraryError, makeListBooks } from './browse-library.ts'
import { openAccess } from './chapter-access.ts'

type Placed = { readonly book: Book['book']; readonly chapter: Chapter }

/** A quiz of a chapter, and how it stands. */
export type OwnQuiz = Placed & { readonly attempt: AttemptSummary }

/** What a member finds when they come: what they began, what comes next, how it went, and all the books. */
export type MembersHome = {
  readonly books: readonly Book[]
  readonly begun: readonly OwnQuiz[]
  readonly next: readonly (Placed & { readonly access: ReturnType<typeof openAccess> })[]
  readonly finished: readonly OwnQuiz[]
  /** The level that `next` is for; null where the profile tells none, and `next` goes on in the books that were begun. */
  readonly level: Level | null
  readonly isEverythingOpen: boolean
}

const mostBegun = 3
const mostNext = 3
const mostFinished = 6

/**
 * What a member finds when they come. Next is, of each book of their level, the first chapter whose quiz they did not
 * begin: what they may open before what they may not.
 *
 * Source: specification, section 2, "/revisions/cours-et-quiz (post-login home)".
 */
export const makeShowHome = ({ content, quizzes }: { content: ContentGateway; quizzes: Pick<QuizGateway, 'list'> }) => {
  const listBooks = makeListBooks({ content })
  return async (locale: Locale, profile: Profile): Promise<Result<MembersHome, LibraryError>> => {
    const [books, attempts] = await Promise.all([listBooks(locale), quizzes.list()])
    if (books.isErr()) return err(books.error)
    if (attempts.isErr()) return err(attempts.error)

    const byQuiz = new Map(attempts.value.map((attempt) => [attempt.quizPath, attempt]))
    const placed = books.value.flatMap((book) => chaptersOf(book).map((chapter): Placed => ({ book: book.book, chapter })))
    const attemptAt = ({ chapter }: Placed): AttemptSummary | undefined => chapter.quiz ? byQuiz.get(chapter.quiz.path) : undefined
    const own = placed
      .flatMap((place): OwnQuiz[] => {
        const attempt = attemptAt(place)
        return attempt ? [{ ...place, attempt }] : []
      })
      .toSorted((a, b) => b.attempt.startedAt - a.attempt.startedAt)

    const wanted = profile.levelOfEducation?.value
    const level = books.value.map(({ book }) => book.level).find((one) => one === wanted) ?? null
    const begunBooks = new Set(own.map(({ book }) => book.path))
    const isWanted = ({ book }: Placed): boolean => (level === null ? begunBooks.has(book.path) : book.level === level)
    const open = placed.filter((place) => isWanted(place) && !attemptAt(place))
    const firstOfEachBook = [...Map.groupBy(open, ({ book }) => book.path).values()].flatMap((places) => places.slice(0, 1))
    const next = firstOfEachBook.map((place) => ({ ...place, access: openAccess(place.chapter.course, profile) }))
    return ok({
      books: books.value,
      begun: own.filter(({ attempt }) => !attempt.isFinished).slice(0, mostBegun),
      next: next.toSorted((a, b) => Number(a.access === 'locked') - Number(b.access === 'locked')).slice(0, mostNext),
      finished: own.filter(({ attempt }) => attempt.isFinished).slice(0, mostFinished),
      level,
      isEverythingOpen: isPremium(profile),
    })
  }
}
