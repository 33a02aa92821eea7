import { describe, expect, test } from 'vitest'
import type { SigningKeys } from '../../application/ports/signing-keys.ts'

/** @param makeSubject gives two openings of one place where no key was made yet, as two processes have them */
export const describeSigningKeysContract = (name: string, makeSubject: () => Promise<readonly [SigningKeys, SigningKeys]>): void => {
  describe(`SigningKeys: ${name}`, () => {
    test('a purpose has a key of at least 32 bytes', async () => {
      const [keys] = await makeSubject()
      const [key] = await keys.of('access-tokens')
      expect(key.secret).toMatch(/^[\w-]{43,}$/)
      expect(key.id).not.toBe('')
    })

    test('no key serves two purposes', async () => {
      const [keys] = await makeSubject()
      const made = await Promise.all((['access-tokens', 'refresh-tokens', 'sandbox-callbacks'] as const).map((purpose) => keys.of(purpose)))
      expect(new Set(made.map(([key]) => key.secret)).size).toBe(3)
      expect(new Set(made.map(([key]) => key.id)).size).toBe(3)
    })

    test('the key stays the same, for every process', async () => {
      const [keys, ofAnotherProcess] = await makeSubject()
      const made = await keys.of('access-tokens')
      expect(await keys.of('access-tokens')).toEqual(made)
      expect(await ofAnotherProcess.of('access-tokens')).toEqual(made)
    })

    test('twenty first uses at once give one key', async () => {
      const [one, other] = await makeSubject()
      const made = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other).of('refresh-tokens')))
      expect(new Set(made.map(([key]) => key.secret)).size).toBe(1)
      expect(made.every((keys) => keys.length === 1)).toBe(true)
    })

    describe('after a rotation', () => {
      const at = Date.UTC(2026, 10, 21)
      const idsOf = async (keys: SigningKeys) => (await keys.of('access-tokens')).map(({ id }) => id)

      test('a new key is the newest, for every process, and the older ones stay', async () => {
        const [keys, ofAnotherProcess] = await makeSubject()
        const [first] = await keys.of('access-tokens')
        await ofAnotherProcess.rotate('access-tokens', at)
        const [second, ...older] = await keys.of('access-tokens')
        expect(older).toEqual([first])
        expect(second.secret).toMatch(/^[\w-]{43,}$/)
        expect(second.secret).not.toBe(first.secret)
        await keys.rotate('access-tokens', at + 1)
        expect((await ofAnotherProcess.of('access-tokens')).slice(1)).toEqual([second, first])
      })

      test('the keys of other purposes are as before', async () => {
        const [keys] = await makeSubject()
        const before = await keys.of('refresh-tokens')
        await keys.rotate('access-tokens', at)
        expect(await keys.of('refresh-tokens')).toEqual(before)
      })

      test('the key is new where none was asked for before', async () => {
        const [keys] = await makeSubject()
        await keys.rotate('access-tokens', at)
        expect(await keys.of('access-tokens')).toHaveLength(2)
      })

      test('the key is the newest although the clock went back', async () => {
        const [keys] = await makeSubject()
        await keys.rotate('access-tokens', at)
        const before = await idsOf(keys)
        await keys.rotate('access-tokens', at - 1000)
        await keys.rotate('access-tokens', at)
        expect((await idsOf(keys)).slice(2)).toEqual(before)
        expect(new Set(await idsOf(keys)).size).toBe(4)
      })

      test('keys that were superseded by a time are removed, others stay', async () => {
        const [keys, ofAnotherProcess] = await makeSubject()
        await keys.of('access-tokens')
        await keys.rotate('access-tokens', at)
        await keys.rotate('access-tokens', at + 1000)
        const [third, second, first] = await idsOf(keys)
        await keys.removeSuperseded('access-tokens', at - 1)
        expect(await idsOf(keys)).toEqual([third, second, first])
        await keys.removeSuperseded('access-tokens', at)
        expect(await idsOf(ofAnotherProcess)).toEqual([third, second])
        await keys.removeSuperseded('access-tokens', at + 999)
        expect(await idsOf(keys)).toEqual([third, second])
        await keys.removeSuperseded('access-tokens', at + 1000)
        expect(await idsOf(keys)).toEqual([third])
        await keys.removeSuperseded('access-tokens', at + 1_000_000)
        expect(await idsOf(keys)).toEqual([third])
      })

      test('the removal leaves the keys of other purposes', async () => {
        const [keys] = await makeSubject()
        await keys.rotate('refresh-tokens', at)
        const before = await keys.of('refresh-tokens')
        await keys.removeSuperseded('access-tokens', at + 1)
        expect(await keys.of('refresh-tokens')).toEqual(before)
      })
    })
  })
}
