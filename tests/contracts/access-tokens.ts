import { describe, expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import type { AccessTokens } from '../../application/ports/access-tokens.ts'
import type { Clock } from '../../application/ports/clock.ts'

const now = Date.UTC(2026, 10, 21, 12)
const inAnHour = now / 1000 + 3600
const lea = { memberId: 'lea', sessionId: 'session-1' }

export const describeAccessTokensContract = (name: string, makeSubject: (clock: Clock) => AccessTokens): void => {
  describe(`AccessTokens: ${name}`, () => {
    test('a token says whose it is', async () => {
      const tokens = makeSubject(new InMemoryClock(now))
      const token = await tokens.issue(lea, inAnHour)
      await tokens.issue({ memberId: 'max', sessionId: 'session-2' }, inAnHour)
      expect(await tokens.read(token)).toEqual(lea)
    })

    test.each([
      ['just before its end', 3_599_000, lea],
      ['at its end', 3_600_000, null],
      ['after its end', 86_400_000, null],
    ])('a token %s speaks for its holder, or for nobody', async (_, later, expected) => {
      const clock = new InMemoryClock(now)
      const tokens = makeSubject(clock)
      const token = await tokens.issue(lea, inAnHour)
      clock.advance(later)
      expect(await tokens.read(token)).toEqual(expected)
    })

    test.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJsZWEiLCJzaWQiOiJzZXNzaW9uLTEifQ.', '💥'])('%j is no token', async (text) => {
      expect(await makeSubject(new InMemoryClock(now)).read(text)).toBeNull()
    })

    test('a token that was changed anywhere is no token', async () => {
      const tokens = makeSubject(new InMemoryClock(now))
      const token = await tokens.issue(lea, inAnHour)
      for (const place of [0, Math.floor(token.length / 2), token.length - 2]) {
        const other = token[place] === 'A' ? 'B' : 'A'
        expect(await tokens.read(token.slice(0, place) + other + token.slice(place + 1))).toBeNull()
      }
      expect(await tokens.read(token.slice(0, -3))).toBeNull()
    })
  })
}
