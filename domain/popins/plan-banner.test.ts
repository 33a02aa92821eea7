import { expect, test } from 'vitest'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { showsPlanBanner } from './plan-banner.ts'

const plan = { id: 'solo-yearly', startsAt: 0, endsAt: null }

test.each([
  ['a visitor', null, true],
  ['a member with nothing', aProfile(), true],
  ['a member with plans only', aProfile({ plans: [plan] }), false],
  ['a member with products only', aProfile({ products: ['alveole'] }), false],
  ['a premium member', aProfile({ products: ['alveole'], plans: [plan] }), false],
])('the banner of the public layout shows to %s: %s', (_, profile, expected) => {
  expect(showsPlanBanner(profile, '/')).toBe(expected)
})

test.each([
  ['/', true],
  ['/blog', true],
  ['/nos-engagements/premium', true],
  ['/premium', false],
  ['/Premium', false],
  ['/premium/offre-solo', false],
  ['/premium-x', false],
  ['/login', false],
  ['/login/x', false],
])('it shows on %s: %s', (path, expected) => {
  expect(showsPlanBanner(null, path)).toBe(expected)
})
