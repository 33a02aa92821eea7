import { expect, test } from 'vitest'
import { paymentPollDelay } from './payment-polling.ts'

test.each([
  [0, 2_000],
  [9, 2_000],
  [10, 5_000],
  [19, 5_000],
  [20, 15_000],
  [39, 15_000],
  [40, 30_000],
  [49, 30_000],
  [50, null],
  [1000, null],
])('after %i questions the next one waits %s ms', (asked, expected) => {
  expect(paymentPollDelay(asked)).toBe(expected)
})

test('the page asks for eleven minutes, and never more often than it did', () => {
  const delays = Array.from({ length: 50 }, (_, asked) => paymentPollDelay(asked) ?? 0)
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(670_000)
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
})
