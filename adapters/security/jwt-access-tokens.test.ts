import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import type { SigningKey, SigningKeys } from '../../application/ports/signing-keys.ts'
import { JwtAccessTokens } from './jwt-access-tokens.ts'

const now = Date.UTC(2026, 10, 21, 12)
const clock = { now: () => now }
const inAnHour = now / 1000 + 3600
const lea = { memberId: 'lea', sessionId: 'session-1' }

const keyNamed = (id: string): SigningKey => ({ id, secret: `secret-of-${id}`.padEnd(43, '_') })
const keysOf = (first: SigningKey, ...older: SigningKey[]): SigningKeys => ({ of: () => Promise.resolve([first, ...older]) })
const bytes = (text: string) => new TextEncoder().encode(text)

let tokens: JwtAccessTokens
beforeEach(() => {
  tokens = new JwtAccessTokens(keysOf(keyNamed('new'), keyNamed('old')), clock)
})

test('a token names its key, its holder and its time, and no secret', async () => {
  const token = await tokens.issue(lea, inAnHour)
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', kid: 'new' })
  expect(decodeJwt(token)).toEqual({ sub: 'lea', sid: 'session-1', iat: now / 1000, exp: inAnHour })
})

test('a token of an older key is still good', async () => {
  const before = await new JwtAccessTokens(keysOf(keyNamed('old')), clock).issue(lea, inAnHour)
  expect(await tokens.read(before)).toEqual(lea)
})

const signed = (payload: Record<string, unknown>, header: { alg: string; kid: string }, secret: string) =>
  new SignJWT(payload).setProtectedHeader(header).setExpirationTime(inAnHour).sign(bytes(secret))

const { secret } = keyNamed('new')
const whole = { sub: 'lea', sid: 'session-1' }

test.each([
  ['of a key that we do not have', () => signed(whole, { alg: 'HS256', kid: 'theirs' }, keyNamed('theirs').secret)],
  ['of another key under the name of ours', () => signed(whole, { alg: 'HS256', kid: 'new' }, keyNamed('theirs').secret)],
  ['of another algorithm', () => signed(whole, { alg: 'HS512', kid: 'new' }, secret.padEnd(64, '_'))],
  ['without a session', () => signed({ sub: 'lea' }, { alg: 'HS256', kid: 'new' }, secret)],
  ['with a number for a member', () => signed({ sub: 'lea', sid: 3 }, { alg: 'HS256', kid: 'new' }, secret)],
])('a token %s speaks for nobody', async (_, make) => {
  expect(await tokens.read(await make())).toBeNull()
})

test('keys that could not be read once are asked for again', async () => {
  let isDown = true
  const keys: SigningKeys = { of: () => (isDown ? Promise.reject(new Error('the database does not answer')) : keysOf(keyNamed('new')).of('access-tokens')) }
  const waiting = new JwtAccessTokens(keys, clock)
  await expect(waiting.issue(lea, inAnHour)).rejects.toThrow('the database does not answer')
  isDown = false
  expect(await waiting.read(await waiting.issue(lea, inAnHour))).toEqual(lea)
})
