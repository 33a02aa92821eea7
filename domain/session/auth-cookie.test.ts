import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { anAuthCookie } from '../../tests/builders/an-auth-cookie.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { authCookieSchema, parseAuthCookie, readAuthCookie, writeAuthCookie } from './auth-cookie.ts'

const cookie = anAuthCookie()
const written = (changes: object) => JSON.stringify({ ...cookie, ...changes })

test('an auth cookie read back is the same', () => {
  const text = fc.string({ minLength: 1, maxLength: 500 })
  const time = fc.nat()
  const cookies = fc.record({ id: text, token: text, refreshToken: text, exp: time, expRefresh: time })
  fc.assert(
    fc.property(cookies, (any) => {
      expect(readAuthCookie(writeAuthCookie(any))).toEqual(any)
    }),
  )
})

test('what the product does not know in it is left aside', () => {
  expect(readAuthCookie(written({ colour: 'gold' }))).toEqual(cookie)
})

test.each([
  ['nothing', undefined, [{ field: '', fault: 'missing' }]],
  ['an empty text', '', [{ field: '', fault: 'invalid' }]],
  ['no JSON', '{', [{ field: '', fault: 'invalid' }]],
  ['no object', 'null', [{ field: '', fault: 'invalid' }]],
  ['an empty object', '{}', ['id', 'token', 'refreshToken', 'exp', 'expRefresh'].map((field) => ({ field, fault: 'missing' }))],
  ['an empty id', written({ id: '' }), [{ field: 'id', fault: 'invalid' }]],
  ['an empty token', written({ token: '' }), [{ field: 'token', fault: 'invalid' }]],
  ['an empty refresh token', written({ refreshToken: '' }), [{ field: 'refreshToken', fault: 'invalid' }]],
  ['an age in words', written({ exp: '1' }), [{ field: 'exp', fault: 'invalid' }]],
  ['an end before 1970', written({ expRefresh: -1 }), [{ field: 'expRefresh', fault: 'invalid' }]],
  ['an end that is no number', '{"id":"a","token":"b","refreshToken":"c","exp":1e999,"expRefresh":1}', [{ field: 'exp', fault: 'invalid' }]],
])('%s is no auth cookie', (_, value, faults) => {
  expect(parseAuthCookie(value)._unsafeUnwrapErr()).toEqual({ type: 'auth-cookie-malformed', faults })
  expect(readAuthCookie(value)).toBeNull()
})

test('a value of 10,000 characters is read, a longer one is not', () => {
  const padded = (length: number) => written({}).padEnd(length)
  expect(readAuthCookie(padded(10_000))).toEqual(cookie)
  expect(readAuthCookie(padded(10_001))).toBeNull()
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseAuthCookie, writeAuthCookie(cookie))
})

test('JSON of any other shape is refused', () => {
  fc.assert(
    fc.property(fc.json(), (value) => {
      expect(parseAuthCookie(value)._unsafeUnwrapErr().type).toBe('auth-cookie-malformed')
    }),
  )
})

test.each([
  ['id', (value: unknown) => typeof value === 'string' && value !== ''],
  ['token', (value: unknown) => typeof value === 'string' && value !== ''],
  ['refreshToken', (value: unknown) => typeof value === 'string' && value !== ''],
  ['exp', (value: unknown) => typeof value === 'number' && value >= 0],
  ['expRefresh', (value: unknown) => typeof value === 'number' && value >= 0],
])('%s of any shape is read as it is, or refused', (field, isRight) => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.string(), fc.integer()), (drawn) => {
      // JSON has no minus zero.
      const value = drawn === 0 ? 0 : drawn
      const read = readAuthCookie(written({ [field]: value }))
      expect(read).toEqual(isRight(value) ? { ...cookie, [field]: value } : null)
      expect(read === null || v.is(authCookieSchema, read)).toBe(true)
    }),
  )
})
