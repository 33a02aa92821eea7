import { describe, expect, test } from 'vitest'
import type { RefreshTokens } from '../../application/ports/refresh-tokens.ts'
import { describeRandomTokensContract } from './random-tokens.ts'

export const describeRefreshTokensContract = (name: string, makeSubject: () => RefreshTokens): void => {
  describeRandomTokensContract(name, makeSubject)

  describe(`RefreshTokens: ${name}`, () => {
    test('a token always has the same successors, which no other token has', async () => {
      const tokens = makeSubject()
      const [token, other] = [tokens.next(), tokens.next()]
      const successors = await tokens.successorsOf(token)
      expect(await tokens.successorsOf(token)).toEqual(successors)
      expect(await tokens.successorsOf(other)).not.toEqual(successors)
    })

    test('a chain of successors never comes back to a token', async () => {
      const tokens = makeSubject()
      const chain = [tokens.next()]
      for (let length = 1; length < 10; length += 1) chain.push((await tokens.successorsOf(chain.at(-1) ?? ''))[0])
      expect(new Set(chain).size).toBe(10)
    })
  })
}
