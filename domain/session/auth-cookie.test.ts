import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAuthCookie } from '../../tests/builders/an-auth-cookie.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseAuthCookie, readAuthCookie, writeAuthCookie } from './auth-cookie.ts'

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

test('JSON of any shape is read or refused', () => {
  fc.assert(fc.property(fc.oneof(fc.json(), fc.jsonValue().map((value) => written({ token: value }))), (value) => {
    const read = parseAuthCookie(value)
    expect(read.isOk() || read.error.type === 'auth-cookie-malformed').toBe(true)
  }))
})
