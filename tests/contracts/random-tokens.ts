import { describe, expect, test } from 'vitest'
import type { RandomTokens } from '../../application/ports/random-tokens.ts'

export const describeRandomTokensContract = (name: string, makeSubject: () => RandomTokens): void => {
  describe(`RandomTokens: ${name}`, () => {
    test('no token comes twice', () => {
      const tokens = makeSubject()
      expect(new Set(Array.from({ length: 200 }, () => tokens.next())).size).toBe(200)
    })

    test('a token always has the same fingerprint, which is not the token and which no other token has', async () => {
      const tokens = makeSubject()
      const [token, other] = [tokens.next(), tokens.next()]
      const fingerprint = await tokens.fingerprint(token)
      expect(fingerprint).not.toBe(token)
      expect(await tokens.fingerprint(token)).toBe(fingerprint)
      expect(await tokens.fingerprint(other)).not.toBe(fingerprint)
    })
  })
}
