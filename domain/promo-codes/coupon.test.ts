import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCoupon } from '../../tests/builders/a-coupon.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { currencies, eur, type Money, xof } from '../money/money.ts'
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
    ['when fewer uses than none are left', aCoupon({ usesLeft: -1 }), {}, { type: 'coupon-used-up' }],
    ['when the member used it already, and nobody else can', aCoupon({ usesLeft: 0 }), { useByMember: 'spent' as const }, { type: 'coupon-already-used' }],
    ['when it is over, whatever else', aCoupon({ endsAt: noon, planIds: [], usesLeft: 0 }), {}, { type: 'coupon-over', endedAt: noon }],
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
    ['for an amount in the currency of the plan', aCoupon({ discount: { kind: 'amount', amount: eur(5) } })],
    ['when the member holds its last use already', aCoupon({ usesLeft: 0 }), 'held' as const],
  ])('%s', (_, coupon, useByMember: 'none' | 'held' = 'none') => {
    expect(validateCoupon(coupon, { plan, now: noon, useByMember })._unsafeUnwrap()).toBe(coupon)
  })
})

test('a coupon without a start is accepted at any time, even before 1970', () => {
  expect(validateCoupon(aCoupon(), { plan, now: -1, useByMember: 'none' }).isOk()).toBe(true)
})

test.each([
  [eur(89.99), { kind: 'percent', percent: 10 }, eur(80.99)],
  [eur(149.99), { kind: 'percent', percent: 10 }, eur(134.99)],
  [eur(0.05), { kind: 'percent', percent: 50 }, eur(0.03)],
  [eur(89.99), { kind: 'percent', percent: 100 }, eur(0)],
  [xof(98_387), { kind: 'percent', percent: 10 }, xof(88_548)],
  [xof(98_387), { kind: 'percent', percent: 1 }, xof(97_403)],
  [xof(98_387), { kind: 'percent', percent: 50 }, xof(49_194)],
  [xof(98_387), { kind: 'percent', percent: 0 }, xof(98_387)],
  [xof(1), { kind: 'percent', percent: 51 }, xof(0)],
  [xof(5000), { kind: 'amount', amount: xof(501) }, xof(4499)],
  [eur(89.99), { kind: 'amount', amount: eur(20) }, eur(69.99)],
  [eur(10), { kind: 'amount', amount: eur(20) }, eur(0)],
] as const)('%o with %o costs %o', (price, discount, expected) => {
  expect(discountedPrice(price, { discount })).toEqual(expected)
})

const aPrice = fc.record({ minorUnits: fc.integer({ min: 0, max: 1_000_000_000 }), currency: fc.constantFrom(...currencies) })
const percentage = fc.integer({ min: 0, max: 100 })
const reducedBy = (price: Money, percent: number) => discountedPrice(price, { discount: { kind: 'percent', percent } })

test('a higher percentage never costs more, 0 % changes nothing and 100 % leaves nothing to pay', () => {
  fc.assert(
    fc.property(aPrice, percentage, percentage, (price, a, b) => {
      expect(reducedBy(price, Math.max(a, b)).minorUnits).toBeLessThanOrEqual(reducedBy(price, Math.min(a, b)).minorUnits)
      expect(reducedBy(price, 0)).toEqual(price)
      expect(reducedBy(price, 100)).toEqual({ ...price, minorUnits: 0 })
    }),
  )
})

test('a percentage gives what exact fractions give, rounded half up to the cent or the whole franc', () => {
  fc.assert(
    fc.property(aPrice, percentage, (price, percent) => {
      const hundredths = BigInt(price.minorUnits) * BigInt(100 - percent)
      expect(BigInt(reducedBy(price, percent).minorUnits)).toBe((hundredths + 50n) / 100n)
    }),
  )
})

test('a reduced price is never negative and never above the price, whatever is taken off', () => {
  fc.assert(
    fc.property(aPrice, fc.nat({ max: 2_000_000_000 }), (price, minorUnits) => {
      const reduced = discountedPrice(price, { discount: { kind: 'amount', amount: { ...price, minorUnits } } })
      expect(reduced).toEqual({ ...price, minorUnits: price.minorUnits > minorUnits ? price.minorUnits - minorUnits : 0 })
    }),
  )
})

test.each([
  ['  bienvenue ', 'BIENVENUE'],
  ['Bienvenue', 'BIENVENUE'],
  ['\u00a0noël\t', 'NOËL'],
  ['noe\u0308l', 'NOËL'],
  ['istanbul', 'ISTANBUL'],
  ['straße', 'STRASSE'],
  ['', ''],
  ['   ', ''],
])('%j is the code %j', (typed, code) => {
  expect(normaliseCouponCode(typed)).toBe(code)
})

const anyText = fc.array(fc.integer({ min: 0, max: 0xff_ff })).map((units) => String.fromCharCode(...units))

test('a code that was read once is read the same again', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const code = normaliseCouponCode(typed)
      expect(normaliseCouponCode(code)).toBe(code)
    }),
    { numRuns: 500 },
  )
})
