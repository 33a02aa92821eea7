import type { PlanDuration } from '../plans/plan.ts'

/** What a paid order gives: a plan for a while, or for life (`endsAt` null). Times in milliseconds since 1970. */
export type Subscription = {
  readonly id: string
  readonly memberId: string
  readonly planId: string
  readonly orderId: string
  readonly startsAt: number
  readonly endsAt: number | null
}

/** The same day N months later, or the last day of that month when it has no such day; in UTC. */
const addMonths = (time: number, months: number): number => {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}

const millisecondsPerDay = 86_400_000

/** @example subscriptionEnd(Date.UTC(2026, 0, 31), { kind: 'period', length: 1, unit: 'months' }) // 28 February 2026 */
export const subscriptionEnd = (startsAt: number, duration: PlanDuration): number | null => {
  if (duration.kind === 'lifetime') return null
  return duration.unit === 'months'
    ? addMonths(startsAt, duration.length)
    : startsAt + duration.length * millisecondsPerDay
}

export const isRunning = (subscription: Pick<Subscription, 'startsAt' | 'endsAt'>, now: number): boolean =>
  subscription.startsAt <= now && (subscription.endsAt === null || now < subscription.endsAt)
