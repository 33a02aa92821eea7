import { beforeEach, describe, expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import type { Clock } from '../../application/ports/clock.ts'
import type { RateLimiter } from '../../application/ports/rate-limiter.ts'

const twiceAMinute = { points: 2, seconds: 60 }

/** @param makeSubject gives a limiter that has counted nothing yet */
export const describeRateLimiterContract = (name: string, makeSubject: (clock: Clock) => Promise<RateLimiter>): void => {
  describe(`RateLimiter: ${name}`, () => {
    let clock: InMemoryClock
    let limiter: RateLimiter
    beforeEach(async () => {
      clock = new InMemoryClock(Date.UTC(2026, 10, 21, 12))
      limiter = await makeSubject(clock)
    })
    const takeTwice = async (key: string) => [await limiter.take(key, twiceAMinute), await limiter.take(key, twiceAMinute)]
    const allowedTwice = [{ allowed: true }, { allowed: true }]

    test('allows as many times as the limit says and no more', async () => {
      expect(await takeTwice('lea')).toEqual(allowedTwice)
      expect(await limiter.take('lea', twiceAMinute)).toEqual({ allowed: false, retryAfter: 60 })
    })

    test.each([
      [0, 60],
      [1, 60],
      [999, 60],
      [1000, 59],
      [58_999, 2],
      [59_000, 1],
      [59_999, 1],
    ])('%d milliseconds after the first time, says to try again in %d seconds', async (later, retryAfter) => {
      await takeTwice('lea')
      clock.advance(later)
      expect(await limiter.take('lea', twiceAMinute)).toEqual({ allowed: false, retryAfter })
    })

    test('counts anew when the time is over, from then on', async () => {
      await takeTwice('lea')
      clock.advance(60_000)
      expect(await takeTwice('lea')).toEqual(allowedTwice)
      clock.advance(59_999)
      expect(await limiter.take('lea', twiceAMinute)).toEqual({ allowed: false, retryAfter: 1 })
    })

    test('the time runs from the first time, not from the last one', async () => {
      await limiter.take('lea', twiceAMinute)
      clock.advance(59_999)
      await limiter.take('lea', twiceAMinute)
      clock.advance(1)
      expect(await takeTwice('lea')).toEqual(allowedTwice)
    })

    test('whoever tries again too early does not wait longer for it', async () => {
      await takeTwice('lea')
      for (const _ of [1, 2, 3]) {
        clock.advance(15_000)
        expect(await limiter.take('lea', twiceAMinute)).toMatchObject({ allowed: false })
      }
      clock.advance(15_000)
      expect(await limiter.take('lea', twiceAMinute)).toEqual({ allowed: true })
    })

    test('counts each key by itself', async () => {
      await takeTwice('lea')
      expect(await takeTwice('max')).toEqual(allowedTwice)
    })

    test.each([
      ['no character', ''],
      ['characters that no database likes', 'é🐝\u0000'],
      ['100,000 characters', 'x'.repeat(100_000)],
    ])('takes a key of %s', async (_, key) => {
      expect(await takeTwice(key)).toEqual(allowedTwice)
      expect(await limiter.take(key, twiceAMinute)).toMatchObject({ allowed: false })
    })

    test('allows exactly 10 of 100 at once', async () => {
      const decisions = await Promise.all(Array.from({ length: 100 }, () => limiter.take('lea', { points: 10, seconds: 60 })))
      expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(10)
    })

    test('allows exactly 10 of 100 at once when an earlier time is over', async () => {
      await limiter.take('lea', { points: 10, seconds: 60 })
      clock.advance(60_000)
      const decisions = await Promise.all(Array.from({ length: 100 }, () => limiter.take('lea', { points: 10, seconds: 60 })))
      expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(10)
    })

    test('removes what is over at a moment, and nothing that still counts then', async () => {
      const end = clock.now() + 60_000
      const once = { points: 1, seconds: 60 }
      await limiter.take('lea', once)
      await limiter.removeExpired(end - 1)
      expect(await limiter.take('lea', once)).toEqual({ allowed: false, retryAfter: 60 })
      await limiter.removeExpired(end)
      expect(await limiter.take('lea', once)).toEqual({ allowed: true })
    })
  })
}
