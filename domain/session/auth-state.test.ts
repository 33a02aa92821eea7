import { expect, test } from 'vitest'
import { initialAuthState, nextAuthState } from './auth-state.ts'

test('everybody starts logged out', () => {
  expect(initialAuthState).toBe('logged-out')
})

test.each([
  ['login-succeeded', 'logged-in', 'logged-in'],
  ['valid-cookie-found', 'logged-in', 'logged-in'],
  ['cookie-restored', 'logged-in', 'logged-in'],
  ['cookie-gone', 'logged-out', 'logged-out'],
  ['cookie-invalid', 'logged-out', 'logged-out'],
  ['refresh-refused', 'logged-out', 'logged-out'],
  ['profile-failed-at-start', 'logged-out', 'logged-out'],
  ['log-out-asked', 'logged-out', 'logged-out'],
] as const)('on %s, who is logged out is %s, and who is logged in is %s', (event, fromLoggedOut, fromLoggedIn) => {
  expect(nextAuthState('logged-out', event)).toBe(fromLoggedOut)
  expect(nextAuthState('logged-in', event)).toBe(fromLoggedIn)
})
