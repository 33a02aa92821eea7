import { beforeEach, expect, test } from 'vitest'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { anOpenSession } from '../../tests/builders/an-open-session.ts'
import { makeAuthenticate } from './authenticate.ts'
import { makeChangePassword } from './change-password.ts'
import { makeLogIn } from './log-in.ts'
import { makeRequestPasswordReset, makeResetPassword } from './reset-password.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})

const form = { currentPassword: 'ruche-dorée', password: 'nouvelle-ruche', passwordConfirmation: 'nouvelle-ruche' }
const change = (changes: Partial<typeof form> = {}, memberId = 'lea', sessionId = 'id-0001') =>
  makeChangePassword(service)(memberId, sessionId, { ...form, ...changes })
const logInWith = (password: string) => makeLogIn(service)({ email: 'lea@example.org', password }, null)

test('the new password opens a session, the old one none', async () => {
  expect((await change()).isOk()).toBe(true)
  expect((await logInWith('nouvelle-ruche')).isOk()).toBe(true)
  expect((await logInWith('ruche-dorée')).isErr()).toBe(true)
})

test('the session in which it is done goes on, the others end', async () => {
  const [here, elsewhere] = [await anOpenSession(service), await anOpenSession(service)]
  await change()
  expect(await makeAuthenticate(service)(here.token)).not.toBeNull()
  expect(await makeAuthenticate(service)(elsewhere.token)).toBeNull()
})

test('a mail tells of it', async () => {
  await change()
  expect(service.outbox.waiting).toEqual([
    {
      id: expect.any(String),
      recipient: 'lea@example.org',
      locale: 'fr',
      createdAt: noon,
      mail: { kind: 'password-changed', changedAt: noon, link: 'https://alveole.example/forgot-password' },
    },
  ])
})

test('a link that was asked for before resets nothing any more', async () => {
  await makeRequestPasswordReset(service)({ email: 'lea@example.org' }, 'fr')
  await change()
  const reset = { token: 'token-1', password: 'ruche-grise', passwordConfirmation: 'ruche-grise' }
  expect((await makeResetPassword(service)(reset))._unsafeUnwrapErr()).toEqual({ type: 'reset-token-refused' })
})

test('of two changes at once one is done', async () => {
  const outcomes = await Promise.all([change(), change({ password: 'ruche-grise', passwordConfirmation: 'ruche-grise' })])
  expect(outcomes.filter((outcome) => outcome.isOk())).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome.isErr()).map((outcome) => outcome._unsafeUnwrapErr())).toEqual([{ type: 'password-refused' }])
})

test.each([
  ['another present password', { currentPassword: 'ruche-grise' }, { type: 'password-refused' }],
  ['no present password', { currentPassword: '' }, { type: 'form-refused', fields: { currentPassword: 'password-empty' } }],
  ['a short password', { password: 'ruche12', passwordConfirmation: 'ruche12' }, { type: 'form-refused', fields: { password: 'password-too-short' } }],
  ['two passwords', { passwordConfirmation: 'ruche-grise' }, { type: 'form-refused', fields: { passwordConfirmation: 'passwords-differ' } }],
])('with %s nothing is changed', async (_, changes, refusal) => {
  const elsewhere = await anOpenSession(service)
  expect((await change(changes, 'lea', 'other'))._unsafeUnwrapErr()).toEqual(refusal)
  expect(await makeAuthenticate(service)(elsewhere.token)).not.toBeNull()
  expect((await logInWith('ruche-dorée')).isOk()).toBe(true)
  expect(service.outbox.waiting).toEqual([])
})

test('of nobody is refused', async () => {
  expect((await change({}, 'nobody'))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
})
