import fc from 'fast-check'
import { err, ok, type Result } from 'neverthrow'
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

/** What can happen in each state; all else changes nothing. */
const possible: Record<SubscriptionState, readonly SubscriptionEvent[]> = {
  pending: ['paid'],
  active: ['cancelled', 'renewed', 'ended', 'refunded'],
  cancelled: ['resumed', 'ended', 'refunded'],
  expired: [],
  refunded: [],
}

const oneHour = 3_600_000
const oneDay = 24 * oneHour

/** Two things happen at certain moments only: a renewal on the last day, a withdrawal within fourteen days. */
const isUntimely = (event: SubscriptionEvent, { endsAt, paidAt }: SubscriptionFacts, now: number): boolean =>
  (event === 'renewed' && now < (endsAt ?? 0) - oneDay) || (event === 'refunded' && now > (paidAt ?? 0) + 14 * oneDay)

type Attempt = Result<SubscriptionFacts, unknown>

const attempts: Record<Exclude<SubscriptionEvent, 'ended'>, (facts: SubscriptionFacts, now: number) => Attempt> = {
  paid: (facts, now) => (facts.paidAt === null ? ok({ ...facts, paidAt: now }) : err({ type: 'paid-already' })),
  cancelled: cancelSubscription,
  resumed: resumeSubscription,
  renewed: renewSubscription,
  refunded: (facts, now) => withdraw(facts, { paid: eur(89.99), now }).map((done) => done.facts),
}

test('what the facts say is what the table says, whatever happens and in whatever order', () => {
  const start = Date.UTC(2026, 10, 1, 11)
  const times: Record<SubscriptionEvent, number> = { paid: 0, cancelled: 0, resumed: 0, renewed: 0, ended: 0, refunded: 0 }
  // Refunds are drawn rarely, for nothing comes after them.
  const drawnEvents = ['paid', 'paid', 'cancelled', 'resumed', 'resumed', 'renewed', 'renewed', 'renewed', 'renewed'] as const
  const drawnEvent = fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...drawnEvents) }, { weight: 1, arbitrary: fc.constant('refunded' as const) })
  const happenings = fc.array(fc.tuple(fc.integer({ min: 0, max: 48 }), drawnEvent), { minLength: 40, maxLength: 80, size: 'max' })
  fc.assert(
    fc.property(happenings, (drawn) => {
      let facts = subscriptionFacts({ concludedAt: start, paidAt: null, startsAt: start, endsAt: Date.UTC(2026, 11, 1, 11), renews: 'monthly' })
      let state: SubscriptionState = 'pending'
      let now = start
      const happens = (event: SubscriptionEvent) => {
        expect(possible[state]).toContain(event)
        state = nextSubscriptionState(state, event)
        times[event] += 1
      }
      // Time alone ends a subscription, before and after anything else happens to it.
      const end = () => {
        if (state !== 'expired' && subscriptionStatus(facts, now).state === 'expired') happens('ended')
        expect(subscriptionStatus(facts, now).state).toBe(state)
      }
      for (const [hours, event] of drawn) {
        now += hours * oneHour
        end()
        attempts[event](facts, now).match(
          (after) => {
            facts = after
            happens(event)
          },
          () => expect(!possible[state].includes(event) || isUntimely(event, facts, now)).toBe(true),
        )
        end()
      }
    }),
    { numRuns: 1000, seed: 20_261_121 },
  )
  for (const event of subscriptionEvents) expect([event, times[event] >= 100]).toEqual([event, true])
})
