import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import type { CheckoutGateway } from '../ports/checkout-gateway.ts'
import type { PlanGateway } from '../ports/plan-gateway.ts'
import { makeShowCheckout } from './show-checkout.ts'

const plan = aPlan({ id: 'solo-yearly', renewingPeriodicity: 'yearly', price: eur(89.99) })

const show = (typedCode: string, parts: { find?: PlanGateway['find']; checkCoupon?: CheckoutGateway['checkCoupon'] } = {}) =>
  makeShowCheckout({
    plans: { list: () => Promise.resolve(ok([])), find: parts.find ?? (() => Promise.resolve(ok(plan))) },
    checkout: {
      checkCoupon: parts.checkCoupon ?? ((code) => Promise.resolve(ok({ code: code.toUpperCase(), price: plan.price, reducedPrice: eur(80.99) }))),
      placeOrder: () => Promise.resolve(err({ type: 'service-unreachable' })),
      confirmOrder: () => Promise.resolve(err({ type: 'service-unreachable' })),
    },
  })('solo-yearly', typedCode)

test.each(['', '  '])('without a code (%j) the price is to pay', async (typedCode) => {
  expect((await show(typedCode))._unsafeUnwrap()).toMatchObject({
    plan: { id: 'solo-yearly', priceByUnit: eur(7.5) },
    price: eur(89.99),
    total: eur(89.99),
    coupon: null,
    couponRefusal: null,
  })
})

test('a promotional price is the price', async () => {
  const find = () => Promise.resolve(ok({ ...plan, promoPrice: eur(59.99) }))
  expect((await show('', { find }))._unsafeUnwrap()).toMatchObject({ price: eur(59.99), total: eur(59.99) })
})

test('a plan for the family is shown as well', async () => {
  const find = () => Promise.resolve(ok({ ...plan, isFamilyMasterPlan: true }))
  expect((await show('', { find }))._unsafeUnwrap().plan.isFamilyMasterPlan).toBe(true)
})

test('a code that is accepted lowers what is to pay', async () => {
  expect((await show(' bienvenue '))._unsafeUnwrap()).toMatchObject({ price: eur(89.99), total: eur(80.99), coupon: { code: 'BIENVENUE' }, couponRefusal: null })
})

test('a code that is refused leaves the price, and says why', async () => {
  const checkCoupon = () => Promise.resolve(err({ type: 'coupon-over', endedAt: 3 } as const))
  expect((await show('HIER', { checkCoupon }))._unsafeUnwrap()).toMatchObject({ total: eur(89.99), coupon: null, couponRefusal: { type: 'coupon-over', endedAt: 3 } })
})

test.each(['plan-unknown', 'service-unreachable'] as const)('there is nothing to show when the answer is %s', async (type) => {
  expect((await show('', { find: () => Promise.resolve(err({ type })) }))._unsafeUnwrapErr()).toEqual({ type })
  expect((await show('DIX', { checkCoupon: () => Promise.resolve(err({ type })) }))._unsafeUnwrapErr()).toEqual({ type })
})
