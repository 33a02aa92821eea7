import type { SubscriptionStatus } from './subscription-status.ts'

export const subscriptionStates = ['pending', 'active', 'cancelled', 'expired', 'refunded'] as const
export type SubscriptionState = SubscriptionStatus['state']

/** What can happen to a subscription. */
export const subscriptionEvents = ['paid', 'cancelled', 'resumed', 'renewed', 'ended', 'refunded'] as const
export type SubscriptionEvent = (typeof subscriptionEvents)[number]

/**
 * Subscription states by event. A cancelled one is not renewed, and can be taken up again until it ends. Nothing comes
 * after the end or a refund: whoever comes back orders again.
 */
const transitions: Record<SubscriptionState, Partial<Record<SubscriptionEvent, SubscriptionState>>> = {
  pending: { paid: 'active' },
  active: { cancelled: 'cancelled', renewed: 'active', ended: 'expired', refunded: 'refunded' },
  cancelled: { resumed: 'active', ended: 'expired', refunded: 'refunded' },
  expired: {},
  refunded: {},
}

/**
 * What becomes of a subscription when something happens to it; what cannot happen to it changes nothing.
 *
 * @example nextSubscriptionState('cancelled', 'renewed') // 'cancelled'
 */
export const nextSubscriptionState = (state: SubscriptionState, event: SubscriptionEvent): SubscriptionState =>
  transitions[state][event] ?? state
