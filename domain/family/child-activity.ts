import type { Subject } from '../content/front-matter.ts'
import { nextQuestion, type QuizAttempt, quizResult } from '../quizzes/attempt.ts'
import { chapterMastery, type MasteryState } from '../quizzes/mastery.ts'
import type { Quiz } from '../quizzes/quiz.ts'

/** A book of the library, which is what a child learns of a subject in a class. */
export type LearntBook = { readonly path: string; readonly title: string; readonly subject: Subject }

/** A quiz that the library has, and the book that it stands in. */
export type KnownQuiz = { readonly quiz: Pick<Quiz, 'title' | 'questions' | 'skills'>; readonly book: LearntBook }

/** One go at a quiz: how far it came, and how many answers were wholly right. */
export type TakenQuiz = {
  readonly attemptId: string
  readonly quizPath: string
  readonly title: string
  readonly startedAt: number
  readonly state: 'finished' | 'begun'
  readonly answered: number
  readonly right: number
  readonly total: number
}

/** How well a book is mastered, over the quizzes of it that were begun. */
export type BookMastery = LearntBook & { readonly mastery: number; readonly state: Exclude<MasteryState, 'not-started'>; readonly quizzes: number }

export type ChildActivity = {
  readonly finished: number
  readonly begun: number
  /** When the last quiz was begun, in milliseconds since 1970; null when none was. */
  readonly lastQuizAt: number | null
  /** The latest first. */
  readonly quizzes: readonly TakenQuiz[]
  /** By title. */
  readonly books: readonly BookMastery[]
}

// Stryker disable next-line EqualityOperator: no two attempts have the same id
const latestFirst = (a: QuizAttempt, b: QuizAttempt): number => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1)

const takenQuiz = (attempt: QuizAttempt, { quiz }: KnownQuiz): TakenQuiz => {
  const asked = new Set(quiz.questions.map(({ id }) => id))
  const { right, total } = quizResult(quiz, attempt)
  return {
    attemptId: attempt.id,
    quizPath: attempt.quizPath,
    title: quiz.title,
    startedAt: attempt.startedAt,
    state: nextQuestion(quiz, attempt) ? 'begun' : 'finished',
    answered: attempt.answers.filter(({ questionId }) => asked.has(questionId)).length,
    right,
    total,
  }
}

const bookMastery = (book: LearntBook, chapters: readonly ReturnType<typeof chapterMastery>[]): BookMastery => ({
  ...book,
  mastery: chapters.reduce((sum, { mastery }) => sum + mastery, 0) / chapters.length,
  state: chapters.every(({ state }) => state === 'mastered') ? 'mastered' : 'in-progress',
  quizzes: chapters.length,
})

/**
 * What somebody did, from their attempts in any order: each quiz with its score, how many were finished and begun, and how
 * well each book is mastered as far as its quizzes were answered. An attempt at a quiz that the library no longer has is left
 * out: nothing is known of what it asked.
 *
 * Source: a decision of the product; for the measure, see `chapterMastery`.
 *
 * @param known the quizzes of the library, by their path
 * @example childActivity([], new Map()) // { finished: 0, begun: 0, lastQuizAt: null, quizzes: [], books: [] }
 */
export const childActivity = (attempts: readonly QuizAttempt[], known: ReadonlyMap<string, KnownQuiz>): ChildActivity => {
  const quizzes = attempts.toSorted(latestFirst).flatMap((attempt) => {
    const quiz = known.get(attempt.quizPath)
    return quiz ? [takenQuiz(attempt, quiz)] : []
  })
  const chapters = [...Map.groupBy(attempts, ({ quizPath }) => quizPath)].flatMap(([quizPath, taken]) => {
    const quiz = known.get(quizPath)
    const mastery = quiz && chapterMastery(quiz.quiz, taken)
    return mastery && mastery.state !== 'not-started' ? [{ book: quiz.book, mastery }] : []
  })
  const byBook = [...Map.groupBy(chapters, ({ book }) => book.path).values()]
  return {
    finished: quizzes.filter(({ state }) => state === 'finished').length,
    begun: quizzes.filter(({ state }) => state === 'begun').length,
    lastQuizAt: quizzes[0]?.startedAt ?? null,
    quizzes,
    books: byBook
      .flatMap((ofBook) => (ofBook[0] ? [bookMastery(ofBook[0].book, ofBook.map(({ mastery }) => mastery))] : []))
      .toSorted((a, b) => (a.title < b.title ? -1 : 1)),
  }
}
