import { describe, expect, test } from 'vitest'
import type { PaymentProvider, RawCallback, RefundAnswer } from '../../application/ports/payment-provider.ts'
import { eur, type Money, xof } from '../../domain/money/money.ts'
import { aPaymentToStart } from '../builders/a-payment-to-start.ts'

/** A provider, what people do at its counter, and the callbacks that it sends. */
export type ProviderUnderTest = {
  readonly payments: PaymentProvider
  readonly end: (reference: string, status: 'succeeded' | 'declined' | 'abandoned') => Promise<void>
  readonly callbackOf: (reference: string) => Promise<RawCallback>
  /** Something that is no report at all, with a good signature. */
  readonly signedNonsense: () => Promise<RawCallback>
  readonly signatureHeader: string
  /** The body of a callback about a declined payment, made to tell of one that succeeded. */
  readonly toldAsPaid: (body: string) => string
}

/** What a provider can do, where they differ. */
type ProviderTraits = {
  readonly takes: readonly [Money, ...Money[]]
  /** Whether the page of a payment can be had again. */
  readonly givesPageAgain: boolean
  /** Whether later periods can be charged without the person. */
  readonly charges: boolean
  readonly refunds: RefundAnswer
}

/** What most providers do. */
export const everything: ProviderTraits = { takes: [eur(11.99), xof(98_385)], givesPageAgain: true, charges: true, refunds: 'refunded' }

export const describePaymentProviderContract = (
  name: string,
  { takes, givesPageAgain, charges, refunds }: ProviderTraits,
  makeSubject: () => Promise<ProviderUnderTest>,
): void => {
  describe(`PaymentProvider: ${name}`, () => {
    const [amount] = takes
    const toStart = aPaymentToStart({ amount })
    const renewal = (firstReference: string, orderId = 'order-2') => ({ orderId, amount, firstReference, description: 'solo-monthly' })

    const started = async (wanted = toStart) => {
      const provider = await makeSubject()
      const { reference, redirectUrl } = (await provider.payments.start(wanted))._unsafeUnwrap()
      return { ...provider, reference, redirectUrl }
    }
    const paid = async () => {
      const provider = await started()
      await provider.end(provider.reference, 'succeeded')
      return provider
    }

    test.each([...takes])('a payment of $minorUnits $currency has a page, and is pending until the person pays there', async (amount) => {
      const { payments, reference, redirectUrl } = await started(aPaymentToStart({ amount }))
      expect(redirectUrl).not.toBe('')
      expect((await payments.read(reference))._unsafeUnwrap()).toEqual({ reference, orderId: 'order-1', amount, status: 'pending' })
    })

    test('started twice for one order it is the same payment, or the second is not taken', async () => {
      const { payments, reference, redirectUrl } = await started()
      const again = (await payments.start(toStart)).unwrapOr(null)
      expect(again).toEqual(givesPageAgain ? { reference, redirectUrl } : null)
    })

    test('another order has another payment', async () => {
      const { payments, reference, redirectUrl } = await started()
      const other = (await payments.start({ ...toStart, orderId: 'order-2' }))._unsafeUnwrap()
      expect(other.reference).not.toBe(reference)
      expect(other.redirectUrl).not.toBe(redirectUrl)
    })

    test.each(['succeeded', 'declined', 'abandoned'] as const)('a payment that %s says so when it is asked, and in its signed callback', async (status) => {
      const { payments, end, callbackOf, reference } = await started()
      await end(reference, status)
      const report = { reference, orderId: 'order-1', amount, status }
      expect((await payments.read(reference))._unsafeUnwrap()).toEqual(report)
      expect((await payments.readCallback(await callbackOf(reference)))._unsafeUnwrap()).toEqual(report)
    })

    test('nothing is known of a payment that was never started', async () => {
      const { payments, reference } = await started()
      expect((await payments.read(`${reference}9`))._unsafeUnwrapErr()).toEqual({ type: 'payment-unavailable' })
      expect((await payments.read('pay-9'))._unsafeUnwrapErr()).toEqual({ type: 'payment-unavailable' })
    })

    type Forge = (callback: RawCallback, provider: ProviderUnderTest) => RawCallback
    const signed =
      (change: (signature: string) => string): Forge =>
      (callback, { signatureHeader }) => ({
        ...callback,
        headers: { ...callback.headers, [signatureHeader]: change(callback.headers[signatureHeader] ?? '') },
      })
    const forgeries: readonly (readonly [string, Forge])[] = [
      ['without headers', (callback) => ({ ...callback, headers: {} })],
      ['with an empty signature', signed(() => '')],
      ['with another signature', signed((signature) => signature.slice(0, -4) + (signature.endsWith('0000') ? '1111' : '0000'))],
      ['with a signature of another form', signed(() => 'v1=')],
      ['with a changed amount', (callback) => ({ ...callback, body: callback.body.replace(String(amount.minorUnits), '5') })],
      ['with a changed status', (callback, { toldAsPaid }) => ({ ...callback, body: toldAsPaid(callback.body) })],
      ['with something behind its body', (callback) => ({ ...callback, body: `${callback.body}0` })],
    ]
    test.each(forgeries)('a callback %s is not believed', async (_, forge) => {
      const provider = await started()
      await provider.end(provider.reference, 'declined')
      const callback = await provider.callbackOf(provider.reference)
      const forged = forge(callback, provider)
      expect(forged).not.toEqual(callback)
      expect((await provider.payments.readCallback(forged))._unsafeUnwrapErr()).toEqual({ type: 'callback-refused', reason: 'signature' })
    })

    test('a signed callback without a report in it is refused for its content', async () => {
      const { payments, signedNonsense } = await makeSubject()
      expect((await payments.readCallback(await signedNonsense()))._unsafeUnwrapErr()).toEqual({ type: 'callback-refused', reason: 'content' })
    })

    test('a later period is charged without the person where that is possible, once however often it is asked', async () => {
      const { payments, reference } = await paid()
      const charged = (await payments.charge(renewal(reference)))._unsafeUnwrap()
      expect(charged).toEqual({ reference: charged.reference, orderId: 'order-2', amount, status: charges ? 'succeeded' : 'declined' })
      expect(charged.reference).not.toBe(reference)
      expect((await payments.charge(renewal(reference)))._unsafeUnwrap()).toEqual(charged)
    })

    test.each(charges ? [amount] : [])('a charge of $minorUnits $currency is read like any payment, and the next one is another', async () => {
      const { payments, reference } = await paid()
      const charged = (await payments.charge(renewal(reference)))._unsafeUnwrap()
      expect((await payments.read(charged.reference))._unsafeUnwrap()).toEqual(charged)
      const next = (await payments.charge(renewal(reference, 'order-3')))._unsafeUnwrap()
      expect(next).toEqual({ ...charged, orderId: 'order-3', reference: next.reference })
      expect(next.reference).not.toBe(charged.reference)
    })

    test.each(['declined', 'abandoned'] as const)('after a first payment that was %s nothing is charged', async (status) => {
      const { payments, end, reference } = await started()
      await end(reference, status)
      expect((await payments.charge(renewal(reference)))._unsafeUnwrap()).toMatchObject({ orderId: 'order-2', amount, status: 'declined' })
    })

    test('a payment is paid back, in whole or in part, and the same again when it is asked again', async () => {
      const { payments, reference } = await paid()
      const refund = { orderId: 'order-1', reference, amount: { ...amount, minorUnits: 5 } }
      expect((await payments.refund(refund))._unsafeUnwrap()).toBe(refunds)
      expect((await payments.refund(refund))._unsafeUnwrap()).toBe(refunds)
    })
  })
}
