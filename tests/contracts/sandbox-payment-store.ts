import { describe, expect, test } from 'vitest'
import type { SandboxPaymentStore } from '../../application/ports/sandbox-payment-store.ts'
import { eur, xof } from '../../domain/money/money.ts'
import { aSandboxPayment } from '../builders/a-sandbox-payment.ts'

const now = Date.UTC(2026, 10, 21, 12)
const choice = (chosen: 'succeeded' | 'declined' | 'abandoned') => ({ chosen, effectiveAt: now + 1, callbacksLeft: 3, callbacksDueAt: now + 2 })

export const describeSandboxPaymentStoreContract = (name: string, makeSubject: () => Promise<SandboxPaymentStore>): void => {
  describe(`SandboxPaymentStore: ${name}`, () => {
    const withPayment = async (): Promise<SandboxPaymentStore> => {
      const store = await makeSubject()
      await store.addOnce(aSandboxPayment())
      return store
    }

    test.each([
      ['untouched', aSandboxPayment()],
      ['in francs', aSandboxPayment({ amount: xof(98_387), provider: 'mobile-money' })],
      ['decided', aSandboxPayment({ chosen: 'declined', effectiveAt: now, callbacksLeft: 20, callbacksDueAt: now + 3000 })],
    ])('a payment that is %s is found as it was added', async (_, payment) => {
      const store = await makeSubject()
      expect(await store.addOnce(payment)).toEqual(payment)
      expect(await store.find(payment.reference)).toEqual(payment)
    })

    test('a payment that nobody added is not found', async () => {
      expect(await (await withPayment()).find('pay-2')).toBeUndefined()
    })

    test('an order has one payment: the second gives the first', async () => {
      const store = await withPayment()
      expect(await store.addOnce(aSandboxPayment({ reference: 'pay-2', amount: eur(1) }))).toEqual(aSandboxPayment())
      expect(await store.find('pay-2')).toBeUndefined()
    })

    test('ten payments of one order at once are one', async () => {
      const store = await makeSubject()
      const started = await Promise.all(Array.from({ length: 10 }, (_, index) => store.addOnce(aSandboxPayment({ reference: `pay-${index}` }))))
      expect(new Set(started.map(({ reference }) => reference)).size).toBe(1)
    })

    test('a choice is stored', async () => {
      const store = await withPayment()
      expect(await store.choose('pay-1', choice('succeeded'))).toBe(true)
      expect(await store.find('pay-1')).toEqual(aSandboxPayment(choice('succeeded')))
    })

    test.each(['declined', 'abandoned'] as const)('after %s the person may choose again', async (first) => {
      const store = await withPayment()
      await store.choose('pay-1', choice(first))
      expect(await store.choose('pay-1', choice('succeeded'))).toBe(true)
      expect(await store.find('pay-1')).toMatchObject({ chosen: 'succeeded' })
    })

    test('after success nothing is chosen any more', async () => {
      const store = await withPayment()
      await store.choose('pay-1', choice('succeeded'))
      expect(await store.choose('pay-1', { ...choice('declined'), callbacksLeft: 9 })).toBe(false)
      expect(await store.find('pay-1')).toEqual(aSandboxPayment(choice('succeeded')))
    })

    test('nothing is chosen of a payment that nobody knows', async () => {
      expect(await (await withPayment()).choose('pay-2', choice('succeeded'))).toBe(false)
    })

    test('of ten successes at once one is chosen', async () => {
      const store = await withPayment()
      const chosen = await Promise.all(Array.from({ length: 10 }, () => store.choose('pay-1', choice('succeeded'))))
      expect(chosen.filter(Boolean)).toHaveLength(1)
    })

    test('callbacks are due from their time on, the earliest first, as many as asked for', async () => {
      const store = await makeSubject()
      const due = { later: now + 1, now, first: now - 2, second: now - 1 }
      for (const [reference, callbacksDueAt] of Object.entries(due)) {
        await store.addOnce(aSandboxPayment({ reference, orderId: `order of ${reference}`, chosen: 'declined', callbacksLeft: 1, callbacksDueAt }))
      }
      await store.addOnce(aSandboxPayment({ reference: 'none left', orderId: 'order of none', callbacksLeft: 0, callbacksDueAt: now - 3 }))
      const references = async (limit: number) => (await store.withCallbacksDue(now, limit)).map(({ reference }) => reference)
      expect(await references(10)).toEqual(['first', 'second', 'now'])
      expect(await references(2)).toEqual(['first', 'second'])
    })

    test('each callback that was sent is one less to send, down to none', async () => {
      const store = await withPayment()
      await store.choose('pay-1', { ...choice('declined'), callbacksLeft: 2 })
      await Promise.all([1, 2, 3].map(() => store.countCallbackSent('pay-1')))
      expect(await store.find('pay-1')).toMatchObject({ callbacksLeft: 0 })
      expect(await store.withCallbacksDue(now + 10_000, 10)).toEqual([])
    })
  })
}
