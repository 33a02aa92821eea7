import { expect, test } from 'vitest'
import { InMemorySigningKeys } from '../in-memory/in-memory-signing-keys.ts'
import { HmacRefreshTokens } from './hmac-refresh-tokens.ts'

test('tokens, successors and fingerprints are 256 bits that fit in a cookie', async () => {
  const tokens = new HmacRefreshTokens(new InMemorySigningKeys())
  const token = tokens.next()
  for (const text of [token, ...(await tokens.successorsOf(token)), await tokens.fingerprint(token)]) {
    expect(text).toMatch(/^[\w-]{43}$/)
  }
})

test('whoever lacks the key cannot tell a successor', async () => {
  const theirs = { of: () => Promise.resolve([{ id: '1', secret: 'x'.repeat(43) }] as const) }
  const token = new HmacRefreshTokens(theirs).next()
  const ours = await new HmacRefreshTokens(new InMemorySigningKeys()).successorsOf(token)
  expect(await new HmacRefreshTokens(theirs).successorsOf(token)).not.toEqual(ours)
})

test('after a new key the successor under it comes first, and the one of before is still told', async () => {
  const keys = new InMemorySigningKeys()
  const tokens = new HmacRefreshTokens(keys)
  const token = tokens.next()
  const before = await tokens.successorsOf(token)
  await keys.rotate('refresh-tokens', 1)
  const [newest, ...older] = await tokens.successorsOf(token)
  expect(older).toEqual(before)
  expect(before).not.toContain(newest)
})
