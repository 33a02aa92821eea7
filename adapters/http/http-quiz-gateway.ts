import * as v from 'valibot'
import type { QuizGateway } from '../../application/ports/quiz-gateway.ts'
import { attemptSummarySchema } from '../../domain/quizzes/attempt-summary.ts'
import { answeredAttemptSchema, quizAttemptViewSchema } from '../../domain/quizzes/attempt-view.ts'
import type { QuestionResponse } from '../../domain/quizzes/score-response.ts'
import type { ApiClient } from './api-client.ts'

const simply = <Type extends string>(type: Type) => v.object({ type: v.literal(type) })

export class HttpQuizGateway implements QuizGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  start(quizPath: string) {
    return this.#api.call({
      method: 'POST',
      path: '/quizzes/attempts',
      body: { quizPath },
      answer: quizAttemptViewSchema,
      refusals: v.variant('type', [v.object({ type: v.literal('content-not-found'), path: v.string() }), simply('content-locked')]),
    })
  }

  async list() {
    const listed = await this.#api.call({
      path: '/quizzes/attempts',
      answer: v.object({ quizzes: v.array(attemptSummarySchema) }),
      refusals: v.never(),
    })
    return listed.map(({ quizzes }) => quizzes)
  }

  read(attemptId: string) {
    return this.#api.call({
      path: `/quizzes/attempts/${encodeURIComponent(attemptId)}`,
      answer: quizAttemptViewSchema,
      refusals: simply('attempt-unknown'),
    })
  }

  answer(attemptId: string, questionId: string, response: QuestionResponse) {
    return this.#api.call({
      method: 'POST',
      path: `/quizzes/attempts/${encodeURIComponent(attemptId)}/answers`,
      body: { questionId, response },
      answer: answeredAttemptSchema,
      refusals: v.variant('type', [
        simply('attempt-unknown'),
        simply('question-unknown'),
        simply('response-empty'),
        simply('response-not-a-number'),
        simply('response-not-a-choice'),
        simply('response-incomplete'),
        simply('response-repeats-a-choice'),
      ]),
    })
  }
}
