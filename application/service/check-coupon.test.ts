import { beforeEach, expect, test } from 'vitest'
import { eur, xof } from '../../domain/money/money.ts'
import { aCoupon } from '../../tests/builders/a-coupon.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { anOrder } from '../../tests/builders/an-order.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeCheckCoupon } from './check-coupon.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
  await service.coupons.save(aCoupon({ planIds: ['solo-monthly', 'solo-yearly'] }))
})
const check = (code: string, planIds: readonly string[], memberId: string | null = null) => makeCheckCoupon(service)({ code, planIds }, memberId)

test('says what each plan costs with the code, however it was typed', async () => {
  expect((await check(' bienvenue ', ['solo-monthly', 'solo-yearly']))._unsafeUnwrap()).toEqual({
    code: 'BIENVENUE',
    endsAt: null,
    plans: [
      { planId: 'solo-monthly', price: eur(11.99), reducedPrice: eur(10.79), priorPrice: eur(11.99) },
      { planId: 'solo-yearly', price: eur(89.99), reducedPrice: eur(80.99), priorPrice: eur(89.99) },
    ],
  })
})

test('takes the promotional price of a plan that has one', async () => {
  const plan = aPlan({ id: 'solo-yearly', price: eur(89.99), promoPrice: eur(50) })
  service = await aService({ plans: [{ ...plan, soldThrough: 'ordinary-offers' }] })
  await service.coupons.save(aCoupon())
  expect((await check('BIENVENUE', ['solo-yearly']))._unsafeUnwrap().plans).toEqual([{ planId: 'solo-yearly', price: eur(50), reducedPrice: eur(45), priorPrice: eur(50) }])
})

test('says what can really be paid by mobile money', async () => {
  await service.coupons.save(aCoupon())
  expect((await check('BIENVENUE', ['africa-family-yearly-mobile-money', 'africa-family-yearly-card']))._unsafeUnwrap().plans).toEqual([
    { planId: 'africa-family-yearly-mobile-money', price: xof(98_385), reducedPrice: xof(88_545), priorPrice: xof(98_385) },
    { planId: 'africa-family-yearly-card', price: xof(98_387), reducedPrice: xof(88_548), priorPrice: xof(98_387) },
  ])
})

test('tells when the code ends', async () => {
  await service.coupons.save(aCoupon({ endsAt: noon + 1000 }))
  expect((await check('BIENVENUE', ['solo-yearly']))._unsafeUnwrap()).toMatchObject({ endsAt: noon + 1000 })
})

test('names the lowest price of the 30 days before the code began, and none when the code leads to no lower one', async () => {
  const day = 86_400_000
  await service.priceHistory.note('solo-yearly', eur(85), noon - 20 * day)
  await service.priceHistory.note('solo-yearly', eur(89.99), noon - 10 * day)
  expect((await check('BIENVENUE', ['solo-yearly']))._unsafeUnwrap().plans).toMatchObject([{ reducedPrice: eur(80.99), priorPrice: eur(85) }])
  await service.coupons.save(aCoupon({ startsAt: noon - 25 * day }))
  expect((await check('BIENVENUE', ['solo-yearly']))._unsafeUnwrap().plans).toMatchObject([{ priorPrice: eur(89.99) }])
  await service.coupons.save(aCoupon({ discount: { kind: 'percent', percent: 1 } }))
  expect((await check('BIENVENUE', ['solo-yearly']))._unsafeUnwrap().plans).toMatchObject([{ reducedPrice: eur(89.09), priorPrice: null }])
})

test('leaves out the plans that the code is not for', async () => {
  const checked = (await check('BIENVENUE', ['family-yearly', 'solo-yearly']))._unsafeUnwrap()
  expect(checked.plans.map(({ planId }) => planId)).toEqual(['solo-yearly'])
})

test.each([
  ['a code that nobody gave', 'RUCHE', ['solo-monthly'], { type: 'coupon-unknown' }],
  ['plans that the code is not for', 'BIENVENUE', ['family-yearly', 'family-monthly'], { type: 'coupon-not-for-this-plan' }],
  ['a plan that nobody sells', 'BIENVENUE', ['solo-monthly', 'solo-weekly'], { type: 'plan-unknown' }],
  ['no plan at all', 'BIENVENUE', [], { type: 'plan-unknown' }],
])('is refused for %s', async (_, code, planIds, refusal) => {
  expect((await check(code, planIds))._unsafeUnwrapErr()).toEqual(refusal)
})

test('is refused, with the reason for the first plan, when it suits none', async () => {
  await service.coupons.save(aCoupon({ planIds: ['solo-yearly'], usesLeft: 0 }))
  expect((await check('BIENVENUE', ['family-yearly', 'solo-yearly']))._unsafeUnwrapErr()).toEqual({ type: 'coupon-not-for-this-plan' })
})

test('is refused to a member who spent it, and to nobody else', async () => {
  await service.orders.place(anOrder({ memberId: 'lea', couponCode: 'BIENVENUE' }), 'form-0001')
  await service.settlePayment({ reference: 'pay-1', orderId: 'order-1', status: 'succeeded', amount: eur(11.99) })
  expect((await check('BIENVENUE', ['solo-yearly'], 'lea'))._unsafeUnwrapErr()).toEqual({ type: 'coupon-already-used' })
  expect((await check('BIENVENUE', ['solo-yearly'], 'max')).isOk()).toBe(true)
  expect((await check('BIENVENUE', ['solo-yearly'], null)).isOk()).toBe(true)
})
