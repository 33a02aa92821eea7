import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atLocalTime, frenchPublicHolidays, isFrenchWorkingDay, localTime, metropolitanOffset } from './french-calendar.ts'

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000

describe('the public holidays', () => {
  test.each([
    [2024, '01-01 04-01 05-01 05-08 05-09 05-20 07-14 08-15 11-01 11-11 12-25'],
    [2025, '01-01 04-21 05-01 05-08 05-29 06-09 07-14 08-15 11-01 11-11 12-25'],
    [2026, '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25'],
    [2027, '01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25'],
    [2008, '01-01 03-24 05-01 05-01 05-08 05-12 07-14 08-15 11-01 11-11 12-25'],
    [2038, '01-01 04-26 05-01 05-08 06-03 06-14 07-14 08-15 11-01 11-11 12-25'],
  ])('of %s are eleven', (year, dates) => {
    expect(frenchPublicHolidays(year)).toEqual(dates.split(' ').map((date) => `${year}-${date}`))
  })

  /** Easter as the council of Nicaea put it: the Sunday after the full moon of spring, from the tables of Clavius. */
  const easterMonday = (year: number): number => {
    const century = Math.floor(year / 100)
    const solar = century - Math.floor(century / 4)
    const lunar = Math.floor((8 * century + 13) / 25)
    let moonAge = (19 * (year % 19) + solar - lunar + 15) % 30
    if (moonAge === 29 || (moonAge === 28 && year % 19 > 10)) moonAge -= 1
    const fullMoon = dayOf(`${year}-03-21`) + moonAge
    const weekday = new Date(fullMoon * 86_400_000).getUTCDay()
    return fullMoon + 7 - weekday + 1
  }

  test('of every year have the Monday after the Sunday after the full moon of spring', () => {
    for (let year = 1970; year < 4000; year += 1) {
      const monday = new Date(easterMonday(year) * 86_400_000).toISOString().slice(0, 10)
      expect(frenchPublicHolidays(year)).toContain(monday)
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1)
    }
  })
})

test.each([
  ['2026-11-20', 'Friday', true],
  ['2026-11-21', 'Saturday', false],
  ['2026-11-22', 'Sunday', false],
  ['2026-11-23', 'Monday', true],
  ['2026-11-11', 'a Wednesday that is a holiday', false],
  ['2026-05-14', 'the Ascension', false],
  ['2026-05-15', 'the day after the Ascension', true],
  ['2026-12-26', 'Saturday after Christmas', false],
  ['2027-01-01', 'New Year', false],
  ['2024-12-26', 'the day after Christmas', true],
])('%s, %s: a working day is %s', (date, _, expected) => {
  expect(isFrenchWorkingDay(dayOf(date))).toBe(expected)
})

describe('the clocks of metropolitan France', () => {
  test.each([
    ['2026-03-29T00:59:59.999Z', 60],
    ['2026-03-29T01:00:00.000Z', 120],
    ['2026-10-25T00:59:59.999Z', 120],
    ['2026-10-25T01:00:00.000Z', 60],
    ['2027-03-28T01:00:00.000Z', 120],
    ['2024-03-31T00:59:59.999Z', 60],
    ['2024-03-31T01:00:00.000Z', 120],
    ['2026-01-01T00:00:00.000Z', 60],
    ['2026-12-31T23:59:59.999Z', 60],
  ])('at %s are %s minutes ahead', (time, minutes) => {
    expect(metropolitanOffset(Date.parse(time))).toBe(minutes)
  })

  test('are those of the time zone database', () => {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' })
    fc.assert(
      fc.property(fc.date({ min: new Date('1997-01-01'), max: new Date('2037-12-31'), noInvalidDate: true }), (date) => {
        const name = format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value
        expect(name).toBe(`GMT+0${metropolitanOffset(date.getTime()) / 60}:00`)
      }),
      { numRuns: 1000 },
    )
  })
})

test.each([
  ['2026-07-14T12:00Z', '2026-07-14T14:00Z'],
  ['2026-12-31T23:30Z', '2027-01-01T00:30Z'],
  ['2026-03-29T00:59Z', '2026-03-29T01:59Z'],
  ['2026-03-29T01:00Z', '2026-03-29T03:00Z'],
  ['2026-10-25T01:00Z', '2026-10-25T02:00Z'],
])('at %s the clocks of metropolitan France show %s, and back', (time, shown) => {
  expect(localTime(Date.parse(time), metropolitanOffset)).toBe(Date.parse(shown))
  expect(atLocalTime(Date.parse(shown), metropolitanOffset)).toBe(Date.parse(time))
})

test('a time that the clocks skip is an hour later, and one that they show twice is the second', () => {
  expect(atLocalTime(Date.parse('2026-03-29T02:30Z'), metropolitanOffset)).toBe(Date.parse('2026-03-29T03:30+02:00'))
  expect(atLocalTime(Date.parse('2026-10-25T02:30Z'), metropolitanOffset)).toBe(Date.parse('2026-10-25T02:30+01:00'))
})
