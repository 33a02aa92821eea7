import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metropolitanOffset } from './french-calendar.ts'
import { addMonths, monthsBetween } from './months.ts'

const at = (date: string, time = '10:20:30.456') => Date.parse(`${date}T${time}Z`)
const inUtc = () => 0
const iso = (time: number) => new Date(time).toISOString()

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-01-31', 3, '2026-04-30'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2026-05-31', -3, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', 0, '2026-03-31'],
])('%s and %s months is %s, at the same time of day, where clocks never change', (from, months, to) => {
  expect(iso(addMonths(at(from), months, inUtc))).toBe(iso(at(to)))
})

test.each([
  ['2026-03-01T00:30+01:00', 1, '2026-04-01T00:30+02:00'],
  ['2027-03-01T00:30+01:00', 12, '2028-03-01T00:30+01:00'],
  ['2026-10-01T00:30+02:00', 3, '2027-01-01T00:30+01:00'],
  ['2026-02-28T23:30Z', 1, '2026-03-31T22:30Z'],
  ['2026-03-01T23:30Z', 1, '2026-04-01T22:30Z'],
  ['2026-12-31T23:30Z', 1, '2027-01-31T23:30Z'],
  ['2027-01-31T23:30Z', -1, '2026-12-31T23:30Z'],
  ['2026-01-31T00:30+01:00', 1, '2026-02-28T00:30+01:00'],
  ['2026-01-30T23:30Z', 1, '2026-02-27T23:30Z'],
  ['2028-02-28T23:30Z', 12, '2029-02-27T23:30Z'],
  ['2026-07-31T23:59:59.999+02:00', 6, '2027-01-31T23:59:59.999+01:00'],
  ['2027-01-31T23:59:59.999+01:00', -6, '2026-07-31T23:59:59.999+02:00'],
  ['2026-03-31T12:00+02:00', -1, '2026-02-28T12:00+01:00'],
  ['2026-02-28T01:59+01:00', 1, '2026-03-28T01:59+01:00'],
  ['2026-03-01T12:00+01:00', 0, '2026-03-01T12:00+01:00'],
])('in metropolitan France, %s and %s months is %s', (from, months, to) => {
  expect(iso(addMonths(Date.parse(from), months))).toBe(iso(Date.parse(to)))
})

test.each([
  ['just before the hour that is skipped', '2027-02-28T01:59+01:00', '2027-03-28T01:59+01:00'],
  ['in the hour that is skipped: an hour later', '2027-02-28T02:30+01:00', '2027-03-28T03:30+02:00'],
  ['just after the hour that is skipped', '2027-02-28T03:00+01:00', '2027-03-28T03:00+02:00'],
  ['just before the hour that comes twice', '2026-09-25T01:59+02:00', '2026-10-25T01:59+02:00'],
  ['in the hour that comes twice: in the second', '2026-09-25T02:30+02:00', '2026-10-25T02:30+01:00'],
  ['just after the hour that comes twice', '2026-09-25T03:00+02:00', '2026-10-25T03:00+01:00'],
])('a month later the clocks change, %s', (_, from, to) => {
  expect(iso(addMonths(Date.parse(from), 1))).toBe(iso(Date.parse(to)))
})

test.each([
  ['2026-01-31', '2026-02-28', 1],
  ['2026-01-31', '2026-01-01', 0],
  ['2026-11-21', '2027-11-21', 12],
  ['2026-12-31', '2027-01-01', 1],
  ['2027-03-01', '2026-12-31', -3],
])('from %s to %s are %s calendar months', (from, to, months) => {
  expect(monthsBetween(at(from), at(to))).toBe(months)
})

test.each([
  ['2026-02-28T23:30Z', '2026-03-31T22:30Z', 1],
  ['2026-02-28T22:30Z', '2026-03-31T21:30Z', 1],
  ['2026-02-28T22:30Z', '2026-03-31T22:30Z', 2],
  ['2026-12-31T23:30Z', '2027-01-31T22:59Z', 0],
  ['2026-12-31T23:30Z', '2027-01-31T23:00Z', 1],
])('in metropolitan France, from %s to %s are %s calendar months', (from, to, months) => {
  expect(monthsBetween(Date.parse(from), Date.parse(to))).toBe(months)
})

test('where clocks never change, months are those of UTC', () => {
  expect(monthsBetween(Date.parse('2026-02-28T23:30Z'), Date.parse('2026-03-31T22:30Z'), inUtc)).toBe(1)
  expect(monthsBetween(Date.parse('2026-02-28T23:30Z'), Date.parse('2026-03-01T00:30Z'), inUtc)).toBe(1)
})

test('as many months lie between a day and that day months later, on the same local day or the last of its month', () => {
  const date = fc.date({ min: new Date('1996-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  const shown = (time: number) => new Date(time + metropolitanOffset(time) * 60_000)
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 600 }), (from, months) => {
      const later = addMonths(from.getTime(), months)
      expect(monthsBetween(from.getTime(), later)).toBe(months)
      const [before, after] = [shown(from.getTime()), shown(later)]
      const isLastOfItsMonth = new Date(after.getTime() + 86_400_000).getUTCDate() === 1
      expect(after.getUTCDate() === before.getUTCDate() || (isLastOfItsMonth && after.getUTCDate() < before.getUTCDate())).toBe(true)
      const moved = (after.getTime() - before.getTime()) % 86_400_000
      expect(moved === 0 || (moved === 3_600_000 && before.getUTCHours() === 2)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
