import { beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '../../application/ports/payment-provider.ts'
import { eur } from '../../domain/money/money.ts'
import { aPaymentToStart } from '../../tests/builders/a-payment-to-start.ts'
import { InMemoryPaymentProvider } from '../in-memory/in-memory-payment-provider.ts'
import { PaymentsByMethod } from './payments-by-method.ts'

/** A gateway whose references are `<name>:payment-1`. */
const gateway = (name: string): PaymentProvider => {
  const payments = new InMemoryPaymentProvider()
  const own = (reference: string) => reference.replace(`${name}:`, '')
  return {
    start: async (payment) => (await payments.start(payment)).map((started) => ({ ...started, reference: `${name}:${started.reference}` })),
    read: async (reference) => (await payments.read(own(reference))).map((report) => ({ ...report, reference })),
    readCallback: async () => (await payments.read('payment-1')).map((report) => ({ ...report, reference: `${name}:payment-1` })),
    charge: async (renewal) =>
      (await payments.charge(renewal)).map((report) => ({ ...report, reference: `${name}:${report.reference}` })),
    refund: (refund) => payments.refund({ ...refund, reference: own(refund.reference) }),
  }
}

let payments: PaymentsByMethod
beforeEach(() => {
  payments = new PaymentsByMethod({
    gateways: { stripe: gateway('stripe'), cinetpay: gateway('cinetpay'), sandbox: gateway('sandbox') },
    taking: { card: 'stripe', 'mobile-money': 'cinetpay' },
  })
})

test.each([
  ['card', 'stripe:payment-1'],
  ['mobile-money', 'cinetpay:payment-1'],
] as const)('a payment by %s is %s, and is asked about there', async (provider, reference) => {
  expect((await payments.start(aPaymentToStart({ provider })))._unsafeUnwrap()).toMatchObject({ reference })
  expect((await payments.read(reference))._unsafeUnwrap()).toMatchObject({ reference, status: 'pending' })
  const elsewhere = reference.replace(/.*:/, 'sandbox:')
  expect((await payments.read(elsewhere))._unsafeUnwrapErr()).toEqual({ type: 'payment-unavailable' })
})

test.each([
  ['is not taken anywhere', {}],
  ['is taken by a gateway that is not there', { 'gift-card': 'vouchers' }],
] as const)('a payment by a means that %s is not taken', async (_, taking) => {
  const some = new PaymentsByMethod({ gateways: { sandbox: gateway('sandbox') }, taking })
  expect((await some.start(aPaymentToStart({ provider: 'gift-card' })))._unsafeUnwrapErr()).toEqual({ type: 'payment-not-taken' })
})

test('a reference without a gateway in it is one of the sandbox', async () => {
  const sandboxOnly = new PaymentsByMethod({ gateways: { sandbox: gateway('sandbox') }, taking: { card: 'sandbox' } })
  await sandboxOnly.start(aPaymentToStart())
  expect((await sandboxOnly.read('payment-1'))._unsafeUnwrap()).toMatchObject({ reference: 'payment-1' })
})

test('later periods and refunds go to the gateway of the first payment', async () => {
  await payments.start(aPaymentToStart({ provider: 'mobile-money' }))
  const amount = eur(11.99)
  const renewal = { orderId: 'order-2', amount, firstReference: 'cinetpay:payment-1', description: 'solo-monthly' }
  expect((await payments.charge(renewal))._unsafeUnwrap()).toMatchObject({ reference: 'cinetpay:payment-2' })
  expect((await payments.refund({ orderId: 'order-1', reference: 'cinetpay:payment-1', amount }))._unsafeUnwrap()).toBe('refunded')
  expect((await payments.refund({ orderId: 'order-1', reference: 'stripe:payment-1', amount }))._unsafeUnwrapErr()).toEqual({ type: 'payment-unavailable' })
})

test('a gateway that is no longer there is unavailable', async () => {
  const amount = eur(11.99)
  const unavailable = { type: 'payment-unavailable' }
  expect((await payments.read('paypal:1'))._unsafeUnwrapErr()).toEqual(unavailable)
  expect((await payments.charge({ orderId: 'order-2', amount, firstReference: 'paypal:1', description: '' }))._unsafeUnwrapErr()).toEqual(unavailable)
  expect((await payments.refund({ orderId: 'order-1', amount, reference: 'paypal:1' }))._unsafeUnwrapErr()).toEqual(unavailable)
})

test('a callback is read by the gateway that it came for', async () => {
  await payments.start(aPaymentToStart())
  const report = (await payments.readCallback({ gateway: 'stripe', body: '', headers: {} }))._unsafeUnwrap()
  expect(report).toMatchObject({ reference: 'stripe:payment-1' })
})

test.each(['paypal', '', 'constructor', '__proto__'])('a callback for the gateway %j is refused', async (name) => {
  const refusal = (await payments.readCallback({ gateway: name, body: '', headers: {} }))._unsafeUnwrapErr()
  expect(refusal).toEqual({ type: 'callback-refused', reason: 'content' })
})
