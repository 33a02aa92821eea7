import { err, ok, type Result } from 'neverthrow'
import { monthsOfPeriodicity } from '../plans/plan.ts'
import { addMonths, monthsBetween } from './months.ts'
import {
  notRunning,
  type SubscriptionAlreadyCancelled,
  type SubscriptionNotRenewing,
  type SubscriptionNotRunning,
} from './subscription-refusal.ts'
import { type SubscriptionFacts, subscriptionStatus } from './subscription-status.ts'

/** A period is paid for during the last day of the one before, so that the same period is never paid twice. */
const paidAhead = 86_400_000

/**
 * From when on the next period of a subscription is charged: a day before the end. Whoever cancels before is not charged.
 *
 * Source: a decision of the product.
 *
 * @param endsAt milliseconds since 1970
 * @example renewalChargedFrom(noonOfNovember21) // noon of 20 November
 */
export const renewalChargedFrom = (endsAt: number): number => endsAt - paidAhead

export type RenewalRefusal =
  | SubscriptionNotRunning
  | SubscriptionAlreadyCancelled
  | SubscriptionNotRenewing
  | { readonly type: 'renewal-too-early'; readonly from: number }

/**
 * Renews a subscription whose next period was paid: that period begins where the last one ends, and ends on the day of
 * the month on which the subscription first began (31 January, 28 February, 31 March: a short month moves no later one), at
 * the same time of day by the clocks of metropolitan France.
 *
 * Refused when it is pending, cancelled, expired or refunded, when the plan is not renewed, and more than 24 hours
 * before the end.
 *
 * Source: specification, section 3, "planType (RENEWING or NON_RENEWING, for example), renewingPeriodicity".
 *
 * @param askedAt when the payment was asked for (a confirmation may come later), milliseconds since 1970
 * @example renewSubscription({ ...facts, startsAt: january31, endsAt: february28 }, february28 - 1) // ok, ends on 31 March
 */
export const renewSubscription = (facts: SubscriptionFacts, askedAt: number): Result<SubscriptionFacts, RenewalRefusal> => {
  const status = subscriptionStatus(facts, askedAt)
  if (status.state === 'cancelled') return err({ type: 'subscription-already-cancelled', cancelledAt: status.cancelledAt })
  if (status.state !== 'active') return err(notRunning(status))
  const { startsAt, endsAt, renews } = facts
  if (renews === null || endsAt === null) return err({ type: 'subscription-not-renewing' })
  const from = renewalChargedFrom(endsAt)
  if (askedAt < from) return err({ type: 'renewal-too-early', from })
  return ok({ ...facts, endsAt: addMonths(startsAt, monthsBetween(startsAt, endsAt) + monthsOfPeriodicity[renews]) })
}
