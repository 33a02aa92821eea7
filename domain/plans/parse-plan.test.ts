import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { aWirePlan } from '../../tests/builders/a-wire-plan.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { eur, xof } from '../money/money.ts'
import { parsePlan, parsePlans } from './parse-plan.ts'
import { fromWirePlan, toWirePlan } from './plan-schema.ts'
import { durationUnits, paymentProviders, planTypes, renewingPeriodicities } from './plan.ts'
import { priceList } from './price-list.ts'

const without = (...fields: string[]) => Object.fromEntries(Object.entries(aWirePlan()).filter(([field]) => !fields.includes(field)))
const fixed = { planType: 'NON_RENEWING', renewingPeriodicity: null }

test('the words of a plan are those of the specification', () => {
  expect([paymentProviders, planTypes, renewingPeriodicities, durationUnits]).toEqual([
    ['card', 'mobile-money', 'gift-card'],
    ['RENEWING', 'NON_RENEWING'],
    ['monthly', 'quarterly', 'yearly'],
    ['days', 'months'],
  ])
})

describe('a plan is read', () => {
  test('with all its fields', () => {
    expect(parsePlan(aWirePlan())._unsafeUnwrap()).toEqual(aPlan())
  })

  test('with only those that it cannot do without: in euros, renewed, for one person, without anything special', () => {
    const shortest = { id: 'solo-monthly', product: 'alveole', name: 'solo-monthly', price: 11.99, provider: 'card', planType: 'RENEWING', renewingPeriodicity: 'monthly' }
    expect(parsePlan(shortest)._unsafeUnwrap()).toEqual(aPlan())
  })

  test.each([
    ['a promotional price', { promoPrice: 9.99 }, { promoPrice: eur(9.99) }],
    ['a promotional price one cent below the price', { promoPrice: 11.98 }, { promoPrice: eur(11.98) }],
    ['no promotion, when its price is the price', { promoPrice: 11.99 }, { promoPrice: null }],
    ['a promotion for which there is nothing to pay', { promoPrice: 0 }, { promoPrice: eur(0) }],
    ['nothing to pay', { price: 0, promoPrice: 0 }, { price: eur(0), promoPrice: null }],
    ['no currency: it is in euros', { currency: null }, { price: eur(11.99) }],
    ['no flag', { isFamilyMasterPlan: null, isPopular: null, isStatic: null, hideCouponSummary: null, emailRequired: null }, {}],
    ['the highest price', { price: 10_000_000 }, { price: eur(10_000_000) }],
    ['francs', { price: 98_387, currency: 'XOF' }, { price: xof(98_387) }],
    ['a provider under its other name', { provider: undefined, paymentProvider: 'gift-card' }, { provider: 'gift-card' }],
    ['a provider under its other name, and none under the first', { provider: null, paymentProvider: 'gift-card' }, { provider: 'gift-card' }],
    ['the same provider under both names', { paymentProvider: 'card' }, { provider: 'card' }],
    ['a provider, and none under the other name', { paymentProvider: null }, { provider: 'card' }],
    ['one day', { ...fixed, fixedDuration: 1, fixedDurationUnit: 'days' }, { ...fixed, fixedDuration: 1, fixedDurationUnit: 'days' }],
    ['a hundred years', { ...fixed, fixedDuration: 36_500, fixedDurationUnit: 'days' }, { ...fixed, fixedDuration: 36_500, fixedDurationUnit: 'days' }],
    ['a whole life', fixed, fixed],
    ['no coupon', { numberOfCoupons: 0 }, { numberOfCoupons: 0 }],
    ['very many coupons', { numberOfCoupons: 1_000_000 }, { numberOfCoupons: 1_000_000 }],
    ['a long name', { name: 'x'.repeat(100) }, { name: 'x'.repeat(100) }],
    ['every flag', { isFamilyMasterPlan: true, isPopular: true, isStatic: true, hideCouponSummary: true, emailRequired: true }, { isFamilyMasterPlan: true, isPopular: true, isStatic: true, hideCouponSummary: true, emailRequired: true }],
  ])('with %s', (_, written, read) => {
    expect(parsePlan(aWirePlan(written))._unsafeUnwrap()).toEqual(aPlan(read as Parameters<typeof aPlan>[0]))
  })

  test('as it was written, for every plan of the price list', () => {
    const plans = priceList.map(({ soldThrough: _sold, printedPricePerMonth: _printed, ...plan }) => plan)
    expect(parsePlans(JSON.parse(JSON.stringify(priceList.map(toWirePlan))))._unsafeUnwrap()).toEqual(plans)
  })

  test('as it was, once its fields are known to be right', () => {
    const plan = aPlan({ promoPrice: eur(9.99), numberOfCoupons: 74 })
    expect(fromWirePlan(toWirePlan(plan))).toEqual(plan)
  })

  test('at the price it was written, whatever the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 1_000_000_000 }), (a, b) => {
        const plan = aPlan({
          price: { minorUnits: Math.max(a, b), currency: 'EUR' },
          promoPrice: a === b ? null : { minorUnits: Math.min(a, b), currency: 'EUR' },
        })
        expect(parsePlan(JSON.parse(JSON.stringify(toWirePlan(plan))))._unsafeUnwrap()).toEqual(plan)
      }),
    )
  })
})

describe('a plan is refused', () => {
  test.each(['id', 'product', 'name', 'price', 'provider', 'planType', 'renewingPeriodicity'])('without its %s', (field) => {
    expect(parsePlan(without(field))._unsafeUnwrapErr()).toEqual({ type: 'plan-malformed', faults: [{ field, fault: 'missing' }] })
  })

  test.each([
    ['an empty identifier', { id: '' }, 'id'],
    ['a blank name', { name: ' \n' }, 'name'],
    ['a blank product', { product: ' ' }, 'product'],
    ['too long a name', { name: 'x'.repeat(101) }, 'name'],
    ['a price that is text', { price: '11.99' }, 'price'],
    ['a price below nothing', { price: -0.01 }, 'price'],
    ['a price that is no number', { price: Number.NaN }, 'price'],
    ['a price without end', { price: Infinity }, 'price'],
    ['a price beyond any other', { price: 10_000_000.01 }, 'price'],
    ['a price with three decimals', { price: 11.999 }, 'price'],
    ['a price in francs with decimals', { price: 500.5, currency: 'XOF' }, 'price'],
    ['a promotional price with three decimals', { promoPrice: 9.999 }, 'promoPrice'],
    ['a promotional price above the price', { promoPrice: 12 }, 'promoPrice'],
    ['a promotional price below nothing', { promoPrice: -1 }, 'promoPrice'],
    ['another currency', { currency: 'USD' }, 'currency'],
    ['another provider', { provider: 'cheque' }, 'provider'],
    ['another provider under the other name', { paymentProvider: 'cheque' }, 'paymentProvider'],
    ['two providers', { paymentProvider: 'gift-card' }, 'paymentProvider'],
    ['another type', { planType: 'FREE' }, 'planType'],
    ['another periodicity', { renewingPeriodicity: 'weekly' }, 'renewingPeriodicity'],
    ['a periodicity on a plan that is not renewed', { planType: 'NON_RENEWING' }, 'renewingPeriodicity'],
    ['a fixed duration on a plan that is renewed', { fixedDuration: 12, fixedDurationUnit: 'months' }, 'fixedDuration'],
    ['a unit of a duration on a plan that is renewed', { fixedDurationUnit: 'months' }, 'fixedDurationUnit'],
    ['a duration of nothing', { ...fixed, fixedDuration: 0, fixedDurationUnit: 'days' }, 'fixedDuration'],
    ['a duration of half a month', { ...fixed, fixedDuration: 0.5, fixedDurationUnit: 'months' }, 'fixedDuration'],
    ['a duration of more than a hundred years', { ...fixed, fixedDuration: 36_501, fixedDurationUnit: 'days' }, 'fixedDuration'],
    ['a duration in weeks', { ...fixed, fixedDuration: 1, fixedDurationUnit: 'weeks' }, 'fixedDurationUnit'],
    ['fewer coupons than none', { numberOfCoupons: -1 }, 'numberOfCoupons'],
    ['half a coupon', { numberOfCoupons: 0.5 }, 'numberOfCoupons'],
    ['more coupons than anybody gives', { numberOfCoupons: 1_000_001 }, 'numberOfCoupons'],
    ['a flag that is text', { isPopular: 'yes' }, 'isPopular'],
  ])('with %s', (_, changes, field) => {
    expect(parsePlan(aWirePlan(changes))._unsafeUnwrapErr()).toEqual({ type: 'plan-malformed', faults: [{ field, fault: 'invalid' }] })
  })

  test.each([
    ['without a provider under either name', { provider: null, paymentProvider: null }, 'provider', 'missing'],
    ['without a periodicity when it is renewed', { renewingPeriodicity: null }, 'renewingPeriodicity', 'missing'],
    ['with a duration and no unit', { ...fixed, fixedDuration: 3 }, 'fixedDurationUnit', 'missing'],
    ['with a unit and no duration', { ...fixed, fixedDurationUnit: 'days' }, 'fixedDuration', 'missing'],
    ['with a field that nobody knows', { colour: 'red' }, 'colour', 'unknown'],
    ['with a field of the catalogue', { soldThrough: 'campaign' }, 'soldThrough', 'unknown'],
  ])('%s', (_, changes, field, fault) => {
    expect(parsePlan(aWirePlan(changes))._unsafeUnwrapErr()).toEqual({ type: 'plan-malformed', faults: [{ field, fault }] })
  })

  test('with a name for each of its contradictions', () => {
    expect(parsePlan(aWirePlan({ planType: 'NON_RENEWING', promoPrice: 20, fixedDuration: 3 }))._unsafeUnwrapErr().faults).toEqual([
      { field: 'promoPrice', fault: 'invalid' },
      { field: 'renewingPeriodicity', fault: 'invalid' },
      { field: 'fixedDurationUnit', fault: 'missing' },
    ])
  })
})

describe('a list of plans', () => {
  test('names the plan and the field that are wrong', () => {
    expect(parsePlans([aWirePlan(), aWirePlan({ price: 'free' })])._unsafeUnwrapErr()).toEqual({
      type: 'plans-malformed',
      faults: [{ field: '1.price', fault: 'invalid' }],
    })
  })

  test('may be empty, and holds 500 plans at most', () => {
    expect(parsePlans([])._unsafeUnwrap()).toEqual([])
    expect(parsePlans(Array.from({ length: 500 }, () => aWirePlan()))._unsafeUnwrap()).toHaveLength(500)
    expect(parsePlans(Array.from({ length: 501 }, () => 'not read'))._unsafeUnwrapErr().faults).toEqual([{ field: '', fault: 'invalid' }])
  })
})

test('whatever is sent as a plan is read or refused', () => {
  expectNeverThrows(parsePlan, aWirePlan())
}, 30_000)

test('whatever is sent as a list of plans is read or refused', () => {
  expectNeverThrows(parsePlans, [aWirePlan(), aWirePlan({ id: 'other', promoPrice: 9.99 })])
}, 30_000)
