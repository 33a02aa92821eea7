import { beforeEach, expect, test } from 'vitest'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeAuthenticate } from './authenticate.ts'
import { openSession } from './open-session.ts'
import { makeRefreshSession } from './refresh-session.ts'

const refused = { type: 'refresh-token-refused' }

let service: Awaited<ReturnType<typeof aService>>
let opened: Awaited<ReturnType<typeof openSession>>
beforeEach(async () => {
  service = await aService()
  opened = await openSession(service, 'lea')
})
const refresh = (token: string) => makeRefreshSession(service)(token)

test('exchanges a token for a new pair, good for a day and for 366 days from now', async () => {
  service.clock.advance(86_400_000)
  const auth = (await refresh(opened.refreshToken))._unsafeUnwrap()
  const now = noon / 1000 + 86_400
  expect(auth).toMatchObject({ id: 'lea', exp: now + 86_400, expRefresh: now + 31_622_400 })
  expect(auth.refreshToken).not.toBe(opened.refreshToken)
  expect(await makeAuthenticate(service)(auth.token)).toMatchObject({ memberId: 'lea', sessionId: 'id-0001' })
})

test('goes on from token to token', async () => {
  const second = (await refresh(opened.refreshToken))._unsafeUnwrap()
  service.clock.advance(31_000)
  const third = (await refresh(second.refreshToken))._unsafeUnwrap()
  service.clock.advance(86_400_000)
  expect((await refresh(third.refreshToken)).isOk()).toBe(true)
})

test.each([0, 1000, 30_000])('gives the same successor to a second tab that comes %s ms later', async (later) => {
  const first = (await refresh(opened.refreshToken))._unsafeUnwrap()
  service.clock.advance(later)
  expect((await refresh(opened.refreshToken))._unsafeUnwrap().refreshToken).toBe(first.refreshToken)
})

test('gives the same successor to ten tabs at once', async () => {
  const refreshed = await Promise.all(Array.from({ length: 10 }, () => refresh(opened.refreshToken)))
  expect(new Set(refreshed.map((one) => one._unsafeUnwrap().refreshToken)).size).toBe(1)
})

test('ends the session when an exchanged token comes back after 30 seconds', async () => {
  const stolen = opened.refreshToken
  const successor = (await refresh(stolen))._unsafeUnwrap()
  service.clock.advance(30_001)
  expect((await refresh(stolen))._unsafeUnwrapErr()).toEqual(refused)
  expect((await refresh(successor.refreshToken))._unsafeUnwrapErr()).toEqual(refused)
  expect(await makeAuthenticate(service)(successor.token)).toBeNull()
})

test('is refused once the token is over', async () => {
  service.clock.advance(31_622_400_000)
  expect((await refresh(opened.refreshToken))._unsafeUnwrapErr()).toEqual(refused)
})

test('is refused once the session was ended', async () => {
  await service.sessions.end('id-0001', noon)
  expect((await refresh(opened.refreshToken))._unsafeUnwrapErr()).toEqual(refused)
})

test('is refused for a token that nobody gave', async () => {
  expect((await refresh('refresh-token-99'))._unsafeUnwrapErr()).toEqual(refused)
})
