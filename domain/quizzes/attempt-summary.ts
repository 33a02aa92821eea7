import * as v from 'valibot'
import { nextQuestion, type QuizAttempt, quizResult } from './attempt.ts'
import { chapterMastery } from './mastery.ts'
import type { Quiz } from './quiz.ts'

/** How the attempts at one quiz stand, as the API tells it to the person whose attempts they are. */
export const attemptSummarySchema = v.object({
  quizPath: v.string(),
  title: v.string(),
  /** The last attempt. */
  attemptId: v.string(),
  startedAt: v.number(),
  answered: v.number(),
  total: v.number(),
  /** What came out of the last attempt that was finished; null when none was. */
  result: v.nullable(v.object({ right: v.number(), total: v.number() })),
  isFinished: v.boolean(),
  /** From 0 to below 1, over all attempts. */
  mastery: v.number(),
  state: v.picklist(['not-started', 'in-progress', 'mastered']),
})

export type AttemptSummary = v.InferOutput<typeof attemptSummarySchema>

/**
 * How the attempts at one quiz stand: where the last one is, what came out of the last one that was finished, and how well
 * the chapter is mastered.
 *
 * Source: specification, section 1, "educational revision".
 *
 * @param attempts one at least, the oldest first
 * @example summarizeAttempts(quiz, [finished, begun]) // { answered: 2, total: 8, result: { right: 6, total: 8 }, isFinished: false, … }
 */
export const summarizeAttempts = (
  quiz: Pick<Quiz, 'title' | 'questions' | 'skills'>,
  attempts: readonly [QuizAttempt, ...QuizAttempt[]],
): AttemptSummary => {
  const last = attempts.at(-1) ?? attempts[0]
  const isFinished = (attempt: QuizAttempt): boolean => nextQuestion(quiz, attempt) === undefined
  const finished = attempts.findLast(isFinished)
  const result = finished && quizResult(quiz, finished)
  const { mastery, state } = chapterMastery(quiz, attempts)
  return {
    quizPath: last.quizPath,
    title: quiz.title,
    attemptId: last.id,
    startedAt: last.startedAt,
    answered: quiz.questions.filter(({ id }) => last.answers.some(({ questionId }) => questionId === id)).length,
    total: quiz.questions.length,
    result: result ? { right: result.right, total: result.total } : null,
    isFinished: isFinished(last),
    mastery,
    state,
  }
}
