import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAuthCookie, writeAuthCookie } from './auth-cookie.ts'

const cookie = { id: 'member-1', token: 'a.b.c', refreshToken: 'r', exp: 1, expRefresh: 2 }

test('an auth cookie read back is the same', () => {
  expect(readAuthCookie(writeAuthCookie(cookie))).toEqual(cookie)
})

test.each([undefined, '', 'not json', 'null', '[]', '{}', JSON.stringify({ ...cookie, token: '' }), JSON.stringify({ ...cookie, exp: '1' })])(
  '%s is no auth cookie',
  (value) => {
    expect(readAuthCookie(value)).toBeNull()
  },
)

test('no value makes the reader throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (value) => void readAuthCookie(value)), { numRuns: 2000 })
})
