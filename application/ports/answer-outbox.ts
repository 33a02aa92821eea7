import type { QuestionResponse } from '../../domain/quizzes/score-response.ts'

/** An answer that waits on a device until the network is back. */
export type KeptAnswer = {
  readonly attemptId: string
  readonly questionId: string
  readonly response: QuestionResponse
  /** The member who answered, as their profile names them; null for a visitor. */
  readonly owner: string | null
}

/** The answers that wait on this device, the oldest first. The first one to a question of an attempt stands. */
export type AnswerOutbox = {
  add(answer: KeptAnswer): Promise<void>
  list(): Promise<readonly KeptAnswer[]>
  remove(answer: Pick<KeptAnswer, 'attemptId' | 'questionId'>): Promise<void>
}
