import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subscriptionFacts } from '../../tests/builders/a-subscription.ts'
import { eur } from '../money/money.ts'
import { cancelSubscription, resumeSubscription } from './cancel-subscription.ts'
import { renewSubscription } from './renew-subscription.ts'
import { nextSubscriptionState, type SubscriptionEvent, subscriptionEvents, type SubscriptionState, subscriptionStates } from './subscription-events.ts'
import { type SubscriptionFacts, subscriptionStatus } from './subscription-status.ts'
import { withdraw } from './withdrawal.ts'

const table: Record<SubscriptionState, Record<SubscriptionEvent, SubscriptionState>> = {
  pending: { paid: 'active', cancelled: 'pending', resumed: 'pending', renewed: 'pending', ended: 'pending', refunded: 'pending' },
  active: { paid: 'active', cancelled: 'cancelled', resumed: 'active', renewed: 'active', ended: 'expired', refunded: 'refunded' },
  cancelled: { paid: 'cancelled', cancelled: 'cancelled', resumed: 'active', renewed: 'cancelled', ended: 'expired', refunded: 'refunded' },
  expired: { paid: 'expired', cancelled: 'expired', resumed: 'expired', renewed: 'expired', ended: 'expired', refunded: 'expired' },
  refunded: { paid: 'refunded', cancelled: 'refunded', resumed: 'refunded', renewed: 'refunded', ended: 'refunded', refunded: 'refunded' },
}

test('the states and the events are those of the table', () => {
  expect(subscriptionStates).toEqual(Object.keys(table))
  expect(subscriptionEvents).toEqual(Object.keys(table.pending))
})

test.each(subscriptionStates.flatMap((state) => subscriptionEvents.map((event) => [state, event, table[state][event]] as const)))(
  'a %s subscription that is %s is %s',
  (state, event, expected) => {
    expect(nextSubscriptionState(state, event)).toBe(expected)
  },
)

test('every state can be reached from pending', () => {
  const reached = new Set<SubscriptionState>(['pending'])
  for (const state of reached) for (const event of subscriptionEvents) reached.add(nextSubscriptionState(state, event))
  expect([...reached].toSorted()).toEqual(subscriptionStates.toSorted())
})

/** What each event does to the facts, where it can happen at that moment. */
const applied = (facts: SubscriptionFacts, event: SubscriptionEvent, now: number): SubscriptionFacts => {
  switch (event) {
    case 'paid':
      return facts.paidAt === null ? { ...facts, paidAt: now } : facts
    case 'cancelled':
      return cancelSubscription(facts, now).unwrapOr(facts)
    case 'resumed':
      return resumeSubscription(facts, now).unwrapOr(facts)
    case 'renewed':
      return renewSubscription(facts, now).unwrapOr(facts)
    case 'refunded':
      return withdraw(facts, { paid: eur(89.99), now }).map((done) => done.facts).unwrapOr(facts)
    case 'ended':
      return facts
  }
}

test('what the facts say is what the table says, whatever happens and in whatever order', () => {
  const oneDay = 86_400_000
  const happenings = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom(...subscriptionEvents)), { maxLength: 30 })
  fc.assert(
    fc.property(happenings, (drawn) => {
      let facts = subscriptionFacts({ concludedAt: 0, paidAt: null, startsAt: 0, endsAt: 31 * oneDay, renews: 'monthly' })
      let state: SubscriptionState = 'pending'
      let now = 0
      for (const [days, event] of drawn) {
        now += days * oneDay
        const before = facts
        // Time alone ends a subscription, before anything else happens to it.
        if (subscriptionStatus(facts, now).state === 'expired') state = nextSubscriptionState(state, 'ended')
        facts = applied(facts, event, now)
        const happened = facts !== before
        if (happened) state = nextSubscriptionState(state, event)
        if (subscriptionStatus(facts, now).state === 'expired') state = nextSubscriptionState(state, 'ended')
        expect(subscriptionStatus(facts, now).state).toBe(state)
      }
    }),
    { numRuns: 1000 },
  )
})
