import type { QuizAttemptRepository } from '../../application/ports/quiz-attempt-repository.ts'
import { type AttemptOwner, type GivenAnswer, isOwnedBy, type QuizAttempt } from '../../domain/quizzes/attempt.ts'

export class InMemoryQuizAttemptRepository implements QuizAttemptRepository {
  readonly #attempts = new Map<string, QuizAttempt>()

  add(attempt: QuizAttempt) {
    this.#attempts.set(attempt.id, attempt)
    return Promise.resolve()
  }

  find(id: string) {
    return Promise.resolve(this.#attempts.get(id))
  }

  latest(owner: AttemptOwner, quizPath: string) {
    const own = [...this.#attempts.values()].filter(
      (attempt) => attempt.quizPath === quizPath && isOwnedBy(attempt, [owner]),
    )
    return Promise.resolve(own.toSorted((a, b) => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1))[0])
  }

  addAnswer(attemptId: string, answer: GivenAnswer) {
    const attempt = this.#attempts.get(attemptId)
    if (attempt && !attempt.answers.some(({ questionId }) => questionId === answer.questionId)) {
      this.#attempts.set(attemptId, { ...attempt, answers: [...attempt.answers, answer] })
    }
    return Promise.resolve()
  }

  claim(visitorId: string, memberId: string) {
    for (const attempt of this.#attempts.values()) {
      if (isOwnedBy(attempt, [{ kind: 'visitor', visitorId }])) {
        this.#attempts.set(attempt.id, { ...attempt, owner: { kind: 'member', memberId } })
      }
    }
    return Promise.resolve()
  }

  ofOwner(owner: AttemptOwner): Promise<readonly QuizAttempt[]> {
    const own = [...this.#attempts.values()].filter((attempt) => isOwnedBy(attempt, [owner]))
    return Promise.resolve(own.toSorted((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1)))
  }

  async eraseOf(owner: AttemptOwner): Promise<void> {
    for (const { id } of await this.ofOwner(owner)) this.#attempts.delete(id)
  }

  /** Forgets the attempts that visitors started by a time, and gives how many. */
  forgetOfVisitors(limit: number): number {
    const forgotten = [...this.#attempts.values()].filter(({ owner, startedAt }) => owner.kind === 'visitor' && startedAt <= limit)
    for (const { id } of forgotten) this.#attempts.delete(id)
    return forgotten.length
  }
}
