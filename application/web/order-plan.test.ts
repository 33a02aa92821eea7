import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import type { CheckoutGateway, OrderForm } from '../ports/checkout-gateway.ts'
import { makeOrderPlan } from './order-plan.ts'

const form: OrderForm = { planId: 'solo-yearly', couponCode: null, immediateAccess: true, idempotencyKey: 'form-0001', email: null }
const orderPlan = (placeOrder: CheckoutGateway['placeOrder']) => makeOrderPlan({ checkout: { placeOrder } })(form)

test('an order leads to the page on which it is paid', async () => {
  const ordered = await orderPlan(({ planId }) => Promise.resolve(ok({ redirectUrl: `/paiement-test/${planId}` })))
  expect(ordered._unsafeUnwrap()).toEqual({ redirectUrl: '/paiement-test/solo-yearly' })
})

test.each([
  ['immediate-access-not-accepted', { immediateAccess: 'conditions-not-accepted' }],
  ['order-email-required', { email: 'email-empty' }],
  ['order-email-invalid', { email: 'email-invalid' }],
] as const)('%s is said beside its field', async (type, fields) => {
  expect((await orderPlan(() => Promise.resolve(err({ type }))))._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields })
})

test.each([{ type: 'coupon-used-up' }, { type: 'already-subscribed', endsAt: 3 }, { type: 'payment-not-taken' }] as const)(
  '$type is about the whole order',
  async (refusal) => {
    expect((await orderPlan(() => Promise.resolve(err(refusal))))._unsafeUnwrapErr()).toEqual(refusal)
  },
)
