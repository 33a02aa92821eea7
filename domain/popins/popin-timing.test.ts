import { describe, expect, test } from 'vitest'
import { mayOpenAgain, popinClosedAt, popinTiming, promotesSubscription } from './popin-timing.ts'

const day = 86_400_000
const now = Date.parse('2026-11-21T10:00:00Z')

test('no popin opens on arrival', () => {
  expect(popinTiming).toEqual({ newsletterAfter: 20_000, appRecommendationAfter: 30_000, subscriptionPromotionAfterPages: 6 })
})

describe('whoever closed a popin is left alone for 30 days', () => {
  test.each([
    ['it was never closed', null, true],
    ['it was closed just now', now, false],
    ['it was closed 30 days ago less a moment', now - 30 * day + 1, false],
    ['it was closed 30 days ago', now - 30 * day, true],
    ['a wrong clock says that it will be closed tomorrow', now + day, true],
  ])('%s', (_, closedAt, expected) => {
    expect(mayOpenAgain(closedAt, now)).toBe(expected)
  })
})

test.each([
  ['1708000000000', 1_708_000_000_000],
  ['0', 0],
  ['999999999999999', 999_999_999_999_999],
  ['9999999999999999', null],
  ['', null],
  ['1e3', null],
  [' 1', null],
  ['1 ', null],
  ['hier', null],
  [null, null],
])('%j is read as %j', (stored, expected) => {
  expect(popinClosedAt(stored)).toBe(expected)
})

test.each([
  [1, false],
  [5, false],
  [6, true],
  [7, true],
])('on page %i of a visit, the subscription is recommended: %s', (pages, expected) => {
  expect(promotesSubscription(pages)).toBe(expected)
})
