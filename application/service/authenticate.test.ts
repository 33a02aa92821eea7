import { ok } from 'neverthrow'
import { beforeEach, expect, test } from 'vitest'
import { aChild } from '../../tests/builders/a-child.ts'
import { aService } from '../../tests/builders/a-service.ts'
import { anOpenSession } from '../../tests/builders/an-open-session.ts'
import { makeAuthenticate } from './authenticate.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})

test('a token speaks for the member whose session it opened', async () => {
  const { token } = await anOpenSession(service)
  expect(await makeAuthenticate(service)(token)).toEqual({ memberId: 'lea', sessionId: 'id-0001', childId: null })
})

test('a token says which child uses the session, from the moment at which it is handed to them', async () => {
  const { token } = await anOpenSession(service)
  await service.children.add('lea', aChild(), () => ok())
  await service.sessions.handTo('lea', 'id-0001', { childId: 'zoe' })
  expect(await makeAuthenticate(service)(token)).toEqual({ memberId: 'lea', sessionId: 'id-0001', childId: 'zoe' })
})

test('a token of an ended session speaks for nobody, though it is not over yet', async () => {
  const { token } = await anOpenSession(service)
  await service.sessions.end('id-0001', service.clock.now())
  expect(await makeAuthenticate(service)(token)).toBeNull()
})

test('a token speaks for a day', async () => {
  const { token } = await anOpenSession(service)
  service.clock.advance(86_399_000)
  expect(await makeAuthenticate(service)(token)).not.toBeNull()
  service.clock.advance(1000)
  expect(await makeAuthenticate(service)(token)).toBeNull()
})

test('what is no token speaks for nobody', async () => {
  expect(await makeAuthenticate(service)('x')).toBeNull()
})
