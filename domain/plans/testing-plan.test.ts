import { expect, test } from 'vitest'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { xof } from '../money/money.ts'
import { computePlans } from './compute-plans.ts'
import { parsePlan } from './parse-plan.ts'
import { toWirePlan } from './plan-schema.ts'
import { planDuration, priceToPay } from './plan.ts'
import { anonymousPlans, testingPlan } from './testing-plan.ts'

test('the testing plan is one day, paid in advance, in francs, by mobile money, with an e-mail', () => {
  expect(planDuration(testingPlan)).toEqual({ kind: 'period', length: 1, unit: 'days' })
  expect(priceToPay(testingPlan)).toEqual(xof(100))
  expect(testingPlan).toEqual({
    id: 'testing-one-day',
    product: 'alveole',
    name: 'testing-one-day',
    price: xof(100),
    promoPrice: null,
    provider: 'mobile-money',
    planType: 'NON_RENEWING',
    renewingPeriodicity: null,
    fixedDuration: 1,
    fixedDurationUnit: 'days',
    isFamilyMasterPlan: false,
    isPopular: false,
    numberOfCoupons: null,
    isStatic: true,
    hideCouponSummary: true,
    emailRequired: true,
  })
})

test('the testing plan can be read back from the wire, and is priced by the day', () => {
  expect(parsePlan(toWirePlan(testingPlan))._unsafeUnwrap()).toEqual(testingPlan)
  expect(computePlans([testingPlan])).toMatchObject({ unitUsed: 'days', solo: [{ priceByUnit: xof(100) }] })
})

test.each([
  ['selling', ['solo', 'family']],
  ['testing', ['testing-one-day']],
] as const)('a visitor of a service that is %s is offered %s', (mode, ids) => {
  expect(anonymousPlans([aPlan({ id: 'solo' }), aPlan({ id: 'family' })], mode).map(({ id }) => id)).toEqual(ids)
})
