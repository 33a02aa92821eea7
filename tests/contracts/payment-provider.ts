import { describe, expect, test } from 'vitest'
import type { PaymentProvider, PaymentToStart, RawCallback } from '../../application/ports/payment-provider.ts'
import { eur, xof } from '../../domain/money/money.ts'

/** A provider, what people do at its counter, and the callbacks that it sends. */
export type ProviderUnderTest = {
  readonly payments: PaymentProvider
  readonly end: (reference: string, status: 'succeeded' | 'declined' | 'abandoned') => Promise<void>
  readonly callbackOf: (reference: string) => Promise<RawCallback>
  /** Something that is no report at all, with a good signature. */
  readonly signedNonsense: () => Promise<RawCallback>
}

const payment = (changes: Partial<PaymentToStart> = {}): PaymentToStart => ({
  orderId: 'order-1',
  amount: eur(11.99),
  provider: 'card',
  email: 'lea@example.org',
  description: 'solo-monthly',
  returnUrl: 'https://alveole.example/validatePayment?order=order-1',
  ...changes,
})

export const describePaymentProviderContract = (name: string, makeSubject: () => ProviderUnderTest): void => {
  describe(`PaymentProvider: ${name}`, () => {
    const started = async (toStart = payment()) => {
      const provider = makeSubject()
      const { reference, redirectUrl } = (await provider.payments.start(toStart))._unsafeUnwrap()
      return { ...provider, reference, redirectUrl }
    }

    test.each([
      ['a card payment in euros', payment()],
      ['a mobile payment in francs', payment({ amount: xof(98_387), provider: 'mobile-money' })],
    ])('%s has a page, and is pending until the person pays there', async (_, toStart) => {
      const { payments, reference, redirectUrl } = await started(toStart)
      expect(redirectUrl).not.toBe('')
      expect((await payments.read(reference))._unsafeUnwrap()).toEqual({ reference, orderId: 'order-1', amount: toStart.amount, status: 'pending' })
    })

    test('started twice for one order it is the same payment', async () => {
      const { payments, reference, redirectUrl } = await started()
      expect((await payments.start(payment()))._unsafeUnwrap()).toEqual({ reference, redirectUrl })
    })

    test('another order has another payment', async () => {
      const { payments, reference, redirectUrl } = await started()
      const other = (await payments.start(payment({ orderId: 'order-2' })))._unsafeUnwrap()
      expect(other.reference).not.toBe(reference)
      expect(other.redirectUrl).not.toBe(redirectUrl)
    })

    test.each(['succeeded', 'declined', 'abandoned'] as const)('a payment that %s says so when it is asked, and in its signed callback', async (status) => {
      const { payments, end, callbackOf, reference } = await started()
      await end(reference, status)
      const report = { reference, orderId: 'order-1', amount: eur(11.99), status }
      expect((await payments.read(reference))._unsafeUnwrap()).toEqual(report)
      expect((await payments.readCallback(await callbackOf(reference)))._unsafeUnwrap()).toEqual(report)
    })

    test('nothing is known of a payment that was never started', async () => {
      expect((await makeSubject().payments.read('pay-9'))._unsafeUnwrapErr()).toEqual({ type: 'payment-unavailable' })
    })

    test.each([
      ['without a signature', (callback: RawCallback) => ({ ...callback, signature: null })],
      ['with another signature', (callback: RawCallback) => ({ ...callback, signature: `${callback.signature?.slice(0, -4)}0000` })],
      ['with a signature of another form', (callback: RawCallback) => ({ ...callback, signature: 'v1=' })],
      ['with a changed amount', (callback: RawCallback) => ({ ...callback, body: callback.body.replace('1199', '9') })],
      ['with a changed status', (callback: RawCallback) => ({ ...callback, body: callback.body.replace('declined', 'succeeded') })],
    ])('a callback %s is not believed', async (_, forge) => {
      const { payments, end, callbackOf, reference } = await started()
      await end(reference, 'declined')
      const refusal = (await payments.readCallback(forge(await callbackOf(reference))))._unsafeUnwrapErr()
      expect(refusal).toEqual({ type: 'callback-refused', reason: 'signature' })
    })

    test('a signed callback without a report in it is refused for its content', async () => {
      const { payments, signedNonsense } = makeSubject()
      expect((await payments.readCallback(await signedNonsense()))._unsafeUnwrapErr()).toEqual({ type: 'callback-refused', reason: 'content' })
    })
  })
}
