import { expect, test } from 'vitest'
import { accessTokenAge, authCookieAge, refreshTokenAge, rotatedTokenGraceMilliseconds, visitorCookieAge } from './ages.ts'

const day = 86_400

test.each([
  ['an access token lives a day', accessTokenAge, day],
  ['a refresh token lives 366 days', refreshTokenAge, 366 * day],
  ['the auth cookie lives 158112000 seconds, about five years', authCookieAge, 1830 * day],
  ['a visitor is remembered for 400 days', visitorCookieAge, 400 * day],
  ['a token that was just exchanged answers for 30 more seconds', rotatedTokenGraceMilliseconds, 30_000],
])('%s', (_, age, expected) => {
  expect(age).toBe(expected)
})
