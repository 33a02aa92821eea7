import { expect, test } from 'vitest'
import { viewerOf, viewers } from './viewer.ts'

test.each([
  ['nobody logged in', false, null, 'visitor'],
  ['nobody logged in any more, with the profile of before', false, { hasFamilyPlan: true, child: null }, 'visitor'],
  ['somebody without a profile', true, null, 'member-without-profile'],
  ['somebody with a profile', true, { hasFamilyPlan: false, child: null }, 'member'],
  ['somebody with a family plan', true, { hasFamilyPlan: true, child: null }, 'family-account'],
  ['a child in the session of their parent', true, { hasFamilyPlan: false, child: { avatar: 'fox' } }, 'child'],
  ['a child whose session is over', false, { hasFamilyPlan: false, child: { avatar: 'fox' } }, 'visitor'],
] as const)('%s is seen as such', (_, isLoggedIn, profile, viewer) => {
  expect(viewerOf(isLoggedIn, profile)).toBe(viewer)
})

test('there are five kinds of viewers', () => {
  expect(viewers).toEqual(['visitor', 'member-without-profile', 'member', 'family-account', 'child'])
})
