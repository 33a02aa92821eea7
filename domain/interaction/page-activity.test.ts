import { expect, test } from 'vitest'
import { botProtectionDelayMilliseconds, isSeen, mayPrefetch, prefetchIdleTimeoutMilliseconds } from './page-activity.ts'

test.each([
  [null, false, true],
  ['4g', false, true],
  ['3g', false, true],
  ['2g', false, false],
  ['slow-2g', false, false],
  ['4g', true, false],
  [null, true, false],
])('links are prefetched on %s, with data saved: %s: %s', (effectiveType, savesData, expected) => {
  expect(mayPrefetch({ effectiveType, savesData })).toBe(expected)
})

test.each([
  [0, false],
  [0.099, false],
  [0.1, true],
  [1, true],
])('with a share of %d in view it is seen: %s', (share, expected) => {
  expect(isSeen(share)).toBe(expected)
})

test('prefetching waits 2 s for the browser to be idle, the bot protection 5 s', () => {
  expect([prefetchIdleTimeoutMilliseconds, botProtectionDelayMilliseconds]).toEqual([2000, 5000])
})
