import { beforeEach, expect, test } from 'vitest'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { aSubscription } from '../../tests/builders/a-subscription.ts'
import { anOpenSession } from '../../tests/builders/an-open-session.ts'
import { anOrder } from '../../tests/builders/an-order.ts'
import { makeAuthenticate } from './authenticate.ts'
import { makeDeleteAccount } from './delete-account.ts'
import { makeExportAccount } from './export-account.ts'
import { makeLogIn } from './log-in.ts'
import { makeRefreshSession } from './refresh-session.ts'
import { makeRequestPasswordReset, makeResetPassword } from './reset-password.ts'
import { makeSignUp } from './sign-up.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})
const deleteAccount = (typed: unknown = { password: 'ruche-dorée' }, memberId = 'lea') => makeDeleteAccount(service)(memberId, typed)
const logIn = () => makeLogIn(service)({ email: 'lea@example.org', password: 'ruche-dorée' }, null)

test('the account is gone, and one mail to its address says so', async () => {
  await makeRequestPasswordReset(service)({ email: 'lea@example.org' }, 'fr')
  expect((await deleteAccount()).isOk()).toBe(true)
  expect(await service.members.find('lea')).toBeUndefined()
  expect((await logIn())._unsafeUnwrapErr()).toEqual({ type: 'credentials-refused' })
  expect(service.outbox.waiting).toEqual([
    { id: expect.any(String), recipient: 'lea@example.org', locale: 'fr', createdAt: noon, mail: { kind: 'account-deleted', deletedAt: noon } },
  ])
})

test('no token of it is worth anything', async () => {
  await makeRequestPasswordReset(service)({ email: 'lea@example.org' }, 'fr')
  const { token, refreshToken } = await anOpenSession(service)
  await deleteAccount()
  expect(await makeAuthenticate(service)(token)).toBeNull()
  expect((await makeRefreshSession(service)(refreshToken))._unsafeUnwrapErr()).toEqual({ type: 'refresh-token-refused' })
  const reset = { token: 'token-1', password: 'nouvelle-ruche', passwordConfirmation: 'nouvelle-ruche' }
  expect((await makeResetPassword(service)(reset))._unsafeUnwrapErr()).toEqual({ type: 'reset-token-refused' })
})

test('its address is free, and a new account has nothing of the old one', async () => {
  await service.attempts.add(aQuizAttempt({ owner: { kind: 'member', memberId: 'lea' } }))
  await deleteAccount()
  const form = {
    email: 'lea@example.org', emailConfirmation: 'lea@example.org', password: 'ruche-dorée', passwordConfirmation: 'ruche-dorée', conditions: 'on',
  }
  const { id } = (await makeSignUp(service)(form, { visitorId: null, locale: 'fr' }))._unsafeUnwrap()
  expect((await makeExportAccount(service)(id))._unsafeUnwrap()).toMatchObject({ quizAttempts: [], orders: [] })
  expect(await service.attempts.find('attempt-1')).toBeUndefined()
})

test('a subscription that runs is no obstacle: it stays on record, and renews no more', async () => {
  await service.orders.place(anOrder({ memberId: 'lea' }), 'form-1')
  const subscription = aSubscription({ memberId: 'lea' })
  await service.orders.settle('order-1', (order) => ({ order: { ...order, state: 'paid' }, subscription, coupon: 'keep', mails: [] }))
  expect((await deleteAccount()).isOk()).toBe(true)
  expect(await service.orders.find('order-1')).toMatchObject({ memberId: 'lea', state: 'paid' })
  expect(await service.subscriptions.ofMember('lea')).toMatchObject([{ endsAt: subscription.endsAt, cancelledAt: noon }])
})

test.each([
  ['another password', { password: 'ruche-grise' }, { type: 'password-refused' }],
  ['no password', {}, { type: 'form-refused', fields: { password: 'password-empty' } }],
])('with %s nothing is deleted', async (_, typed, refusal) => {
  expect((await deleteAccount(typed))._unsafeUnwrapErr()).toEqual(refusal)
  expect((await logIn()).isOk()).toBe(true)
  expect(service.outbox.waiting).toEqual([])
})

test('nobody’s account cannot be deleted, nor one that is gone', async () => {
  expect((await deleteAccount(undefined, 'nobody'))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
  await deleteAccount()
  expect((await deleteAccount())._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
})

test('of two deletions at once one is done, and one mail goes', async () => {
  const outcomes = await Promise.all([deleteAccount(), deleteAccount()])
  expect(outcomes.map((outcome) => outcome.isOk()).toSorted()).toEqual([false, true])
  expect(service.outbox.waiting).toHaveLength(1)
})
