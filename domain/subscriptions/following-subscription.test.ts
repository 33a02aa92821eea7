import { describe, expect, test } from 'vitest'
import { subscriptionFacts } from '../../tests/builders/a-subscription.ts'
import { isFollowed, startOfNext } from './following-subscription.ts'

const now = Date.UTC(2026, 11, 1)
const [start, end, later] = [Date.UTC(2026, 10, 21), Date.UTC(2026, 11, 21), Date.UTC(2027, 0, 21)]
const facts = (changes = {}) => subscriptionFacts({ concludedAt: start, paidAt: start, startsAt: start, endsAt: end, renews: 'monthly', ...changes })

describe('a plan that is paid now begins', () => {
  test.each([
    ['now, after nothing', [], now],
    ['where the one before ends', [facts()], end],
    ['where the last one ends', [facts({ startsAt: end, endsAt: later }), facts()], later],
    ['after one that was cancelled and still runs', [facts({ cancelledAt: start })], end],
    ['now, after one that has ended', [facts({ endsAt: now })], now],
    ['now, after one that ends in a moment', [facts({ endsAt: now + 1 })], now + 1],
    ['now, after one that was withdrawn from', [facts({ refundedAt: now })], now],
    ['now, beside one for life', [facts({ endsAt: null, renews: null })], now],
    ['now, beside one that was never paid', [facts({ paidAt: null })], now],
  ])('%s', (_, sameProduct, expected) => {
    expect(startOfNext(sameProduct, now)).toBe(expected)
  })
})

describe('a subscription', () => {
  test.each([
    ['by nothing', facts(), [], false],
    ['by itself', facts(), [facts()], false],
    ['by one that begins where it ends', facts(), [facts({ startsAt: end, endsAt: later })], true],
    ['by one that begins a moment later', facts(), [facts({ startsAt: end + 1, endsAt: later })], false],
    ['by one that runs already and ends a moment later', facts(), [facts({ endsAt: end + 1 })], true],
    ['by one for life', facts(), [facts({ endsAt: null })], true],
    ['by one that was withdrawn from', facts(), [facts({ startsAt: end, endsAt: later, refundedAt: now })], false],
    ['by one that was never paid', facts(), [facts({ startsAt: end, endsAt: later, paidAt: null })], false],
    ['by anything when it is for life', facts({ endsAt: null }), [facts({ endsAt: null })], false],
  ])('is followed %s: %#', (_, subscription, others, expected) => {
    expect(isFollowed(subscription, others, now)).toBe(expected)
  })
})
