import { expect, test } from 'vitest'
import { aNewsletterSubscriber } from '../../tests/builders/a-newsletter-subscriber.ts'
import { countsAsSubscribed } from './newsletter-subscriber.ts'

const subscribedAt = Date.UTC(2026, 10, 21)
const oneDay = 86_400_000

test.each([
  ['at once', 0, true],
  ['a moment before a day is over', oneDay - 1, true],
  ['after a day', oneDay, false],
  ['after a year', 365 * oneDay, false],
])('whoever has not confirmed counts as subscribed %s: %s', (_, later, expected) => {
  expect(countsAsSubscribed(aNewsletterSubscriber({ subscribedAt }), subscribedAt + later)).toBe(expected)
})

test('whoever confirmed counts as subscribed for good', () => {
  expect(countsAsSubscribed(aNewsletterSubscriber({ subscribedAt, confirmedAt: subscribedAt + 1 }), subscribedAt + 365 * oneDay)).toBe(true)
})
