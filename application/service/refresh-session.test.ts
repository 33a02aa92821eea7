import { beforeEach, expect, test } from 'vitest'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { anOpenSession } from '../../tests/builders/an-open-session.ts'
import { makeAuthenticate } from './authenticate.ts'
import { makeRefreshSession } from './refresh-session.ts'

const refused = { type: 'refresh-token-refused' }

let service: Awaited<ReturnType<typeof aService>>
let opened: Awaited<ReturnType<typeof anOpenSession>>
beforeEach(async () => {
  service = await aService()
  opened = await anOpenSession(service)
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

test('gives a second tab the same successor although the key was changed in between', async () => {
  const first = (await refresh(opened.refreshToken))._unsafeUnwrap()
  service.refreshTokens.rotate()
  service.clock.advance(30_000)
  expect((await refresh(opened.refreshToken))._unsafeUnwrap().refreshToken).toBe(first.refreshToken)
})

test('ends the session when an exchanged token comes back late, although the key was changed in between', async () => {
  const successor = (await refresh(opened.refreshToken))._unsafeUnwrap()
  service.refreshTokens.rotate()
  service.clock.advance(30_001)
  expect((await refresh(opened.refreshToken))._unsafeUnwrapErr()).toEqual(refused)
  expect(await makeAuthenticate(service)(successor.token)).toBeNull()
})

test('goes on with tokens of before after the key was changed', async () => {
  service.refreshTokens.rotate()
  const second = (await refresh(opened.refreshToken))._unsafeUnwrap()
  service.refreshTokens.rotate()
  service.clock.advance(86_400_000)
  expect((await refresh(second.refreshToken)).isOk()).toBe(true)
})

test('gives the same successor to a process that had not seen the newest key yet when another one exchanged the token', async () => {
  const { refreshTokens } = service
  const lateToSee = {
    next: () => refreshTokens.next(),
    fingerprint: (token: string) => refreshTokens.fingerprint(token),
    successorsOf: async (token: string) => {
      const seen = await refreshTokens.successorsOf(token)
      if (token === opened.refreshToken && (await service.sessions.findToken(await refreshTokens.fingerprint(token)))?.replacedAt === null) {
        refreshTokens.rotate()
        await refresh(token)
      }
      return seen
    },
  }
  const refreshed = (await makeRefreshSession({ ...service, refreshTokens: lateToSee })(opened.refreshToken))._unsafeUnwrap()
  expect(refreshed.refreshToken).toBe((await refresh(opened.refreshToken))._unsafeUnwrap().refreshToken)
})

test('is refused when no key is left under which the token was exchanged', async () => {
  await refresh(opened.refreshToken)
  const withOtherKeys = {
    next: () => service.refreshTokens.next(),
    fingerprint: (token: string) => service.refreshTokens.fingerprint(token),
    successorsOf: (token: string) => Promise.resolve([`${token} under another key`] as const),
  }
  expect((await makeRefreshSession({ ...service, refreshTokens: withOtherKeys })(opened.refreshToken))._unsafeUnwrapErr()).toEqual(refused)
})
