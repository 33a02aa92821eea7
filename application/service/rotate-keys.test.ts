import { beforeEach, expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemorySigningKeys } from '../../adapters/in-memory/in-memory-signing-keys.ts'
import type { KeyPurpose } from '../ports/signing-keys.ts'
import { makeRemoveOldKeys, makeRotateKeys } from './rotate-keys.ts'

const minute = 60_000
const day = 86_400_000

let parts: { keys: InMemorySigningKeys; clock: InMemoryClock }
beforeEach(() => {
  parts = { keys: new InMemorySigningKeys(), clock: new InMemoryClock(Date.UTC(2026, 10, 21)) }
})
const idsOf = async (purpose: KeyPurpose) => (await parts.keys.of(purpose)).map(({ id }) => id)

test.each(['access-tokens', 'refresh-tokens'] as const)('%s get a new key, and the one before stays', async (purpose) => {
  const before = await idsOf(purpose)
  await makeRotateKeys(parts)()
  expect((await idsOf(purpose)).slice(1)).toEqual(before)
})

test('other keys stay the newest: nothing looks for an older one there', async () => {
  const before = await idsOf('sandbox-callbacks')
  await makeRotateKeys(parts)()
  expect(await idsOf('sandbox-callbacks')).toEqual(before)
})

test.each([
  ['access-tokens', 'a day and 5 minutes', day + 5 * minute],
  ['refresh-tokens', '30 seconds and 5 minutes', 30_000 + 5 * minute],
] as const)('an old key of %s is kept until %s after its rotation', async (purpose, _, age) => {
  await makeRotateKeys(parts)()
  parts.clock.advance(age - 1)
  await makeRemoveOldKeys(parts)()
  expect(await idsOf(purpose)).toHaveLength(2)
  parts.clock.advance(1)
  await makeRemoveOldKeys(parts)()
  expect(await idsOf(purpose)).toHaveLength(1)
})

test('without a rotation no key is ever removed', async () => {
  const before = await idsOf('access-tokens')
  parts.clock.advance(1000 * day)
  await makeRemoveOldKeys(parts)()
  expect(await idsOf('access-tokens')).toEqual(before)
})
