import * as v from 'valibot'

/** Nobody who was born before this day is expected. Source: specification, section 5, "Birthday too early". */
export const earliestBirthDate = '1920-01-01'

const isoDate = /^\d{4}-\d{2}-\d{2}$/
const frenchDate = /(\d{1,2})\/(\d{1,2})\/(\d{4})/

/**
 * Says whether a text is a day of the calendar, as `yyyy-mm-dd` (years 100 to 9999).
 *
 * @example isCalendarDate('2024-02-29') // true
 * @example isCalendarDate('2023-02-29') // false
 */
export const isCalendarDate = (text: string): boolean => {
  if (!isoDate.test(text)) return false
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  // A day that no month has runs over into the next one, and is then written otherwise.
  return new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(text)
}

const inIsoOrder = (typed: string): string =>
  typed.replace(frenchDate, (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)

/**
 * A required birth date, typed as `yyyy-mm-dd` (what a date field of a browser sends) or `dd/mm/yyyy`, and read as
 * `yyyy-mm-dd`: a day of the calendar, from 1 January 1920 up to today, both included. Refusals: `field-required`,
 * `birth-date-invalid`, `birth-date-too-early`, `birth-date-in-the-future`.
 *
 * Source: specification, section 5, "Birthday too early" and "Birthday in the future".
 *
 * @param today the day it is where the person lives, as `yyyy-mm-dd`
 * @example v.parse(birthDateSchema('2026-11-21'), '29/02/2012') // '2012-02-29'
 */
export const birthDateSchema = (today: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty('field-required'),
    v.transform(inIsoOrder),
    v.check(isCalendarDate, 'birth-date-invalid'),
    v.check((date) => date >= earliestBirthDate, 'birth-date-too-early'),
    v.check((date) => date <= today, 'birth-date-in-the-future'),
  )

/**
 * The day it is in the first place on earth to see it, as `yyyy-mm-dd`: nobody's date of birth is refused for living
 * further east.
 *
 * Source: specification, section 5, "Birthday in the future".
 *
 * @param now milliseconds since 1970
 * @example latestDay(Date.UTC(2026, 10, 21, 12)) // '2026-11-22'
 */
export const latestDay = (now: number): string => new Date(now + 14 * 3_600_000).toISOString().slice(0, 10)
