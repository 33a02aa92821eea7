import { beforeEach, expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryRateLimiter } from '../../adapters/in-memory/in-memory-rate-limiter.ts'
import { makeLimitRate } from './limit-rate.ts'
import type { LimitedAction } from './limits.ts'

let clock: InMemoryClock
let limitRate: ReturnType<typeof makeLimitRate>
beforeEach(() => {
  clock = new InMemoryClock(Date.UTC(2026, 10, 21, 12))
  limitRate = makeLimitRate({ limiter: new InMemoryRateLimiter(clock) })
})

/** How often somebody may do something until they are refused. */
const timesOf = async (action: LimitedAction, callerOf: (time: number) => Parameters<typeof limitRate>[1]): Promise<number> => {
  for (let time = 0; time < 1000; time += 1) if ((await limitRate(action, callerOf(time))).isErr()) return time
  return Infinity
}

test.each([
  ['log-in', 60, 10],
  ['sign-up', 40, Infinity],
  ['refresh', 300, Infinity],
  ['password-reset', 20, 5],
  ['reset-password', 20, Infinity],
  ['confirmation-mail', 20, 3],
  ['newsletter', 10, Infinity],
  ['coupon-check', 60, Infinity],
  ['gift-card', 10, 10],
  ['order', 100, 30],
  ['quiz-start', 300, 60],
] as const)('%s goes %d times from one address, and %d times for one account from anywhere', async (action, byAddress, byAccount) => {
  expect(await timesOf(action, (time) => ({ address: '192.0.2.7', account: `member-${time}` }))).toBe(byAddress)
  expect(await timesOf(action, (time) => ({ address: `2001:db8:0:${time}::1`, account: 'lea' }))).toBe(byAccount)
})

test('whoever is refused is told when to try again, and may then', async () => {
  const caller = { address: '192.0.2.7', account: 'lea@example.org' }
  await timesOf('log-in', () => caller)
  clock.advance(60_000)
  expect((await limitRate('log-in', caller))._unsafeUnwrapErr()).toEqual({ type: 'too-many-requests', retryAfter: 14 * 60 })
  clock.advance(14 * 60_000)
  expect((await limitRate('log-in', caller)).isOk()).toBe(true)
})

test('an e-mail address is one account however it is typed', async () => {
  const typed = ['lea@example.org', 'LEA@example.org', ' lea@Example.org ']
  expect(await timesOf('log-in', (time) => ({ address: `192.0.2.${time}`, account: typed[time % 3] ?? '' }))).toBe(10)
})

test('the addresses of one IPv6 network count together', async () => {
  expect(await timesOf('newsletter', (time) => ({ address: `2001:db8::${time}`, account: null }))).toBe(10)
})

test('an account is not used up by somebody whose address is refused already', async () => {
  await timesOf('log-in', (time) => ({ address: '192.0.2.7', account: `member-${time}` }))
  await timesOf('log-in', () => ({ address: '192.0.2.7', account: 'lea' }))
  expect((await limitRate('log-in', { address: '192.0.2.8', account: 'lea' })).isOk()).toBe(true)
})

test('each action counts by itself', async () => {
  await timesOf('password-reset', () => ({ address: '192.0.2.7', account: 'lea' }))
  expect((await limitRate('log-in', { address: '192.0.2.7', account: 'lea' })).isOk()).toBe(true)
})

test('an account is not mixed up with a network address', async () => {
  await timesOf('gift-card', () => ({ address: '192.0.2.7', account: null }))
  expect((await limitRate('gift-card', { address: '192.0.2.8', account: '192.0.2.7' })).isOk()).toBe(true)
})

test('nobody is limited by what is not known of them', async () => {
  expect(await timesOf('log-in', () => ({ address: null, account: null }))).toBe(Infinity)
})
