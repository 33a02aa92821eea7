import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastMouseLeaveDate, opensOnMouseLeave } from './mouse-leave.ts'

const now = Date.UTC(2026, 10, 21)
const day = 86_400_000

test.each([
  [null, null],
  ['', null],
  ['0', 0],
  [String(now), now],
  ['999999999999999', 999_999_999_999_999],
  ['1000000000000000', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  [' 1', null],
  ['1 ', null],
  ['NaN', null],
  ['2024-02-05', null],
])('%j was stored: it last opened at %j', (stored, expected) => {
  expect(lastMouseLeaveDate(stored)).toBe(expected)
})

test('what is written is read again, whatever else is stored is never', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string(), (time, text) => {
      expect(lastMouseLeaveDate(String(time))).toBe(time)
      expect(lastMouseLeaveDate(`${text}x`)).toBeNull()
    }),
  )
})

test.each([
  ['never before', null, true],
  ['a moment ago', now - 1, false],
  ['now', now, false],
  ['just under a day ago', now - day + 1, false],
  ['a day ago', now - day, true],
  ['a year ago', now - 365 * day, true],
  ['at a time still to come', now + 1, true],
])('switched on and last opened %s, it opens: %s', (_, lastOpenedAt, expected) => {
  expect(opensOnMouseLeave({ now, lastOpenedAt, enabled: true })).toBe(expected)
})

test('it is off by default', () => {
  expect(opensOnMouseLeave({ now, lastOpenedAt: null })).toBe(false)
  expect(opensOnMouseLeave({ now, lastOpenedAt: null, enabled: false })).toBe(false)
})

test('never before counts on a clock that is at its beginning, too', () => {
  expect(opensOnMouseLeave({ now: 0, lastOpenedAt: null, enabled: true })).toBe(true)
})
