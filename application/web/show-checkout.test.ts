import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { eur, xof } from '../../domain/money/money.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import type { CheckoutGateway } from '../ports/checkout-gateway.ts'
import type { PlanGateway } from '../ports/plan-gateway.ts'
import { makeShowCheckout } from './show-checkout.ts'

const plan = aPlan({ id: 'solo-yearly', renewingPeriodicity: 'yearly', price: eur(89.99) })

const withCode = { priorPrice: plan.price, endsAt: null }

const show = (typedCode: string, parts: { find?: PlanGateway['find']; checkCoupon?: CheckoutGateway['checkCoupon']; keptCode?: string } = {}) =>
  makeShowCheckout({
    plans: { list: () => Promise.resolve(ok([])), find: parts.find ?? (() => Promise.resolve(ok(plan))) },
    checkout: {
      checkCoupon: parts.checkCoupon ?? ((code) => Promise.resolve(ok({ code: code.toUpperCase(), price: plan.price, reducedPrice: eur(80.99), ...withCode }))),
    },
  })('solo-yearly', typedCode, parts.keptCode)

test.each(['', '  '])('without a code (%j) the price is to pay', async (typedCode) => {
  expect((await show(typedCode))._unsafeUnwrap()).toMatchObject({
    plan: { id: 'solo-yearly', priceByUnit: eur(7.5) },
    price: eur(89.99),
    total: eur(89.99),
    coupon: null,
    couponRefusal: null,
  })
})

test('a promotional price is the price of the first period, and the ordinary one that of the next', async () => {
  const find = () => Promise.resolve(ok({ ...plan, promoPrice: eur(59.99) }))
  expect((await show('', { find }))._unsafeUnwrap()).toMatchObject({
    price: eur(59.99),
    reduction: null,
    total: eur(59.99),
    renewal: { price: eur(89.99), periodicity: 'yearly' },
  })
})

test('what ends by itself has no renewal', async () => {
  const find = () => Promise.resolve(ok({ ...plan, planType: 'NON_RENEWING' as const }))
  expect((await show('', { find }))._unsafeUnwrap().renewal).toBeNull()
})

test('what a coupon makes free is not renewed: there is no card to charge', async () => {
  const checkCoupon = (code: string) => Promise.resolve(ok({ code, price: plan.price, reducedPrice: eur(0), ...withCode }))
  expect((await show('CADEAU', { checkCoupon }))._unsafeUnwrap()).toMatchObject({ reduction: eur(89.99), total: eur(0), renewal: null })
})

test('by mobile money francs are paid in multiples of 5, rounded down, and an e-mail is asked for', async () => {
  const find = () => Promise.resolve(ok(aPlan({ price: xof(98_387), provider: 'mobile-money', planType: 'NON_RENEWING' })))
  expect((await show('', { find }))._unsafeUnwrap()).toMatchObject({
    price: xof(98_387),
    reduction: null,
    rounding: xof(2),
    total: xof(98_385),
    requiresEmail: true,
  })
  const checkCoupon = (code: string) => Promise.resolve(ok({ code, price: xof(98_387), reducedPrice: xof(88_548), ...withCode }))
  expect((await show('DIX', { find, checkCoupon }))._unsafeUnwrap()).toMatchObject({ reduction: xof(9839), rounding: xof(3), total: xof(88_545) })
})

test('a plan for the family is shown as well', async () => {
  const find = () => Promise.resolve(ok({ ...plan, isFamilyMasterPlan: true }))
  expect((await show('', { find }))._unsafeUnwrap().plan.isFamilyMasterPlan).toBe(true)
})

test('a code that is accepted lowers what is to pay', async () => {
  expect((await show(' bienvenue '))._unsafeUnwrap()).toMatchObject({
    price: eur(89.99),
    reduction: eur(9),
    rounding: null,
    total: eur(80.99),
    coupon: { code: 'BIENVENUE' },
    couponRefusal: null,
    priorPrice: eur(89.99),
    renewal: { price: eur(89.99), periodicity: 'yearly' },
    requiresEmail: false,
  })
})

test('a code that the visit brought lowers what is to pay, unless another one is typed', async () => {
  expect((await show('', { keptCode: 'rentree' }))._unsafeUnwrap()).toMatchObject({ total: eur(80.99), coupon: { code: 'RENTREE' } })
  expect((await show('bienvenue', { keptCode: 'rentree' }))._unsafeUnwrap()).toMatchObject({ coupon: { code: 'BIENVENUE' } })
})

test.each(['coupon-unknown', 'coupon-not-for-this-plan', 'service-unreachable', 'plan-unknown'] as const)(
  'a code that the visit brought, and nobody typed, is not spoken of when it is refused: %s',
  async (type) => {
    const checkCoupon = () => Promise.resolve(err({ type }))
    expect((await show('', { keptCode: 'PIXPAY23', checkCoupon }))._unsafeUnwrap()).toMatchObject({ total: eur(89.99), coupon: null, couponRefusal: null })
  },
)

test('a code that is refused leaves the price, and says why', async () => {
  const checkCoupon = () => Promise.resolve(err({ type: 'coupon-over', endedAt: 3 } as const))
  expect((await show('HIER', { checkCoupon }))._unsafeUnwrap()).toMatchObject({ total: eur(89.99), coupon: null, couponRefusal: { type: 'coupon-over', endedAt: 3 } })
})

test.each(['plan-unknown', 'service-unreachable'] as const)('there is nothing to show when the answer is %s', async (type) => {
  expect((await show('', { find: () => Promise.resolve(err({ type })) }))._unsafeUnwrapErr()).toEqual({ type })
  expect((await show('DIX', { checkCoupon: () => Promise.resolve(err({ type })) }))._unsafeUnwrapErr()).toEqual({ type })
})
