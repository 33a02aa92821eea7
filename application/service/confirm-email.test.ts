import { beforeEach, expect, test } from 'vitest'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeConfirmEmail, makeSendConfirmationAgain } from './confirm-email.ts'
import { makeRequestPasswordReset } from './reset-password.ts'

const day = 86_400_000

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
  await makeSendConfirmationAgain(service)('lea')
})
const confirm = (token: string) => makeConfirmEmail(service)(token)

test('another mail brings a link that confirms the address', async () => {
  expect(service.outbox.waiting).toMatchObject([
    {
      recipient: 'lea@example.org',
      locale: 'fr',
      createdAt: noon,
      mail: { kind: 'email-confirmation', link: 'https://alveole.example/signup/successfull-signin?confirm=token-1', expiresAt: noon + 7 * day },
    },
  ])
  expect((await confirm('token-1')).isOk()).toBe(true)
  expect(await service.members.find('lea')).toMatchObject({ emailConfirmedAt: noon })
})

test('the links of earlier mails stay good', async () => {
  await makeSendConfirmationAgain(service)('lea')
  expect((await confirm('token-1')).isOk()).toBe(true)
})

test('a link that is opened twice confirms twice, and the first time counts', async () => {
  await confirm('token-1')
  service.clock.advance(1000)
  expect((await confirm('token-1')).isOk()).toBe(true)
  expect(await service.members.find('lea')).toMatchObject({ emailConfirmedAt: noon })
})

test.each([
  ['just before 7 days have passed', 7 * day - 1, true],
  ['after 7 days', 7 * day, false],
])('%s the link is good: %s %s', async (_, later, isGood) => {
  service.clock.advance(later)
  expect((await confirm('token-1')).isOk()).toBe(isGood)
})

test.each(['token-2', ''])('%j, which nobody gave, confirms nothing', async (token) => {
  expect((await confirm(token))._unsafeUnwrapErr()).toEqual({ type: 'confirmation-token-refused' })
  expect(await service.members.find('lea')).toMatchObject({ emailConfirmedAt: null })
})

test('a link that resets a password confirms nothing', async () => {
  await makeRequestPasswordReset(service)({ email: 'lea@example.org' }, 'fr')
  expect((await confirm('token-2'))._unsafeUnwrapErr()).toEqual({ type: 'confirmation-token-refused' })
})

test('no other mail goes to a confirmed address', async () => {
  await confirm('token-1')
  expect((await makeSendConfirmationAgain(service)('lea'))._unsafeUnwrapErr()).toEqual({ type: 'email-already-confirmed' })
  expect(service.outbox.waiting).toHaveLength(1)
})

test('no mail goes to nobody', async () => {
  expect((await makeSendConfirmationAgain(service)('nobody'))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
  expect(service.outbox.waiting).toHaveLength(1)
})
