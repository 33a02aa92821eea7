import { expect, test } from 'vitest'
import { viewerOf, viewers } from './viewer.ts'

test.each([
  ['nobody logged in', false, null, 'visitor'],
  ['nobody logged in any more, with the profile of before', false, { hasFamilyPlan: true }, 'visitor'],
  ['somebody without a profile', true, null, 'member-without-profile'],
  ['somebody with a profile', true, { hasFamilyPlan: false }, 'member'],
  ['somebody with a family plan', true, { hasFamilyPlan: true }, 'family-account'],
] as const)('%s is seen as such', (_, isLoggedIn, profile, viewer) => {
  expect(viewerOf(isLoggedIn, profile)).toBe(viewer)
})

test('there are four kinds of viewers', () => {
  expect(viewers).toEqual(['visitor', 'member-without-profile', 'member', 'family-account'])
})
