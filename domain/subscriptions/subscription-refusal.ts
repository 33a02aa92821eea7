import type { SubscriptionStatus } from './subscription-status.ts'

/** Why nothing can be done to a subscription that has not begun, or is over. Times in milliseconds since 1970. */
export type SubscriptionNotRunning =
  | { readonly type: 'subscription-pending' }
  | { readonly type: 'subscription-expired'; readonly endedAt: number }
  | { readonly type: 'subscription-already-refunded'; readonly refundedAt: number }

/** It was cancelled, and runs to its end. */
export type SubscriptionAlreadyCancelled = { readonly type: 'subscription-already-cancelled'; readonly cancelledAt: number }

/** There is no next period: the plan was paid once, or runs for life. */
export type SubscriptionNotRenewing = { readonly type: 'subscription-not-renewing' }

/**
 * Says why nothing can be done to a subscription in that state.
 *
 * @example notRunning({ state: 'expired', endedAt }) // { type: 'subscription-expired', endedAt }
 */
export const notRunning = (status: Exclude<SubscriptionStatus, { state: 'active' | 'cancelled' }>): SubscriptionNotRunning => {
  switch (status.state) {
    case 'pending':
      return { type: 'subscription-pending' }
    case 'expired':
      return { type: 'subscription-expired', endedAt: status.endedAt }
    case 'refunded':
      return { type: 'subscription-already-refunded', refundedAt: status.refundedAt }
  }
}
