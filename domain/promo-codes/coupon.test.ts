import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCoupon } from '../../tests/builders/a-coupon.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { eur, xof } from '../money/money.ts'
import { discountedPrice, normaliseCouponCode, validateCoupon } from './coupon.ts'

const plan = aPlan({ id: 'solo-yearly', price: eur(89.99) })
const noon = Date.UTC(2026, 10, 21, 12)

describe('a coupon is refused', () => {
  test.each([
    ['when nobody knows it', undefined, {}, { type: 'coupon-unknown' }],
    ['before it starts', aCoupon({ startsAt: noon + 1 }), {}, { type: 'coupon-not-started', startsAt: noon + 1 }],
    ['from the moment it ends', aCoupon({ endsAt: noon }), {}, { type: 'coupon-over', endedAt: noon }],
    ['when it is for other plans', aCoupon({ planIds: ['family-yearly'] }), {}, { type: 'coupon-not-for-this-plan' }],
    ['when it is for no plan', aCoupon({ planIds: [] }), {}, { type: 'coupon-not-for-this-plan' }],
    ['when it takes off francs and the plan is in euros', aCoupon({ discount: { kind: 'amount', amount: xof(500) } }), {}, { type: 'coupon-not-for-this-plan' }],
    ['when the member used it already', aCoupon(), { useByMember: 'spent' as const }, { type: 'coupon-already-used' }],
    ['when no use is left', aCoupon({ usesLeft: 0 }), {}, { type: 'coupon-used-up' }],
  ])('%s', (_, coupon, changes, refusal) => {
    expect(validateCoupon(coupon, { plan, now: noon, useByMember: 'none', ...changes })._unsafeUnwrapErr()).toEqual(refusal)
  })
})

describe('a coupon is accepted', () => {
  test.each([
    ['without any limit', aCoupon()],
    ['from the moment it starts', aCoupon({ startsAt: noon })],
    ['until just before it ends', aCoupon({ endsAt: noon + 1 })],
    ['for its plan', aCoupon({ planIds: ['solo-yearly'] })],
    ['for its last use', aCoupon({ usesLeft: 1 })],
    ['when the member holds its last use already', aCoupon({ usesLeft: 0 }), 'held' as const],
  ])('%s', (_, coupon, useByMember: 'none' | 'held' = 'none') => {
    expect(validateCoupon(coupon, { plan, now: noon, useByMember })._unsafeUnwrap()).toBe(coupon)
  })
})

test.each([
  [eur(89.99), { kind: 'percent', percent: 10 }, eur(80.99)],
  [eur(149.99), { kind: 'percent', percent: 10 }, eur(134.99)],
  [eur(0.05), { kind: 'percent', percent: 50 }, eur(0.03)],
  [eur(89.99), { kind: 'percent', percent: 100 }, eur(0)],
  [xof(98_387), { kind: 'percent', percent: 10 }, xof(88_550)],
  [eur(89.99), { kind: 'amount', amount: eur(20) }, eur(69.99)],
  [eur(10), { kind: 'amount', amount: eur(20) }, eur(0)],
] as const)('%o with %o costs %o', (price, discount, expected) => {
  expect(discountedPrice(price, { discount })).toEqual(expected)
})

test('a reduced price is never negative and never above the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 100 }), fc.constantFrom('EUR', 'XOF'), (minorUnits, percent, currency) => {
      const reduced = discountedPrice({ minorUnits, currency }, { discount: { kind: 'percent', percent } })
      expect(reduced.minorUnits).toBeGreaterThanOrEqual(0)
      expect(reduced.minorUnits).toBeLessThanOrEqual(minorUnits)
    }),
  )
})

test('codes are read without case and without the blanks around them', () => {
  expect(normaliseCouponCode('  bienvenue ')).toBe('BIENVENUE')
})
