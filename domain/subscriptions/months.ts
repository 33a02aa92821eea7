/**
 * The same day and time of day some months later (or earlier, when `months` is negative), or the last day of that
 * month when it has no such day; in UTC.
 *
 * @example addMonths(Date.UTC(2026, 0, 31), 1) // 28 February 2026
 */
export const addMonths = (time: number, months: number): number => {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}

/**
 * How many calendar months lie between the months of two moments, whatever their days; in UTC.
 *
 * @example monthsBetween(Date.UTC(2026, 0, 31), Date.UTC(2026, 1, 28)) // 1
 */
export const monthsBetween = (from: number, to: number): number => {
  const [start, end] = [new Date(from), new Date(to)]
  return 12 * (end.getUTCFullYear() - start.getUTCFullYear()) + end.getUTCMonth() - start.getUTCMonth()
}
