import { atLocalTime, localTime, metropolitanOffset, type OffsetAt } from './french-calendar.ts'

/**
 * The same local day and time of day some months later (or earlier, when `months` is negative), or the last day of that
 * month when it has no such day. A time of day that the clocks skip that night is an hour later; one that they show twice
 * is the second.
 *
 * @param time milliseconds since 1970
 * @param offsetAt the clocks that tell the day and the time of day: those of metropolitan France by default
 * @example addMonths(Date.parse('2026-03-01T00:30+01:00'), 1) // Date.parse('2026-04-01T00:30+02:00')
 */
export const addMonths = (time: number, months: number, offsetAt: OffsetAt = metropolitanOffset): number => {
  const local = new Date(localTime(time, offsetAt))
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, lastDay))
  return atLocalTime(local.getTime(), offsetAt)
}

/**
 * How many calendar months lie between the months of two moments, whatever their days.
 *
 * @param offsetAt the clocks that tell the day: those of metropolitan France by default
 * @example monthsBetween(Date.UTC(2026, 0, 31, 12), Date.UTC(2026, 1, 28, 12)) // 1
 */
export const monthsBetween = (from: number, to: number, offsetAt: OffsetAt = metropolitanOffset): number => {
  const [start, end] = [new Date(localTime(from, offsetAt)), new Date(localTime(to, offsetAt))]
  return 12 * (end.getUTCFullYear() - start.getUTCFullYear()) + end.getUTCMonth() - start.getUTCMonth()
}
