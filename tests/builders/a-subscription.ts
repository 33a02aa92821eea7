import type { Subscription } from '../../domain/subscriptions/subscription.ts'

/** A month of the solo monthly plan, with what the test says instead. */
export const aSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'subscription-1',
  memberId: 'member-1',
  planId: 'solo-monthly',
  orderId: 'order-1',
  startsAt: Date.UTC(2026, 10, 21),
  endsAt: Date.UTC(2026, 11, 21),
  ...changes,
})
