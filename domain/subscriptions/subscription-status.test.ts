import { describe, expect, test } from 'vitest'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { subscriptionFacts } from '../../tests/builders/a-subscription.ts'
import { givesAccess, newSubscriptionFacts, type SubscriptionFacts, subscriptionStatus } from './subscription-status.ts'

const facts = (changes: Partial<SubscriptionFacts>) => subscriptionFacts({ concludedAt: 0, paidAt: 10, startsAt: 10, endsAt: 100, ...changes })

describe('at a moment a subscription is', () => {
  test.each([
    ['pending before it is paid', {}, 9, { state: 'pending' }],
    ['pending when it never is', { paidAt: null }, 1000, { state: 'pending' }],
    ['active from its payment on', {}, 10, { state: 'active' }],
    ['active though it begins later', { startsAt: 50 }, 20, { state: 'active' }],
    ['active until just before its end', {}, 99, { state: 'active' }],
    ['expired from its end on', {}, 100, { state: 'expired', endedAt: 100 }],
    ['active for life without an end', { endsAt: null }, 1e15, { state: 'active' }],
    ['active before it is cancelled', { cancelledAt: 50 }, 49, { state: 'active' }],
    ['cancelled from that moment on', { cancelledAt: 50 }, 50, { state: 'cancelled', cancelledAt: 50 }],
    ['cancelled until just before its end', { cancelledAt: 50 }, 99, { state: 'cancelled', cancelledAt: 50 }],
    ['expired at its end, though it was cancelled', { cancelledAt: 50 }, 100, { state: 'expired', endedAt: 100 }],
    ['active before it is refunded', { refundedAt: 60 }, 59, { state: 'active' }],
    ['refunded from that moment on', { refundedAt: 60 }, 60, { state: 'refunded', refundedAt: 60 }],
    ['refunded after what would have been its end', { cancelledAt: 50, refundedAt: 60 }, 200, { state: 'refunded', refundedAt: 60 }],
  ])('%s', (_, changes, now, status) => {
    expect(subscriptionStatus(facts(changes), now)).toEqual(status)
  })
})

test.each([
  ['before it is paid', {}, 9, false],
  ['from its payment on', {}, 10, true],
  ['before it begins', { startsAt: 50 }, 49, false],
  ['when it begins', { startsAt: 50 }, 50, true],
  ['just before its end', {}, 99, true],
  ['at its end', {}, 100, false],
  ['for life', { endsAt: null }, 1e15, true],
  ['cancelled and running', { cancelledAt: 50 }, 60, true],
  ['cancelled and at its end', { cancelledAt: 50 }, 100, false],
  ['cancelled before it begins', { startsAt: 50, cancelledAt: 20 }, 30, false],
  ['refunded', { refundedAt: 60 }, 60, false],
])('a subscription %s: its product is open %s', (_, changes, now, expected) => {
  expect(givesAccess(facts(changes), now)).toBe(expected)
})

describe('a new subscription', () => {
  const times = { concludedAt: 1, paidAt: null, startsAt: Date.UTC(2026, 0, 31, 12) }

  test.each([
    ['of a renewed plan goes on with its periodicity', aPlan(), { endsAt: Date.UTC(2026, 1, 28, 12), renews: 'monthly' }],
    ['of a yearly plan goes on every year', aPlan({ renewingPeriodicity: 'yearly' }), { endsAt: Date.UTC(2027, 0, 31, 12), renews: 'yearly' }],
    [
      'of a plan paid once ends by itself',
      aPlan({ planType: 'NON_RENEWING', renewingPeriodicity: null, fixedDuration: 3, fixedDurationUnit: 'months' }),
      { endsAt: Date.UTC(2026, 3, 30, 11), renews: null },
    ],
    ['of a plan paid once does not go on, whatever its period', aPlan({ planType: 'NON_RENEWING' }), { endsAt: Date.UTC(2026, 1, 28, 12), renews: null }],
    ['of a plan for life never ends', aPlan({ planType: 'NON_RENEWING', renewingPeriodicity: null }), { endsAt: null, renews: null }],
  ])('%s', (_, plan, expected) => {
    expect(newSubscriptionFacts(plan, times)).toEqual({ ...times, cancelledAt: null, refundedAt: null, ...expected })
  })
})
