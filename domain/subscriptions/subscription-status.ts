import { type Plan, planDuration, type RenewingPeriodicity } from '../plans/plan.ts'
import { isRunning, type Subscription, subscriptionEnd } from './subscription.ts'

/**
 * What happened to a subscription, from which everything else about it follows. Times in milliseconds since 1970;
 * null when it did not happen.
 */
export type SubscriptionFacts = Pick<Subscription, 'startsAt' | 'endsAt'> & {
  /** When the order was placed: the moment of the contract. */
  readonly concludedAt: number
  /** When the first payment came. */
  readonly paidAt: number | null
  /** How often it goes on by itself; null when it ends by itself, or never. */
  readonly renews: RenewingPeriodicity | null
  readonly cancelledAt: number | null
  readonly refundedAt: number | null
}

/**
 * The facts of a subscription whose plan was ordered and, once `paidAt` is known, paid.
 *
 * @param startsAt when the plan begins: at once, or where another one of the same product ends
 * @example newSubscriptionFacts(soloYearly, { concludedAt: noon, paidAt: null, startsAt: noon })
 */
export const newSubscriptionFacts = (
  plan: Plan,
  { concludedAt, paidAt, startsAt }: Pick<SubscriptionFacts, 'concludedAt' | 'paidAt' | 'startsAt'>,
): SubscriptionFacts => ({
  concludedAt,
  paidAt,
  startsAt,
  endsAt: subscriptionEnd(startsAt, planDuration(plan)),
  renews: plan.planType === 'RENEWING' ? plan.renewingPeriodicity : null,
  cancelledAt: null,
  refundedAt: null,
})

/**
 * - `pending`: ordered, and no payment came yet
 * - `active`: paid, and going on; it may begin later, after another one
 * - `cancelled`: it runs to its end and does not go on after it
 * - `expired`: its end has passed
 * - `refunded`: the person withdrew and was given money back
 */
export type SubscriptionStatus =
  | { readonly state: 'pending' }
  | { readonly state: 'active' }
  | { readonly state: 'cancelled'; readonly cancelledAt: number }
  | { readonly state: 'expired'; readonly endedAt: number }
  | { readonly state: 'refunded'; readonly refundedAt: number }

const isPast = (time: number | null, now: number): time is number => time !== null && time <= now

/**
 * The state of a subscription at some moment, from what had happened by then.
 *
 * Source: specification, section 6, "member with a plan or product (subscriber)".
 *
 * @example subscriptionStatus({ ...facts, cancelledAt: yesterday }, now) // { state: 'cancelled', cancelledAt: yesterday }
 */
export const subscriptionStatus = (facts: SubscriptionFacts, now: number): SubscriptionStatus => {
  if (isPast(facts.refundedAt, now)) return { state: 'refunded', refundedAt: facts.refundedAt }
  if (!isPast(facts.paidAt, now)) return { state: 'pending' }
  if (isPast(facts.endsAt, now)) return { state: 'expired', endedAt: facts.endsAt }
  if (isPast(facts.cancelledAt, now)) return { state: 'cancelled', cancelledAt: facts.cancelledAt }
  return { state: 'active' }
}

/**
 * Does the subscription open its product at this moment? While it is active, or cancelled and still running.
 *
 * @example givesAccess({ ...facts, cancelledAt: yesterday, endsAt: tomorrow }, now) // true
 */
export const givesAccess = (facts: SubscriptionFacts, now: number): boolean => {
  const { state } = subscriptionStatus(facts, now)
  return (state === 'active' || state === 'cancelled') && isRunning(facts, now)
}
