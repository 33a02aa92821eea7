import type { AttemptOwner, GivenAnswer, QuizAttempt } from '../../domain/quizzes/attempt.ts'

export type QuizAttemptRepository = {
  add(attempt: QuizAttempt): Promise<void>
  find(id: string): Promise<QuizAttempt | undefined>
  /** The owner's last attempt at a quiz, finished or not. */
  latest(owner: AttemptOwner, quizPath: string): Promise<QuizAttempt | undefined>
  /** All the attempts of an owner, the oldest first. */
  ofOwner(owner: AttemptOwner): Promise<readonly QuizAttempt[]>
  /** Keeps the first answer to a question; a later one to the same question changes nothing. */
  addAnswer(attemptId: string, answer: GivenAnswer): Promise<void>
  /** Gives a visitor's attempts to the member that they became. */
  claim(visitorId: string, memberId: string): Promise<void>
}
