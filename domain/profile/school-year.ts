import { atLocalTime, localTime, metropolitanOffset } from '../subscriptions/french-calendar.ts'

const september = 8

/**
 * When the school year of a moment began: on the last 1 September at midnight, by the clocks of metropolitan France.
 *
 * Source: code de l'éducation, article L521-1: the school year begins in September; product: on its first day.
 *
 * @param now milliseconds since 1970
 * @example schoolYearBegan(Date.UTC(2026, 10, 21)) // Date.UTC(2026, 7, 31, 22)
 */
export const schoolYearBegan = (now: number): number => {
  const today = new Date(localTime(now, metropolitanOffset))
  const year = today.getUTCMonth() >= september ? today.getUTCFullYear() : today.getUTCFullYear() - 1
  return atLocalTime(Date.UTC(year, september, 1), metropolitanOffset)
}

/**
 * The month of a moment by the clocks of metropolitan France: 1 is January.
 *
 * Source: product.
 *
 * @example metropolitanMonth(Date.UTC(2026, 10, 30, 23)) // 12
 */
export const metropolitanMonth = (now: number): number => new Date(localTime(now, metropolitanOffset)).getUTCMonth() + 1
