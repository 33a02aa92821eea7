import { beforeEach, expect, test } from 'vitest'
import type { PaymentStatus } from '../../domain/checkout/order.ts'
import { eur } from '../../domain/money/money.ts'
import { anOrder } from '../../tests/builders/an-order.ts'
import { aPaymentToStart } from '../../tests/builders/a-payment-to-start.ts'
import { buy } from '../../tests/builders/a-purchase.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeReconcilePayments } from './reconcile-payments.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})

/** An order whose payment was started, and then ended at the provider without a word to the product. */
const placeOrder = async (id: string, status: PaymentStatus, { createdAt = noon, planId = 'toeic-pack', told = null as PaymentStatus | null } = {}) => {
  const amount = eur(49.99)
  await service.orders.place(anOrder({ id, memberId: 'lea', planId, amount, paymentReference: null, createdAt }), `form of ${id}`)
  const started = (await service.payments.start(aPaymentToStart({ orderId: id, amount })))._unsafeUnwrap()
  await service.orders.attachPayment(id, started)
  if (told) await service.settlePayment({ reference: started.reference, orderId: id, status: told, amount })
  service.payments.end(started.reference, status)
  return started.reference
}
const reconcile = (since = noon) => makeReconcilePayments(service)({ since })
const nothing = {
  paid: 0,
  unpaid: 0,
  delivered: [],
  closed: [],
  mismatched: [],
  undeliverable: [],
  misdirected: [],
  unanswered: [],
  withoutSubscription: [],
}

test('where nothing was ordered there is nothing to find', async () => {
  expect(await reconcile()).toEqual(nothing)
})

test('what was paid and not delivered is delivered, once', async () => {
  await placeOrder('pending', 'succeeded')
  await placeOrder('declined', 'succeeded', { told: 'declined' })
  await placeOrder('abandoned', 'succeeded', { told: 'abandoned' })
  expect(await reconcile()).toEqual({ ...nothing, unpaid: 3, delivered: ['abandoned', 'declined', 'pending'] })
  expect(await service.subscriptions.ofMember('lea')).toHaveLength(3)
  expect(await reconcile()).toEqual({ ...nothing, paid: 3 })
})

test('what ended without money is closed', async () => {
  await placeOrder('declined', 'declined')
  await placeOrder('pending', 'pending')
  await placeOrder('told before', 'declined', { told: 'declined' })
  expect(await reconcile()).toEqual({ ...nothing, unpaid: 3, closed: ['declined'] })
})

test('another amount than was ordered is told every time, and never delivered', async () => {
  const reference = await placeOrder('order-1', 'pending')
  service.payments.end(reference, 'succeeded', { amount: eur(1) })
  const found = { ...nothing, unpaid: 1, mismatched: [{ orderId: 'order-1', ordered: eur(49.99), paid: eur(1) }] }
  expect(await reconcile()).toEqual(found)
  expect(await reconcile()).toEqual(found)
  expect(await service.subscriptions.ofMember('lea')).toEqual([])
})

test('what somebody has to look at is told', async () => {
  const reference = await placeOrder('misdirected', 'pending')
  service.payments.end(reference, 'succeeded', { orderId: 'order-9' })
  await placeOrder('undeliverable', 'succeeded', { planId: 'solo-weekly' })
  await service.orders.place(anOrder({ id: 'lost', memberId: 'lea', createdAt: noon, state: 'paid' }), 'form-0009')
  await service.orders.place(anOrder({ id: 'never started', memberId: 'lea', createdAt: noon, paymentReference: null }), 'form-0010')
  expect(await reconcile()).toEqual({
    ...nothing,
    paid: 1,
    unpaid: 3,
    misdirected: ['misdirected'],
    undeliverable: ['undeliverable'],
    withoutSubscription: ['lost'],
  })
})

test('what a provider does not answer is told and left as it is', async () => {
  await placeOrder('order-1', 'succeeded')
  service.payments.switchOff()
  expect(await reconcile()).toEqual({ ...nothing, unpaid: 1, unanswered: ['order-1'] })
  expect(await service.orders.find('order-1')).toMatchObject({ state: 'pending' })
})

test('orders from before the date are left alone', async () => {
  await placeOrder('before', 'succeeded', { createdAt: noon - 1 })
  await placeOrder('since', 'succeeded', { createdAt: noon })
  expect(await reconcile()).toMatchObject({ unpaid: 1, delivered: ['since'] })
})

test('a renewal that is paid has the subscription that it renews', async () => {
  const { id } = await buy(service, 'solo-monthly')
  await service.orders.place(anOrder({ id: 'renewal', memberId: 'lea', createdAt: noon, state: 'paid', renewsSubscriptionId: id }), 'renewal:1')
  expect(await reconcile()).toEqual({ ...nothing, paid: 2 })
})

test('a renewal whose charge was never answered is told, until it is settled', async () => {
  const renewal = anOrder({ id: 'renewal', memberId: 'lea', paymentReference: null, renewsSubscriptionId: 'subscription-1', createdAt: noon })
  await service.orders.place(renewal, 'form of renewal')
  await service.orders.place(anOrder({ id: 'never-started', memberId: 'lea', paymentReference: null, createdAt: noon }), 'form of never-started')
  expect(await reconcile()).toEqual({ ...nothing, unpaid: 2, unanswered: ['renewal'] })
  await service.settlePayment({ reference: '', orderId: 'renewal', status: 'abandoned', amount: renewal.amount })
  expect(await reconcile()).toEqual({ ...nothing, unpaid: 2 })
})
