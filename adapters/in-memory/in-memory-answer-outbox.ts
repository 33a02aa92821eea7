import type { AnswerOutbox, KeptAnswer } from '../../application/ports/answer-outbox.ts'

export class InMemoryAnswerOutbox implements AnswerOutbox {
  readonly #answers = new Map<string, KeptAnswer>()

  async add(answer: KeptAnswer) {
    const key = keyOf(answer)
    if (!this.#answers.has(key)) this.#answers.set(key, answer)
  }

  async list() {
    return [...this.#answers.values()]
  }

  async remove(answer: Pick<KeptAnswer, 'attemptId' | 'questionId'>) {
    this.#answers.delete(keyOf(answer))
  }
}

const keyOf = ({ attemptId, questionId }: Pick<KeptAnswer, 'attemptId' | 'questionId'>): string => JSON.stringify([attemptId, questionId])
