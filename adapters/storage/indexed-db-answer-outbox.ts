import { createStore, get, update, type UseStore } from 'idb-keyval'
import * as v from 'valibot'
import type { AnswerOutbox, KeptAnswer } from '../../application/ports/answer-outbox.ts'

const key = 'answers'

/** What a build before this one wrote is read, or left aside. */
const answersSchema = v.fallback(
  v.array(v.object({ attemptId: v.string(), questionId: v.string(), response: v.array(v.string()), owner: v.nullable(v.string()) })),
  [],
)

const isOf =
  ({ attemptId, questionId }: Pick<KeptAnswer, 'attemptId' | 'questionId'>) =>
  (answer: KeptAnswer): boolean =>
    answer.attemptId === attemptId && answer.questionId === questionId

/** The answers of this browser, shared by its tabs. */
export class IndexedDbAnswerOutbox implements AnswerOutbox {
  readonly #store: UseStore
  constructor(store: UseStore = createStore('alveole-answers', 'outbox')) {
    this.#store = store
  }

  add(answer: KeptAnswer) {
    return this.#change((answers) => (answers.some(isOf(answer)) ? answers : [...answers, answer]))
  }

  async list() {
    return v.parse(answersSchema, (await get(key, this.#store)) ?? [])
  }

  remove(answer: Pick<KeptAnswer, 'attemptId' | 'questionId'>) {
    const isThisOne = isOf(answer)
    return this.#change((answers) => answers.filter((other) => !isThisOne(other)))
  }

  #change(change: (answers: readonly KeptAnswer[]) => readonly KeptAnswer[]): Promise<void> {
    return update<unknown>(key, (stored) => change(v.parse(answersSchema, stored ?? [])), this.#store)
  }
}
