import { expect, test } from 'vitest'
import { anAuthCookie } from '../../tests/builders/an-auth-cookie.ts'
import { checkSession } from './session-check.ts'

const stay = { type: 'stay' }
const logOut = { type: 'log-out' }
const logInLea = { type: 'log-in-from-cookie', userId: 'lea' }
const lea = anAuthCookie({ id: 'lea', exp: 10, expRefresh: 100 })

test.each([
  ['nobody and no cookie', null, null, 0, stay],
  ['nobody and the cookie of Léa', lea, null, 0, logInLea],
  ['Léa and her cookie', lea, 'lea', 0, stay],
  ['Léa and her cookie, whose access token is over', lea, 'lea', 10_000, stay],
  ['Max and the cookie of Léa', lea, 'max', 0, logInLea],
  ['Léa and no cookie', null, 'lea', 0, logOut],
  ['Léa and her cookie, a moment before it is over', lea, 'lea', 99_999, stay],
  ['Léa and her cookie, when it is over', lea, 'lea', 100_000, logOut],
  ['Max and the cookie of Léa, which is over', lea, 'max', 100_000, logOut],
  ['nobody and the cookie of Léa, a moment before it is over', lea, null, 99_999, logInLea],
  ['nobody and the cookie of Léa, which is over', lea, null, 100_000, stay],
])('%s', (_, cookie, storedUserId, now, expected) => {
  expect(checkSession({ cookie, storedUserId, now })).toEqual(expected)
})
