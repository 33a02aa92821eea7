import { err, ok, type Result } from 'neverthrow'
import { answerTo, type AttemptOwner, isOwnedBy, nextQuestion, type QuizAttempt } from '../../domain/quizzes/attempt.ts'
import type { AnsweredAttempt, QuizAttemptView } from '../../domain/quizzes/attempt-view.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { responseInNames } from '../../domain/quizzes/shown-items.ts'
import { type ResponseRefusal, scoreResponse } from '../../domain/quizzes/score-response.ts'
import type { Clock } from '../ports/clock.ts'
import type { ContentLibrary } from '../ports/content-library.ts'
import type { QuizAttemptRepository } from '../ports/quiz-attempt-repository.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'
import { viewAttempt } from './quiz-view.ts'

export type StartQuizError =
  | { readonly type: 'content-not-found'; readonly path: string }
  | { readonly type: 'content-locked' }
export type ReadAttemptError = { readonly type: 'attempt-unknown' }
export type AnswerQuestionError = ReadAttemptError | { readonly type: 'question-unknown' } | ResponseRefusal

type Parts = { library: ContentLibrary; attempts: QuizAttemptRepository }

/**
 * Starts a quiz, or goes on with the one that the owner has begun. Whether somebody may take a quiz is asked here, and
 * only here: nobody is stopped in the middle of one.
 */
export const makeStartQuiz =
  ({ library, attempts, clock, ids }: Parts & { clock: Clock; ids: UniqueIds }) =>
  async (quizPath: string, owner: AttemptOwner, isSubscriber: boolean): Promise<Result<QuizAttemptView, StartQuizError>> => {
    const quiz = await library.quiz(quizPath)
    if (!quiz) return err({ type: 'content-not-found', path: quizPath })

    const latest = await attempts.latest(owner, quizPath)
    if (latest && nextQuestion(quiz, latest)) return ok(viewAttempt(quiz, latest, library))

    const document = await library.find(quizPath)
    if (!document?.isFree && !isSubscriber) return err({ type: 'content-locked' })
    const attempt: QuizAttempt = { id: ids.next(), owner, quizPath, startedAt: clock.now(), answers: [] }
    await attempts.add(attempt)
    return ok(viewAttempt(quiz, attempt, library))
  }

const ownAttempt = async (
  { library, attempts }: Parts,
  attemptId: string,
  owners: readonly AttemptOwner[],
): Promise<Result<{ quiz: Quiz; attempt: QuizAttempt }, ReadAttemptError>> => {
  const attempt = await attempts.find(attemptId)
  const quiz = attempt && (await library.quiz(attempt.quizPath))
  return attempt && quiz && isOwnedBy(attempt, owners) ? ok({ quiz, attempt }) : err({ type: 'attempt-unknown' })
}

/** Shows an attempt to whom it belongs; to anybody else it does not exist. */
export const makeReadAttempt =
  (parts: Parts) =>
  async (attemptId: string, owners: readonly AttemptOwner[]): Promise<Result<QuizAttemptView, ReadAttemptError>> =>
    (await ownAttempt(parts, attemptId, owners)).map(({ quiz, attempt }) => viewAttempt(quiz, attempt, parts.library))

/** Scores an answer and keeps it. The first answer to a question stands; the same one sent again is no other one. */
export const makeAnswerQuestion =
  (parts: Parts) =>
  async (
    given: { attemptId: string; questionId: string; response: readonly string[] },
    owners: readonly AttemptOwner[],
  ): Promise<Result<AnsweredAttempt, AnswerQuestionError>> => {
    const own = await ownAttempt(parts, given.attemptId, owners)
    if (own.isErr()) return err(own.error)
    const { quiz, attempt } = own.value
    const question = quiz.questions.find(({ id }) => id === given.questionId)
    if (!question) return err({ type: 'question-unknown' })

    const response = responseInNames(question, attempt.id, given.response)
    const points = scoreResponse(question, response)
    if (points.isErr()) return err(points.error)
    await parts.attempts.addAnswer(given.attemptId, {
      questionId: question.id,
      response,
      points: points.value,
    })
    return (await ownAttempt(parts, given.attemptId, owners)).map(({ attempt }) => ({
      ...viewAttempt(quiz, attempt, parts.library),
      answerStands: JSON.stringify(answerTo(attempt, question.id)?.response) === JSON.stringify(response),
    }))
  }
