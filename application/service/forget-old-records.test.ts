import { expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import type { Retention, ShortLivedRecord } from '../ports/retention.ts'
import { makeForgetOldRecords } from './forget-old-records.ts'

const now = Date.UTC(2026, 10, 21, 12)
const day = 86_400_000
const none = { sessions: 0, refreshTokens: 0, oneTimeTokens: 0, mails: 0, unconfirmedSubscribers: 0, visitorAttempts: 0, sandboxPayments: 0 }

/** Holds records of one kind, by the times when they were over, and forgets one a turn. */
const holding = (kind: ShortLivedRecord, times: number[]): Retention => ({
  forget: (limits) => {
    const index = times.findIndex((time) => time <= limits[kind])
    if (index >= 0) times.splice(index, 1)
    return Promise.resolve({ ...none, [kind]: index >= 0 ? 1 : 0 })
  },
})

test.each([
  ['sessions', 30],
  ['oneTimeTokens', 0],
  ['mails', 30],
  ['unconfirmedSubscribers', 30],
  ['visitorAttempts', 400],
  ['sandboxPayments', 400],
] as const)('%s are forgotten %i days later, and not a millisecond before', async (kind, days) => {
  const times = [now - days * day - 1, now - days * day, now - days * day + 1]
  expect(await makeForgetOldRecords({ retention: holding(kind, times), clock: new InMemoryClock(now) })()).toBe(2)
  expect(times).toEqual([now - days * day + 1])
})

test('what takes too many turns is left for the next time', async () => {
  const times = Array.from({ length: 51 }, () => 0)
  const forgetOldRecords = makeForgetOldRecords({ retention: holding('mails', times), clock: new InMemoryClock(now) })
  expect(await forgetOldRecords()).toBe(50)
  expect(await forgetOldRecords()).toBe(1)
  expect(await forgetOldRecords()).toBe(0)
})

test('refresh tokens alone are reason enough for another turn', async () => {
  let left = 3
  const retention: Retention = { forget: () => Promise.resolve({ ...none, refreshTokens: left-- > 0 ? 1 : 0 }) }
  expect(await makeForgetOldRecords({ retention, clock: new InMemoryClock(now) })()).toBe(3)
})
