import { describe, expect, test } from 'vitest'
import type { AnswerOutbox, KeptAnswer } from '../../application/ports/answer-outbox.ts'

const answer = (changes: Partial<KeptAnswer> = {}): KeptAnswer => ({ attemptId: 'attempt-1', questionId: 'q1', response: ['a'], owner: null, ...changes })

export const describeAnswerOutboxContract = (name: string, makeSubject: () => AnswerOutbox): void => {
  describe(`AnswerOutbox: ${name}`, () => {
    test('nothing waits at first', async () => {
      expect(await makeSubject().list()).toEqual([])
    })

    test('answers wait in the order in which they were given', async () => {
      const outbox = makeSubject()
      const given = [answer({ questionId: 'q2', response: ['1', ''] }), answer({ owner: 'lea@example.org' }), answer({ attemptId: 'attempt-2' })]
      for (const one of given) await outbox.add(one)
      expect(await outbox.list()).toEqual(given)
    })

    test('the first answer to a question stands', async () => {
      const outbox = makeSubject()
      await outbox.add(answer())
      await outbox.add(answer({ response: ['b'] }))
      expect(await outbox.list()).toEqual([answer()])
    })

    test('an answer that was sent waits no more; removed again, it changes nothing', async () => {
      const outbox = makeSubject()
      await outbox.add(answer())
      await outbox.add(answer({ questionId: 'q2' }))
      await outbox.remove(answer())
      await outbox.remove(answer())
      expect(await outbox.list()).toEqual([answer({ questionId: 'q2' })])
    })
  })
}
