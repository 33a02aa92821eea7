import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { InMemoryClock } from '../in-memory/in-memory-clock.ts'
import { InMemorySigningKeys } from '../in-memory/in-memory-signing-keys.ts'
import type { KeyPurpose, SigningKey, SigningKeys } from '../../application/ports/signing-keys.ts'
import { JwtAccessTokens } from './jwt-access-tokens.ts'

const now = Date.UTC(2026, 10, 21, 12)
const clock = { now: () => now }
const inAnHour = now / 1000 + 3600
const lea = { memberId: 'lea', sessionId: 'session-1' }

const keyNamed = (id: string): SigningKey => ({ id, secret: `secret-of-${id}`.padEnd(43, '_') })
const keysOf = (first: SigningKey, ...older: SigningKey[]): Pick<SigningKeys, 'of'> => ({ of: () => Promise.resolve([first, ...older]) })
const bytes = (text: string) => new TextEncoder().encode(text)

let tokens: JwtAccessTokens
beforeEach(() => {
  tokens = new JwtAccessTokens(keysOf(keyNamed('new'), keyNamed('old')), clock)
})

test('a token names its key, its holder and its time, and no secret', async () => {
  const token = await tokens.issue(lea, inAnHour)
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', kid: 'new' })
  expect(decodeJwt(token)).toEqual({ sub: 'lea', memberId: 'lea', sid: 'session-1', iat: now / 1000, exp: inAnHour })
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
  const keys: Pick<SigningKeys, 'of'> = { of: () => (isDown ? Promise.reject(new Error('the database does not answer')) : keysOf(keyNamed('new')).of('access-tokens')) }
  const waiting = new JwtAccessTokens(keys, clock)
  await expect(waiting.issue(lea, inAnHour)).rejects.toThrow('the database does not answer')
  isDown = false
  expect(await waiting.read(await waiting.issue(lea, inAnHour))).toEqual(lea)
})

test('a token from before the member’s id had a name of its own is still good', async () => {
  expect(await tokens.read(await signed(whole, { alg: 'HS256', kid: 'new' }, secret))).toEqual(lea)
})

describe('when the key changes', () => {
  const minute = 60_000
  let time: InMemoryClock
  let stored: InMemorySigningKeys
  let reads: number
  let keys: Pick<SigningKeys, 'of'>
  beforeEach(() => {
    time = new InMemoryClock(now)
    stored = new InMemorySigningKeys()
    reads = 0
    keys = {
      of: (purpose: KeyPurpose) => {
        reads += 1
        return stored.of(purpose)
      },
    }
  })
  const kidOf = async (from: JwtAccessTokens) => decodeProtectedHeader(await from.issue(lea, inAnHour)).kid

  test('a process signs with the new one a minute later at the latest', async () => {
    const running = new JwtAccessTokens(keys, time)
    await running.issue(lea, inAnHour)
    await stored.rotate('access-tokens', now)
    time.advance(minute - 1)
    expect(await kidOf(running)).toBe('access-tokens-1')
    time.advance(1)
    expect(await kidOf(running)).toBe('access-tokens-2')
  })

  test('a token of the new one is good at once where the keys were read 5 seconds ago', async () => {
    const running = new JwtAccessTokens(keys, time)
    await running.issue(lea, inAnHour)
    await stored.rotate('access-tokens', now)
    const token = await new JwtAccessTokens(keys, time).issue(lea, inAnHour)
    time.advance(5000)
    expect(await running.read(token)).toEqual(lea)
  })

  test('tokens of before stay good until their key is removed, and a minute more', async () => {
    const running = new JwtAccessTokens(keys, time)
    const token = await running.issue(lea, inAnHour)
    await stored.rotate('access-tokens', now)
    time.advance(minute)
    expect(await running.read(token)).toEqual(lea)
    await stored.removeSuperseded('access-tokens', now + minute)
    time.advance(minute)
    expect(await running.read(token)).toBeNull()
  })

  test('a thousand forged tokens make it look for their keys once in 5 seconds', async () => {
    const running = new JwtAccessTokens(keys, time)
    const forged = await signed(whole, { alg: 'HS256', kid: 'theirs' }, keyNamed('theirs').secret)
    for (let count = 0; count < 500; count += 1) await running.read(forged)
    expect(reads).toBe(1)
    time.advance(4999)
    await Promise.all(Array.from({ length: 250 }, () => running.read(forged)))
    expect(reads).toBe(1)
    time.advance(1)
    await Promise.all(Array.from({ length: 250 }, () => running.read(forged)))
    expect(reads).toBe(2)
  })

  test('a token that names no key is not looked for', async () => {
    const running = new JwtAccessTokens(keys, time)
    await running.issue(lea, inAnHour)
    time.advance(5000)
    const nameless = await new SignJWT(whole).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(inAnHour).sign(bytes(secret))
    expect(await running.read(nameless)).toBeNull()
    expect(reads).toBe(1)
  })
})
