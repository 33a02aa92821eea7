import { expect, test } from 'vitest'
import { aService } from '../../tests/builders/a-service.ts'
import { anOpenSession } from '../../tests/builders/an-open-session.ts'
import { makeAuthenticate } from './authenticate.ts'
import { makeLogOut } from './log-out.ts'
import { makeRefreshSession } from './refresh-session.ts'

test('ends the session of the token, and no other one of the member', async () => {
  const service = await aService()
  const [here, elsewhere] = [await anOpenSession(service), await anOpenSession(service)]
  await makeLogOut(service)(here.refreshToken)
  const authenticate = makeAuthenticate(service)
  expect(await authenticate(here.token)).toBeNull()
  expect(await authenticate(elsewhere.token)).not.toBeNull()
})

test('ends the session with a token that was exchanged meanwhile', async () => {
  const service = await aService()
  const before = await anOpenSession(service)
  const after = (await makeRefreshSession(service)(before.refreshToken))._unsafeUnwrap()
  await makeLogOut(service)(before.refreshToken)
  expect(await makeAuthenticate(service)(after.token)).toBeNull()
})

test('with a token that nobody gave ends nothing', async () => {
  const service = await aService()
  const { token } = await anOpenSession(service)
  await makeLogOut(service)('refresh-token-99')
  expect(await makeAuthenticate(service)(token)).not.toBeNull()
})
