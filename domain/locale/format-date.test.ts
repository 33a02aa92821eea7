import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

const noon = (month: number, day: number, year = 2026) => Date.UTC(year, month - 1, day, 12)

test.each([
  ['fr', 'short', noon(11, 21), '21/11/2026'],
  ['en', 'short', noon(11, 21), '11/21/2026'],
  ['fr', 'short', noon(2, 1), '01/02/2026'],
  ['en', 'short', noon(2, 1), '02/01/2026'],
  ['fr', 'long', noon(11, 21), '21 novembre 2026'],
  ['en', 'long', noon(11, 21), 'November 21, 2026'],
  ['fr', 'long', noon(11, 1), '1er novembre 2026'],
  ['en', 'long', noon(11, 1), 'November 1, 2026'],
  ['fr', 'long', noon(8, 11), '11 août 2026'],
  ['fr', 'long', noon(1, 31, 1969), '31 janvier 1969'],
] as const)('in %s, %s: %i is %s', (locale, style, time, expected) => {
  expect(formatDate(time, { locale, style, timeZone: 'UTC' })).toBe(expected)
})

test.each([
  ['UTC', '31/12/2026'],
  ['Europe/Paris', '01/01/2027'],
  ['Africa/Dakar', '31/12/2026'],
])('the day is the one of %s', (timeZone, expected) => {
  expect(formatDate(Date.UTC(2026, 11, 31, 23, 30), { locale: 'fr', style: 'short', timeZone })).toBe(expected)
})

test.each([Number.NaN, Infinity, -Infinity, 8.64e15 + 1])('%s is no time, and is written as nothing', (time) => {
  expect(formatDate(time, { locale: 'fr', style: 'long', timeZone: 'UTC' })).toBe('')
})
