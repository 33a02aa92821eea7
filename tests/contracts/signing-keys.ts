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
  })
}
