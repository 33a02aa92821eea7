import type { PlanDuration } from '../plans/plan.ts'
import { addMonths } from './months.ts'

/** What a paid order gives: a plan for a while, or for life (`endsAt` null). Times in milliseconds since 1970. */
export type Subscription = {
  readonly id: string
  readonly memberId: string
  readonly planId: string
  readonly orderId: string
  readonly startsAt: number
  readonly endsAt: number | null
}

const millisecondsPerDay = 86_400_000

/**
 * When a plan that begins now ends: N days of 24 hours later, the same day N months later (the last day of a shorter
 * month) at the same time of day by the clocks of metropolitan France, or never (null).
 *
 * Source: specification, section 3, "fixedDuration with fixedDurationUnit".
 *
 * @example subscriptionEnd(Date.UTC(2026, 0, 31, 12), { kind: 'period', length: 1, unit: 'months' }) // 28 February 2026
 */
export const subscriptionEnd = (startsAt: number, duration: PlanDuration): number | null => {
  if (duration.kind === 'lifetime') return null
  return duration.unit === 'months'
    ? addMonths(startsAt, duration.length)
    : startsAt + duration.length * millisecondsPerDay
}

/**
 * Does a moment lie within a subscription? From its start on, and before its end.
 *
 * @example isRunning({ startsAt: 0, endsAt: 100 }, 100) // false
 */
export const isRunning = (subscription: Pick<Subscription, 'startsAt' | 'endsAt'>, now: number): boolean =>
  subscription.startsAt <= now && (subscription.endsAt === null || now < subscription.endsAt)
