import { expect, test } from 'vitest'
import { InMemorySigningKeys } from '../in-memory/in-memory-signing-keys.ts'
import { HmacRefreshTokens } from './hmac-refresh-tokens.ts'

test('tokens, successors and fingerprints are 256 bits that fit in a cookie', async () => {
  const tokens = new HmacRefreshTokens(new InMemorySigningKeys())
  const token = tokens.next()
  for (const text of [token, await tokens.successorOf(token), await tokens.fingerprint(token)]) {
    expect(text).toMatch(/^[\w-]{43}$/)
  }
})

test('whoever lacks the key cannot tell a successor', async () => {
  const theirs = { of: () => Promise.resolve([{ id: '1', secret: 'x'.repeat(43) }] as const) }
  const token = new HmacRefreshTokens(theirs).next()
  expect(await new HmacRefreshTokens(theirs).successorOf(token)).not.toBe(await new HmacRefreshTokens(new InMemorySigningKeys()).successorOf(token))
})
