import type { UseStore } from 'idb-keyval'
import { expect, test } from 'vitest'
import { InMemoryAnswerOutbox } from '../../adapters/in-memory/in-memory-answer-outbox.ts'
import { IndexedDbAnswerOutbox } from '../../adapters/storage/indexed-db-answer-outbox.ts'
import { describeAnswerOutboxContract } from './answer-outbox.ts'

/** As much of an object store of a browser as the outbox uses: requests that answer a moment later. */
const aStore = (values = new Map<IDBValidKey, unknown>()): UseStore => {
  const request = <T>(result: T) => {
    const pending = { result, onsuccess: null as (() => void) | null, oncomplete: null as (() => void) | null }
    queueMicrotask(() => (pending.onsuccess ?? pending.oncomplete)?.())
    return pending
  }
  const store = {
    get: (key: IDBValidKey) => request(values.get(key)),
    put: (value: unknown, key: IDBValidKey) => void values.set(key, structuredClone(value)),
    get transaction() {
      return request(undefined)
    },
  }
  return async (_, use) => use(store as unknown as IDBObjectStore)
}

describeAnswerOutboxContract('in memory', () => new InMemoryAnswerOutbox())
describeAnswerOutboxContract('IndexedDB', () => new IndexedDbAnswerOutbox(aStore()))

test('what cannot be read in IndexedDB is left aside', async () => {
  const outbox = new IndexedDbAnswerOutbox(aStore(new Map([['answers', [{ attemptId: 1 }]]])))
  expect(await outbox.list()).toEqual([])
})
