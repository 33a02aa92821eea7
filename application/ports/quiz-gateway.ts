import type { Result } from 'neverthrow'
import type { AttemptSummary } from '../../domain/quizzes/attempt-summary.ts'
import type { AnsweredAttempt, QuizAttemptView } from '../../domain/quizzes/attempt-view.ts'
import type { QuestionResponse, ResponseRefusal } from '../../domain/quizzes/score-response.ts'
import type { ContentNotFound } from './content-gateway.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

export type AttemptUnknown = { readonly type: 'attempt-unknown' }

export type QuizGateway = {
  /** Starts a quiz, or goes on with the one begun. */
  start(quizPath: string): Promise<Result<QuizAttemptView, ContentNotFound | { readonly type: 'content-locked' } | ServiceUnreachable>>
  /** How the quizzes stand that the person began, the last begun first. */
  list(): Promise<Result<readonly AttemptSummary[], ServiceUnreachable>>
  read(attemptId: string): Promise<Result<QuizAttemptView, AttemptUnknown | ServiceUnreachable>>
  answer(
    attemptId: string,
    questionId: string,
    response: QuestionResponse,
  ): Promise<Result<AnsweredAttempt, AttemptUnknown | { readonly type: 'question-unknown' } | ResponseRefusal | ServiceUnreachable>>
}
