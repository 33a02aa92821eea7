import { expect, test } from 'vitest'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { initialBannerState, nextBannerState, showsSubscriptionBanner, subscriptionBannerLinks } from './subscription-banner.ts'

const plan = { id: 'solo-yearly', startsAt: 0, endsAt: null }
const presentation = '/presentation'

test.each([
  ['a visitor', null, true],
  ['a member with nothing', aProfile(), true],
  ['a member with products only', aProfile({ products: ['alveole'] }), false],
  ['a member with plans only', aProfile({ plans: [plan] }), false],
  ['a subscriber', aProfile({ products: ['alveole'], plans: [plan] }), false],
])('the subscription banner shows to %s: %s', (_, profile, expected) => {
  expect(showsSubscriptionBanner(profile, '/revisions', presentation)).toBe(expected)
})

test.each([
  '/signup', '/signup/signup-form', '/profiling', '/login', '/signup/successfull-signin', '/subscribe-success',
  '/faq', '/reset', '/forgot-password', '/premium/actual', '/presentation', '/faq/', '/FAQ',
])('it never shows on %s', (path) => {
  expect(showsSubscriptionBanner(null, path, presentation)).toBe(false)
})

test.each(['/', '/premium', '/signup/other', '/revisions/mathematiques-premiere', '/subscribe-failed', '/faq/a'])('it shows on %s', (path) => {
  expect(showsSubscriptionBanner(null, path, presentation)).toBe(true)
})

test.each([
  ['opened', 'close', 'closed'],
  ['opened', 'open', 'opened'],
  ['closed', 'open', 'opened'],
  ['closed', 'close', 'closed'],
] as const)('%s, on %s, is %s', (state, event, expected) => {
  expect(nextBannerState(state, event)).toBe(expected)
})

test('it starts open', () => {
  expect(initialBannerState).toBe('opened')
})

test.each([
  ['a visitor', 'visitor', [{ type: 'log-in', path: '/login' }, { type: 'subscribe', path: '/premium' }]],
  ['a member', 'member', [{ type: 'subscribe', path: '/premium' }]],
] as const)('expanded, it has links for %s', (_, viewer, links) => {
  expect(subscriptionBannerLinks(viewer)).toEqual(links)
})
