import { type SubscriptionFacts, subscriptionStatus } from './subscription-status.ts'

const goesOn = (facts: SubscriptionFacts, now: number): boolean => {
  const { state } = subscriptionStatus(facts, now)
  return state === 'active' || state === 'cancelled'
}

/**
 * When a plan that is paid now begins: at once, or where the last one of the same product ends, so that somebody who
 * paid twice gets twice the time. One from which the person withdrew takes no time, nor does one for life.
 *
 * Source: a decision of the product.
 *
 * @param sameProduct the person's subscriptions to the same product
 * @param now milliseconds since 1970, as the result
 * @example startOfNext([], now) // now
 */
export const startOfNext = (sameProduct: readonly SubscriptionFacts[], now: number): number =>
  Math.max(now, ...sameProduct.map((facts) => (goesOn(facts, now) ? (facts.endsAt ?? now) : now)))

/**
 * Does another subscription of the person already give the time after this one? Then this one is not renewed, so that
 * nobody pays for the same days twice.
 *
 * Source: a decision of the product.
 *
 * @param others the person's other subscriptions to the same product
 * @example isFollowed(month, [{ ...year, startsAt: month.endsAt }], now) // true
 */
export const isFollowed = (facts: SubscriptionFacts, others: readonly SubscriptionFacts[], now: number): boolean => {
  const { endsAt } = facts
  return endsAt !== null && others.some((other) => goesOn(other, now) && other.startsAt <= endsAt && (other.endsAt === null || other.endsAt > endsAt))
}
