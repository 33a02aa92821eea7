import { expect, test } from 'vitest'
import { dayOf, millisecondsADay } from './day.ts'

test.each([
  ['the first moment of 1970', 0, 0],
  ['the last moment of its first day', 86_399_999, 0],
  ['the first moment of its second day', 86_400_000, 1],
  ['one in the morning in Paris, in winter', Date.parse('2026-11-21T00:59:59+01:00'), 20_777],
  ['a second later', Date.parse('2026-11-21T01:00:00+01:00'), 20_778],
])('%s is in its day', (_, moment, day) => {
  expect(dayOf(moment)).toBe(day)
})

test('a day is 24 hours', () => {
  expect(millisecondsADay).toBe(24 * 60 * 60 * 1000)
})
