import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, monthsBetween } from './months.ts'

const at = (date: string, time = '10:20:30.456') => Date.parse(`${date}T${time}Z`)

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
])('%s and %s months is %s, at the same time of day', (from, months, to) => {
  expect(addMonths(at(from), months)).toBe(at(to))
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

test('as many months lie between a day and that day months later, on the same day or the last of its month', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1971-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }), fc.integer({ min: -10, max: 600 }), (date, months) => {
      const later = new Date(addMonths(date.getTime(), months))
      expect(monthsBetween(date.getTime(), later.getTime())).toBe(months)
      const tomorrow = new Date(later.getTime() + 86_400_000)
      const isLastOfItsMonth = tomorrow.getUTCMonth() !== later.getUTCMonth()
      expect(later.getUTCDate() === date.getUTCDate() || (isLastOfItsMonth && later.getUTCDate() < date.getUTCDate())).toBe(true)
      expect(later.getTime() % 86_400_000).toBe(date.getTime() % 86_400_000)
    }),
  )
})
