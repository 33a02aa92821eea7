import { expect, test } from 'vitest'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { initialUserState, nextUserState, type UserEvent, type UserState } from './user-state.ts'

const loggedOut: UserState = { type: 'logged-out', userId: null }
const withoutProfile: UserState = { type: 'logged-in-without-profile', userId: 'lea' }
const loggedIn: UserState = { type: 'logged-in', userId: 'lea', profile: aProfile() }
const max: UserState = { type: 'logged-in-without-profile', userId: 'max' }

const logInLea: UserEvent = { type: 'user-logged-in', userId: 'lea' }
const logInMax: UserEvent = { type: 'user-logged-in', userId: 'max' }
const newProfile = aProfile({ firstname: 'Léa' })
const readProfile: UserEvent = { type: 'profile-read', userId: 'lea', profile: newProfile }
const logOut: UserEvent = { type: 'user-logged-out' }

test('everybody starts logged out', () => {
  expect(initialUserState).toEqual(loggedOut)
})

test.each([
  ['logged out, on her login, is logged in without profile', loggedOut, logInLea, withoutProfile],
  ['logged out, on a profile that arrives late, stays so', loggedOut, readProfile, loggedOut],
  ['logged out, on a logout, stays so', loggedOut, logOut, loggedOut],
  ['logged in without profile, on the login of the same user, stays so', withoutProfile, logInLea, withoutProfile],
  ['logged in without profile, on the login of another user, is that one without profile', withoutProfile, logInMax, max],
  ['logged in without profile, on her profile, is logged in', withoutProfile, readProfile, { ...loggedIn, profile: newProfile }],
  ['logged in without profile, on the profile of who was there before, stays so', max, readProfile, max],
  ['logged in without profile, on a logout, is logged out', withoutProfile, logOut, loggedOut],
  ['logged in, on the login of the same user, keeps the profile', loggedIn, logInLea, loggedIn],
  ['logged in, on the login of another user, forgets the profile', loggedIn, logInMax, max],
  ['logged in, on a newer profile, has that one', loggedIn, readProfile, { ...loggedIn, profile: newProfile }],
  ['logged in, on the profile of somebody else, keeps the own one', loggedIn, { ...readProfile, userId: 'max' }, loggedIn],
  ['logged in, on a logout, is logged out', loggedIn, logOut, loggedOut],
] as const)('%s', (_, state, event, expected) => {
  expect(nextUserState(state, event)).toEqual(expected)
})
