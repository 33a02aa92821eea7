import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { subscriptionFacts } from '../../tests/builders/a-subscription.ts'
import { monthsOfPeriodicity, renewingPeriodicities } from '../plans/plan.ts'
import { addMonths } from './months.ts'
import { renewSubscription } from './renew-subscription.ts'
import type { SubscriptionFacts } from './subscription-status.ts'

const oneDay = 86_400_000
const day = (date: string) => Date.parse(`${date}T10:00:00Z`)
const term = (startsAt: string, endsAt: string, renews: SubscriptionFacts['renews']) =>
  subscriptionFacts({ concludedAt: day(startsAt), paidAt: day(startsAt), startsAt: day(startsAt), endsAt: day(endsAt), renews })
const renewedAtItsEnd = (facts: SubscriptionFacts) => renewSubscription(facts, (facts.endsAt ?? 0) - 1)._unsafeUnwrap()

test.each([
  ['2026-01-31', '2026-02-28', 'monthly', '2026-03-31'],
  ['2026-01-31', '2026-03-31', 'monthly', '2026-04-30'],
  ['2026-01-31', '2026-12-31', 'monthly', '2027-01-31'],
  ['2028-01-30', '2028-02-29', 'monthly', '2028-03-30'],
  ['2026-11-30', '2027-02-28', 'quarterly', '2027-05-30'],
  ['2028-02-29', '2029-02-28', 'yearly', '2030-02-28'],
  ['2028-02-29', '2031-02-28', 'yearly', '2032-02-29'],
] as const)('a subscription begun on %s that ends on %s, %s, then ends on %s', (start, end, renews, next) => {
  const facts = term(start, end, renews)
  expect(renewedAtItsEnd(facts)).toEqual({ ...facts, endsAt: day(next) })
})

test('renewed for years, it never moves away from the day on which it began', () => {
  const start = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(start, fc.constantFrom(...renewingPeriodicities), fc.integer({ min: 1, max: 60 }), (date, renews, times) => {
      const startsAt = date.getTime()
      const months = monthsOfPeriodicity[renews]
      let facts = subscriptionFacts({ paidAt: startsAt, startsAt, endsAt: addMonths(startsAt, months), renews })
      for (let time = 0; time < times; time += 1) facts = renewedAtItsEnd(facts)
      expect(facts.endsAt).toBe(addMonths(startsAt, months * (times + 1)))
    }),
  )
})

describe('renewing', () => {
  const facts = term('2026-11-21', '2026-12-21', 'monthly')
  const end = day('2026-12-21')

  test.each([
    ['from a day before the end', end - oneDay],
    ['until just before it', end - 1],
  ])('%s gives the next period', (_, askedAt) => {
    expect(renewSubscription(facts, askedAt)._unsafeUnwrap().endsAt).toBe(day('2027-01-21'))
  })

  test('twice for one payment gives one period', () => {
    const renewed = renewSubscription(facts, end - 1)._unsafeUnwrap()
    expect(renewSubscription(renewed, end - 1)._unsafeUnwrapErr()).toEqual({ type: 'renewal-too-early', from: day('2027-01-20') })
  })

  test.each([
    ['more than a day before the end', {}, end - oneDay - 1, { type: 'renewal-too-early', from: end - oneDay }],
    ['when it is not paid', { paidAt: null }, end - 1, { type: 'subscription-pending' }],
    ['when it was cancelled', { cancelledAt: 5 }, end - 1, { type: 'subscription-already-cancelled', cancelledAt: 5 }],
    ['when it was refunded', { refundedAt: 5 }, end - 1, { type: 'subscription-already-refunded', refundedAt: 5 }],
    ['when it has ended', {}, end, { type: 'subscription-expired', endedAt: end }],
    ['when the plan was paid once', { renews: null }, end - 1, { type: 'subscription-not-renewing' }],
    ['when it runs for life', { endsAt: null }, end - 1, { type: 'subscription-not-renewing' }],
  ])('%s is refused', (_, changes, askedAt, refusal) => {
    expect(renewSubscription({ ...facts, ...changes }, askedAt)._unsafeUnwrapErr()).toEqual(refusal)
  })
})
