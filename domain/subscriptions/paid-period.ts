import type { PlanDuration } from '../plans/plan.ts'
import { addMonths } from './months.ts'

/** Times in milliseconds since 1970; `endsAt` is null for a period for life. */
export type PaidPeriod = { readonly startsAt: number; readonly endsAt: number | null }

const millisecondsPerDay = 86_400_000

/**
 * The period that one of the payments of a subscription paid: each follows the one before, and ends on the day of the month
 * on which the subscription first began.
 *
 * Source: a decision of the product, as for `renewSubscription`, which makes these periods.
 *
 * @param startsAt when the subscription first began, milliseconds since 1970
 * @param place 0 for the first payment, 1 for the first renewal
 * @example paidPeriod(january31, { kind: 'period', length: 1, unit: 'months' }, 1) // from 28 February to 31 March
 */
export const paidPeriod = (startsAt: number, duration: PlanDuration, place: number): PaidPeriod => {
  if (duration.kind === 'lifetime') return { startsAt, endsAt: null }
  const { length, unit } = duration
  const after = (periods: number) => (unit === 'months' ? addMonths(startsAt, periods * length) : startsAt + periods * length * millisecondsPerDay)
  return { startsAt: after(place), endsAt: after(place + 1) }
}
