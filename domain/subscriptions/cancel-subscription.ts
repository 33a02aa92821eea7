import { err, ok, type Result } from 'neverthrow'
import {
  notRunning,
  type SubscriptionAlreadyCancelled,
  type SubscriptionNotRenewing,
  type SubscriptionNotRunning,
} from './subscription-refusal.ts'
import { type SubscriptionFacts, subscriptionStatus } from './subscription-status.ts'

/**
 * Cancels a renewed subscription: it runs to its end, and does not go on after it.
 *
 * Refused when it is pending, cancelled already, expired or refunded, and when there is nothing to cancel because the
 * plan is not renewed.
 *
 * Source: Code de la consommation, article L215-1-1.
 *
 * @param now milliseconds since 1970
 * @example cancelSubscription(facts, now) // ok({ ...facts, cancelledAt: now })
 */
export const cancelSubscription = (
  facts: SubscriptionFacts,
  now: number,
): Result<SubscriptionFacts, SubscriptionNotRunning | SubscriptionAlreadyCancelled | SubscriptionNotRenewing> => {
  const status = subscriptionStatus(facts, now)
  if (status.state === 'cancelled') return err({ type: 'subscription-already-cancelled', cancelledAt: status.cancelledAt })
  if (status.state !== 'active') return err(notRunning(status))
  if (facts.renews === null) return err({ type: 'subscription-not-renewing' })
  return ok({ ...facts, cancelledAt: now })
}

/** The subscription goes on: there is nothing to take up again. */
export type SubscriptionNotCancelled = { readonly type: 'subscription-not-cancelled' }

/**
 * Takes a cancelled subscription up again before it ends, at no cost: it will be renewed as before.
 * Refused in every other state.
 *
 * @param now milliseconds since 1970
 * @example resumeSubscription({ ...facts, cancelledAt: yesterday }, now) // ok({ ...facts, cancelledAt: null })
 */
export const resumeSubscription = (
  facts: SubscriptionFacts,
  now: number,
): Result<SubscriptionFacts, SubscriptionNotRunning | SubscriptionNotCancelled> => {
  const status = subscriptionStatus(facts, now)
  if (status.state === 'active') return err({ type: 'subscription-not-cancelled' })
  if (status.state !== 'cancelled') return err(notRunning(status))
  return ok({ ...facts, cancelledAt: null })
}
