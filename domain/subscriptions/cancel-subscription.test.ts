import { describe, expect, test } from 'vitest'
import { subscriptionFacts } from '../../tests/builders/a-subscription.ts'
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts'
import { givesAccess, subscriptionStatus } from './subscription-status.ts'

const facts = subscriptionFacts({ paidAt: 0, startsAt: 0, endsAt: 100 })

describe('cancelling a subscription', () => {
  test.each([
    ['in its first moment', 0],
    ['in its last moment', 99],
  ])('%s lets it run to its end and no further', (_, now) => {
    const cancelled = cancelSubscription(facts, now)._unsafeUnwrap()
    expect(cancelled).toEqual({ ...facts, cancelledAt: now })
    expect(givesAccess(cancelled, 99)).toBe(true)
    expect(subscriptionStatus(cancelled, 100)).toEqual({ state: 'expired', endedAt: 100 })
  })

  test.each([
    ['that is not paid', { paidAt: null }, { type: 'subscription-pending' }],
    ['that was cancelled', { cancelledAt: 20 }, { type: 'subscription-already-cancelled', cancelledAt: 20 }],
    ['that has ended', { endsAt: 50 }, { type: 'subscription-expired', endedAt: 50 }],
    ['that was refunded', { refundedAt: 30 }, { type: 'subscription-already-refunded', refundedAt: 30 }],
    ['that was paid once', { renews: null }, { type: 'subscription-not-renewing' }],
  ] as const)('%s is refused', (_, changes, refusal) => {
    expect(cancelSubscription({ ...facts, ...changes }, 50)._unsafeUnwrapErr()).toEqual(refusal)
  })
})

describe('taking a subscription up again', () => {
  const cancelled = { ...facts, cancelledAt: 20 }

  test.each([20, 99])('when it was cancelled makes it as it was (at %s)', (now) => {
    expect(resumeSubscription(cancelled, now)._unsafeUnwrap()).toEqual(facts)
  })

  test.each([
    ['that is not paid', { paidAt: null }, 50, { type: 'subscription-pending' }],
    ['that goes on', { cancelledAt: null }, 50, { type: 'subscription-not-cancelled' }],
    ['that is cancelled later', {}, 19, { type: 'subscription-not-cancelled' }],
    ['that has ended', {}, 100, { type: 'subscription-expired', endedAt: 100 }],
    ['that was refunded', { refundedAt: 30 }, 50, { type: 'subscription-already-refunded', refundedAt: 30 }],
  ] as const)('%s is refused', (_, changes, now, refusal) => {
    expect(resumeSubscription({ ...cancelled, ...changes }, now)._unsafeUnwrapErr()).toEqual(refusal)
  })
})
