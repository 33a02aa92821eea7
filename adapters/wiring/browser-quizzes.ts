import type { QuizGateway } from '../../application/ports/quiz-gateway.ts'
import { ApiClient } from '../http/api-client.ts'
import { HttpQuizGateway } from '../http/http-quiz-gateway.ts'

/** The way to the API of answers that waited: loaded when some do. */
export const composeQuizGateway = (fetch: typeof globalThis.fetch): QuizGateway => new HttpQuizGateway(new ApiClient('/api', fetch))
