import { beforeEach, expect, test } from 'vitest'
import { aMember } from '../../tests/builders/a-member.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { anOpenSession } from '../../tests/builders/an-open-session.ts'
import { makeAuthenticate } from './authenticate.ts'
import { makeEndOtherSessions, makeEndSession, makeListSessions } from './manage-sessions.ts'
import { makeRefreshSession } from './refresh-session.ts'

let service: Awaited<ReturnType<typeof aService>>
let here: Awaited<ReturnType<typeof anOpenSession>>
let elsewhere: Awaited<ReturnType<typeof anOpenSession>>
let ofMax: Awaited<ReturnType<typeof anOpenSession>>
beforeEach(async () => {
  service = await aService()
  await service.members.add(aMember({ id: 'max' }))
  here = await anOpenSession(service)
  service.clock.advance(1000)
  elsewhere = await anOpenSession(service)
  ofMax = await anOpenSession(service, 'max')
})
const [idHere, idElsewhere, idOfMax] = ['id-0001', 'id-0002', 'id-0003']
const isOpen = async ({ token }: { token: string }) => (await makeAuthenticate(service)(token)) !== null

test('a member’s sessions are listed, and which one it is asked in', async () => {
  service.clock.advance(500)
  await makeRefreshSession(service)(here.refreshToken)
  expect(await makeListSessions(service)('lea', idHere)).toEqual([
    { id: idElsewhere, openedAt: noon + 1000, refreshedAt: null, isCurrent: false },
    { id: idHere, openedAt: noon, refreshedAt: noon + 1500, isCurrent: true },
  ])
})

test('a session that is over is not listed', async () => {
  service.clock.advance(31_622_400_000 - 1000)
  expect((await makeListSessions(service)('lea', idHere)).map(({ id }) => id)).toEqual([idElsewhere])
})

test('a session of one’s own is ended, once', async () => {
  expect((await makeEndSession(service)('lea', idElsewhere)).isOk()).toBe(true)
  expect(await isOpen(elsewhere)).toBe(false)
  expect(await isOpen(here)).toBe(true)
  expect((await makeEndSession(service)('lea', idElsewhere))._unsafeUnwrapErr()).toEqual({ type: 'session-unknown' })
})

test('somebody else’s session is as unknown as one that never was', async () => {
  expect((await makeEndSession(service)('lea', idOfMax))._unsafeUnwrapErr()).toEqual({ type: 'session-unknown' })
  expect((await makeEndSession(service)('lea', 'id-0099'))._unsafeUnwrapErr()).toEqual({ type: 'session-unknown' })
  expect(await isOpen(ofMax)).toBe(true)
})

test('all other sessions are ended, and nobody else’s', async () => {
  await makeEndOtherSessions(service)('lea', idHere)
  expect([await isOpen(here), await isOpen(elsewhere), await isOpen(ofMax)]).toEqual([true, false, true])
})
