import { expect, test } from 'vitest'
import { eur } from '../money/money.ts'
import { monthsOfPeriodicity, planDuration, priceToPay } from './plan.ts'

test.each([
  ['monthly', 'monthly', null, null, { kind: 'period', length: 1, unit: 'months' }],
  ['quarterly', 'quarterly', null, null, { kind: 'period', length: 3, unit: 'months' }],
  ['yearly', 'yearly', null, null, { kind: 'period', length: 12, unit: 'months' }],
  ['for 48 months', null, 48, 'months', { kind: 'period', length: 48, unit: 'months' }],
  ['for a day', null, 1, 'days', { kind: 'period', length: 1, unit: 'days' }],
  ['for neither a period nor a fixed duration', null, null, null, { kind: 'lifetime' }],
  ['for a number of nothing', null, 3, null, { kind: 'lifetime' }],
  ['for days that nobody counted', null, null, 'days', { kind: 'lifetime' }],
] as const)('a plan %s runs as long as it says', (_, renewingPeriodicity, fixedDuration, fixedDurationUnit, duration) => {
  expect(planDuration({ renewingPeriodicity, fixedDuration, fixedDurationUnit })).toEqual(duration)
})

test('a period has as many months as people think', () => {
  expect(monthsOfPeriodicity).toEqual({ monthly: 1, quarterly: 3, yearly: 12 })
})

test.each([
  ['the price', null, eur(89.99)],
  ['the promotional price', eur(59.99), eur(59.99)],
  ['nothing, when that is the promotional price', eur(0), eur(0)],
])('what is paid is %s', (_, promoPrice, expected) => {
  expect(priceToPay({ price: eur(89.99), promoPrice })).toEqual(expected)
})
