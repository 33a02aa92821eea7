import { err, ok, type Result } from 'neverthrow'
import { answerTo, type GivenAnswer, type QuizAttempt } from './attempt.ts'
import type { Quiz } from './quiz.ts'

/**
 * The mistakes of an attempt taken up again. Unlike in an attempt, a question comes back until it is wholly right: the answers,
 * in the order in which they were given, may hold several to one question.
 */
export type MistakesReplay = Omit<QuizAttempt, 'answers'> & {
  /** The attempt whose mistakes these are. */
  readonly replayOf: string
  readonly questionIds: readonly string[]
  readonly answers: readonly GivenAnswer[]
}

type Questions = Pick<Quiz, 'questions'>

/**
 * The questions answered in an attempt and not wholly right, in the order of the quiz. A question that the quiz no longer has
 * is none of them.
 *
 * @example mistakesOf(quiz, attempt) // ['q2', 'q5']
 */
export const mistakesOf = (quiz: Questions, attempt: QuizAttempt): readonly string[] =>
  quiz.questions.map(({ id }) => id).filter((id) => (answerTo(attempt, id)?.points ?? 1) < 1)

/**
 * Begins a replay of the mistakes of an attempt, under the same owner.
 *
 * Refusal: `no-mistakes`.
 *
 * Source: specification, section 1, "It offers quizzes".
 *
 * @example replayMistakes(quiz, attempt, { id: 'replay-1', now })._unsafeUnwrap().questionIds // ['q2', 'q5']
 */
export const replayMistakes = (
  quiz: Questions,
  attempt: QuizAttempt,
  { id, now }: { readonly id: string; readonly now: number },
): Result<MistakesReplay, { readonly type: 'no-mistakes' }> => {
  const questionIds = mistakesOf(quiz, attempt)
  const { owner, quizPath } = attempt
  return questionIds.length === 0
    ? err({ type: 'no-mistakes' })
    : ok({ id, owner, quizPath, startedAt: now, replayOf: attempt.id, questionIds, answers: [] })
}

/**
 * The question to ask next in a replay: of those not yet right, one that was asked least often, the first of these in the
 * order of the quiz; undefined when all are right, which ends the replay.
 *
 * @example nextInReplay(quiz, replay)?.id // 'q2'
 */
export const nextInReplay = (quiz: Questions, replay: MistakesReplay): Quiz['questions'][number] | undefined => {
  const answersTo = (id: string) => replay.answers.filter(({ questionId }) => questionId === id)
  return quiz.questions
    .filter(({ id }) => replay.questionIds.includes(id) && !answersTo(id).some(({ points }) => points === 1))
    .toSorted((a, b) => answersTo(a.id).length - answersTo(b.id).length)[0]
}
