import { describe, expect, test } from 'vitest'
import { subscriptionFacts } from '../../tests/builders/a-subscription.ts'
import { renewalChargedFrom, renewSubscription } from './renew-subscription.ts'
import type { SubscriptionFacts } from './subscription-status.ts'

const oneDay = 86_400_000
const day = (date: string) => Date.parse(`${date}T10:00:00Z`)
const at = (moment: string) => Date.parse(moment)
const term = (startsAt: number, endsAt: number, renews: SubscriptionFacts['renews']) =>
  subscriptionFacts({ concludedAt: startsAt, paidAt: startsAt, startsAt, endsAt, renews })
const renewedAtItsEnd = (facts: SubscriptionFacts) => renewSubscription(facts, (facts.endsAt ?? 0) - 1)._unsafeUnwrap()

test.each([
  ['2026-01-31T11:00+01:00', '2026-02-28T11:00+01:00', 'monthly', '2026-03-31T11:00+02:00'],
  ['2026-01-31T11:00+01:00', '2026-03-31T11:00+02:00', 'monthly', '2026-04-30T11:00+02:00'],
  ['2026-01-31T11:00+01:00', '2026-12-31T11:00+01:00', 'monthly', '2027-01-31T11:00+01:00'],
  ['2028-01-30T11:00+01:00', '2028-02-29T11:00+01:00', 'monthly', '2028-03-30T11:00+02:00'],
  ['2026-11-30T11:00+01:00', '2027-02-28T11:00+01:00', 'quarterly', '2027-05-30T11:00+02:00'],
  ['2028-02-29T11:00+01:00', '2029-02-28T11:00+01:00', 'yearly', '2030-02-28T11:00+01:00'],
  ['2028-02-29T11:00+01:00', '2031-02-28T11:00+01:00', 'yearly', '2032-02-29T11:00+01:00'],
] as const)('a subscription begun on %s that ends on %s, %s, then ends on %s', (start, end, renews, next) => {
  const facts = term(at(start), at(end), renews)
  expect(renewedAtItsEnd(facts)).toEqual({ ...facts, endsAt: at(next) })
})

const lastDays = '02-28T00:30+01 03-31T00:30+02 04-30T00:30+02 05-31T00:30+02 06-30T00:30+02 07-31T00:30+02 08-31T00:30+02 09-30T00:30+02'
const firstDays = '04-01T00:30+02 05-01T00:30+02 06-01T00:30+02 07-01T00:30+02 08-01T00:30+02 09-01T00:30+02 10-01T00:30+02 11-01T00:30+01 12-01T00:30+01'
const inYear = (year: number, dates: string) => dates.split(' ').map((date) => `${year}-${date}:00`)

test.each([
  [
    '2026-01-30T23:30Z',
    'monthly',
    [
      ...inYear(2026, `${lastDays} 10-31T00:30+01 11-30T00:30+01 12-31T00:30+01`),
      '2027-01-31T00:30+01:00',
      // In 2027 the clocks change on 31 October, at three in the morning.
      ...inYear(2027, `${lastDays} 10-31T00:30+02 11-30T00:30+01 12-31T00:30+01`),
      ...inYear(2028, '01-31T00:30+01 02-29T00:30+01 03-31T00:30+02'),
    ],
  ],
  [
    '2026-02-28T23:30Z',
    'monthly',
    [...inYear(2026, firstDays), ...inYear(2027, '01-01T00:30+01 02-01T00:30+01 03-01T00:30+01'), ...inYear(2027, firstDays), '2028-01-01T00:30+01:00'],
  ],
  ['2026-09-30T22:30Z', 'quarterly', inYear(2027, '01-01T00:30+01 04-01T00:30+02 07-01T00:30+02 10-01T00:30+02')],
  ['2026-11-30T23:30:00+01:00', 'quarterly', inYear(2027, '02-28T23:30+01 05-30T23:30+02 08-30T23:30+02 11-30T23:30+01')],
  [
    '2028-02-28T23:30Z',
    'yearly',
    ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29', '2033-02-28'].map((date) => `${date}T00:30+01:00`),
  ],
  ['2027-02-28T23:30Z', 'yearly', ['2028', '2029', '2030', '2031', '2032', '2033'].map((year) => `${year}-03-01T00:30+01:00`)],
] as const)('begun at %s and renewed %s for years, it ends on the day on which it began, or the last day of a shorter month', (start, renews, ends) => {
  const [first = '', ...others] = ends
  let facts = term(at(start), at(first), renews)
  for (const end of others) {
    facts = renewedAtItsEnd(facts)
    expect(new Date(facts.endsAt ?? 0).toISOString()).toBe(new Date(end).toISOString())
  }
})

describe('renewing', () => {
  const facts = term(day('2026-11-21'), day('2026-12-21'), 'monthly')
  const end = day('2026-12-21')

  test.each([
    ['from a day before the end', end - oneDay],
    ['until just before it', end - 1],
  ])('%s gives the next period', (_, askedAt) => {
    expect(renewSubscription(facts, askedAt)._unsafeUnwrap().endsAt).toBe(day('2027-01-21'))
  })

  test('is charged from a day before the end', () => {
    expect(renewalChargedFrom(end)).toBe(end - oneDay)
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
