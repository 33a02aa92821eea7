import { expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { renewalTerms } from './renewal-terms.ts'

const yearly = aPlan({ renewingPeriodicity: 'yearly', price: eur(89.99), promoPrice: eur(59.99) })

test.each([
  ['by card goes on at its ordinary price', {}, eur(59.99), { price: eur(89.99), periodicity: 'yearly' }],
  ['for a cent goes on', {}, eur(0.01), { price: eur(89.99), periodicity: 'yearly' }],
  ['for nothing ends by itself', {}, eur(0), null],
  ['by mobile money ends by itself', { provider: 'mobile-money' }, eur(59.99), null],
  ['that does not renew ends by itself', { planType: 'NON_RENEWING' }, eur(59.99), null],
  ['for life has no next period', { renewingPeriodicity: null }, eur(59.99), null],
] as const)('a plan %s', (_, changes, amount, expected) => {
  expect(renewalTerms({ ...yearly, ...changes }, amount)).toEqual(expected)
})
