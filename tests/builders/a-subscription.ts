import { eur } from '../../domain/money/money.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import type { SubscriptionFacts } from '../../domain/subscriptions/subscription-status.ts'

/** A month of the solo monthly plan that renews, with what the test says instead. */
export const aSubscription = (changes: Partial<StoredSubscription> = {}): StoredSubscription => ({
  id: 'subscription-1',
  memberId: 'member-1',
  planId: 'solo-monthly',
  orderId: 'order-1',
  startsAt: Date.UTC(2026, 10, 21),
  endsAt: Date.UTC(2026, 11, 21),
  concludedAt: Date.UTC(2026, 10, 21),
  paidAt: Date.UTC(2026, 10, 21),
  renews: 'monthly',
  cancelledAt: null,
  refundedAt: null,
  noticeSentAt: null,
  renewalPrice: eur(11.99),
  ...changes,
})

/** The facts of a yearly subscription ordered, paid and begun on 21 November 2026 at noon UTC, with what the test says instead. */
export const subscriptionFacts = (changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  concludedAt: Date.UTC(2026, 10, 21, 12),
  paidAt: Date.UTC(2026, 10, 21, 12),
  startsAt: Date.UTC(2026, 10, 21, 12),
  endsAt: Date.UTC(2027, 10, 21, 12),
  renews: 'yearly',
  cancelledAt: null,
  refundedAt: null,
  ...changes,
})
