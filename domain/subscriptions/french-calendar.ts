const millisecondsPerDay = 86_400_000
const millisecondsPerMinute = 60_000

/** Minutes by which a place's clocks are ahead of UTC at some moment (milliseconds since 1970). */
export type OffsetAt = (time: number) => number

/** The last Sunday of a month at 01:00 UTC, when the clocks of the European Union change. Months count from 0. */
const clockChange = (year: number, month: number): number => {
  const lastDay = Date.UTC(year, month + 1, 0, 1)
  return lastDay - new Date(lastDay).getUTCDay() * millisecondsPerDay
}

/**
 * The clocks of metropolitan France: UTC+1, and UTC+2 from the last Sunday of March to the last one of October.
 *
 * Source: directive 2000/84/EC; right from 1996 on.
 *
 * @example metropolitanOffset(Date.UTC(2026, 6, 14)) // 120
 */
export const metropolitanOffset: OffsetAt = (time) => {
  const year = new Date(time).getUTCFullYear()
  return time >= clockChange(year, 2) && time < clockChange(year, 9) ? 120 : 60
}

/**
 * What the clocks of a place show at some moment, written as if it were UTC: the UTC getters of `Date` read it.
 *
 * @example localTime(Date.UTC(2026, 6, 14, 12), metropolitanOffset) // Date.UTC(2026, 6, 14, 14)
 */
export const localTime = (time: number, offsetAt: OffsetAt): number => time + offsetAt(time) * millisecondsPerMinute

/**
 * The moment at which the clocks of a place show some time, written as if it were UTC. Of a time that they skip, as many
 * minutes later as they skip; of one that they show twice, the second moment.
 *
 * @example atLocalTime(Date.UTC(2026, 6, 14, 14), metropolitanOffset) // Date.UTC(2026, 6, 14, 12)
 */
export const atLocalTime = (local: number, offsetAt: OffsetAt): number => {
  const nearby = local - offsetAt(local) * millisecondsPerMinute
  return local - offsetAt(nearby) * millisecondsPerMinute
}

/** Easter Sunday, as a number of days since 1970. By the method of Butcher for the Gregorian calendar. */
const easterSunday = (year: number): number => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  return Date.UTC(year, 2, 22 + epact + weekday - 7 * lateMoon) / millisecondsPerDay
}

const isoDate = (day: number): string => new Date(day * millisecondsPerDay).toISOString().slice(0, 10)

/** New Year, 1 May, 8 May, 14 July, the Assumption, All Saints, 11 November, Christmas. */
const fixedHolidays = '01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-25'

/** Easter Monday, the Ascension and Whit Monday, in days after Easter Sunday. */
const movingHolidays = [1, 39, 50]

/**
 * The eleven public holidays of France in a year, as ISO dates in order; without those of Alsace, Moselle and overseas.
 *
 * Source: Code du travail, article L3133-1.
 *
 * @param year from 1970 to 9999
 * @example frenchPublicHolidays(2026)[1] // '2026-04-06', Easter Monday
 */
export const frenchPublicHolidays = (year: number): readonly string[] =>
  [
    ...fixedHolidays.split(' ').map((date) => `${year}-${date}`),
    ...movingHolidays.map((days) => isoDate(easterSunday(year) + days)),
  ].toSorted()

/**
 * Is this a day that ends a legal delay: neither Saturday, nor Sunday, nor a public holiday?
 *
 * Source: Code de la consommation, article L221-19.
 *
 * @param day the number of days since 1 January 1970
 * @example isFrenchWorkingDay(Date.UTC(2026, 4, 1) / 86_400_000) // false
 */
export const isFrenchWorkingDay = (day: number): boolean => {
  const date = new Date(day * millisecondsPerDay)
  const weekday = date.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !frenchPublicHolidays(date.getUTCFullYear()).includes(isoDate(day))
}
