import { describe, expect, test } from 'vitest'
import type { RefreshTokens } from '../../application/ports/refresh-tokens.ts'

export const describeRefreshTokensContract = (name: string, makeSubject: () => RefreshTokens): void => {
  describe(`RefreshTokens: ${name}`, () => {
    test('no token comes twice', () => {
      const tokens = makeSubject()
      expect(new Set(Array.from({ length: 200 }, () => tokens.next())).size).toBe(200)
    })

    test('a token always has the same successor, which no other token has', async () => {
      const tokens = makeSubject()
      const [token, other] = [tokens.next(), tokens.next()]
      const successor = await tokens.successorOf(token)
      expect(await tokens.successorOf(token)).toBe(successor)
      expect(await tokens.successorOf(other)).not.toBe(successor)
    })

    test('a chain of successors never comes back to a token', async () => {
      const tokens = makeSubject()
      const chain = [tokens.next()]
      for (let length = 1; length < 10; length += 1) chain.push(await tokens.successorOf(chain.at(-1) ?? ''))
      expect(new Set(chain).size).toBe(10)
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
