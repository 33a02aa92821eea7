import { beforeEach, describe, expect, test } from 'vitest'
import type { TokenByMail } from '../ports/one-time-token-repository.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { aMember } from '../../tests/builders/a-member.ts'
import { anOpenSession } from '../../tests/builders/an-open-session.ts'
import { makeAuthenticate } from './authenticate.ts'
import { makeLogIn } from './log-in.ts'
import { makeRefreshSession } from './refresh-session.ts'
import { makeRequestPasswordReset, makeResetPassword } from './reset-password.ts'

const hour = 3_600_000

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})
const request = (email: string) => makeRequestPasswordReset(service)({ email }, 'en')

describe('asking for it', () => {
  test.each(['lea@example.org', ' LEA@example.org '])('queues a mail for %j with a link that is good for an hour, in the language of the page', async (email) => {
    expect((await request(email)).isOk()).toBe(true)
    expect(service.outbox.waiting).toMatchObject([
      {
        recipient: 'lea@example.org',
        locale: 'en',
        createdAt: noon,
        mail: { kind: 'password-reset', link: 'https://alveole.example/reset?token=token-1', expiresAt: noon + hour },
      },
    ])
  })

  test('has the same answer for an address that nobody has, to which no mail goes', async () => {
    expect(await request('max@example.org')).toEqual(await request('lea@example.org'))
    expect(service.outbox.waiting.map(({ recipient }) => recipient)).toEqual(['lea@example.org'])
  })

  test('does the same work for an address that nobody has', async () => {
    const workFor = async (email: string) => {
      const fresh = await aService()
      const work: unknown[] = []
      const oneTimeTokens = { ...fresh.oneTimeTokens, issue: (_: string | null, issued: TokenByMail) => (work.push(issued), Promise.resolve()) }
      const randomTokens = {
        next: () => (work.push('token'), fresh.randomTokens.next()),
        fingerprint: (token: string) => (work.push('fingerprint'), fresh.randomTokens.fingerprint(token)),
      }
      await makeRequestPasswordReset({ ...fresh, oneTimeTokens: Object.assign(fresh.oneTimeTokens, oneTimeTokens), randomTokens })({ email }, 'en')
      return JSON.stringify(work).replaceAll(email, 'their address')
    }
    expect(await workFor('max@example.org')).toEqual(await workFor('lea@example.org'))
  })

  test.each([
    ['no address', '', 'email-empty'],
    ['what is no address', 'lea@example', 'email-invalid'],
  ])('is refused for %s', async (_, email, refusal) => {
    expect((await request(email))._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { email: refusal } })
    expect(service.outbox.waiting).toEqual([])
  })
})

describe('doing it', () => {
  beforeEach(async () => {
    await request('lea@example.org')
  })

  const form = { token: 'token-1', password: 'nouvelle-ruche', passwordConfirmation: 'nouvelle-ruche' }
  const reset = (changes: Partial<typeof form> = {}) => makeResetPassword(service)({ ...form, ...changes })
  const logInWith = (password: string) => makeLogIn(service)({ email: 'lea@example.org', password }, null)
  const mailKinds = () => service.outbox.waiting.map(({ mail }) => mail.kind)

  test('changes the password, and confirms the address', async () => {
    service.clock.advance(5)
    expect((await reset()).isOk()).toBe(true)
    expect(await service.members.find('lea')).toMatchObject({ emailConfirmedAt: noon + 5 })
    expect((await logInWith('nouvelle-ruche')).isOk()).toBe(true)
    expect((await logInWith('ruche-dorée'))._unsafeUnwrapErr()).toEqual({ type: 'credentials-refused' })
  })

  test('ends every session of the member, and none of others', async () => {
    await service.members.add(aMember({ id: 'max' }))
    const [one, other, ofMax] = [await anOpenSession(service), await anOpenSession(service), await anOpenSession(service, 'max')]
    await reset()
    for (const { token, refreshToken } of [one, other]) {
      expect(await makeAuthenticate(service)(token)).toBeNull()
      expect((await makeRefreshSession(service)(refreshToken)).isErr()).toBe(true)
    }
    expect(await makeAuthenticate(service)(ofMax.token)).not.toBeNull()
  })

  test('tells the member by a mail in their own language', async () => {
    await reset()
    expect(service.outbox.waiting).toContainEqual({
      id: expect.any(String),
      recipient: 'lea@example.org',
      locale: 'fr',
      createdAt: noon,
      mail: { kind: 'password-changed', changedAt: noon, link: 'https://alveole.example/forgot-password' },
    })
  })

  test.each([
    ['just before an hour has passed', hour - 1, true],
    ['after an hour', hour, false],
  ])('%s is possible: %s %s', async (_, later, isGood) => {
    service.clock.advance(later)
    expect((await reset()).isOk()).toBe(isGood)
  })

  test('is done once with a token', async () => {
    await reset()
    expect((await reset({ password: 'ruche-grise', passwordConfirmation: 'ruche-grise' }))._unsafeUnwrapErr()).toEqual({ type: 'reset-token-refused' })
    expect((await logInWith('nouvelle-ruche')).isOk()).toBe(true)
  })

  test('of two uses of a token at once one wins', async () => {
    const outcomes = await Promise.all([reset(), reset({ password: 'ruche-grise', passwordConfirmation: 'ruche-grise' })])
    expect(outcomes.filter((outcome) => outcome.isOk())).toHaveLength(1)
    expect(mailKinds().filter((kind) => kind === 'password-changed')).toHaveLength(1)
  })

  test('voids the links of other mails', async () => {
    await request('lea@example.org')
    await reset({ token: 'token-2' })
    expect((await reset())._unsafeUnwrapErr()).toEqual({ type: 'reset-token-refused' })
  })

  test.each(['token-2', 'fingerprint of token-1'])('is refused for the token %j, which nobody gave', async (token) => {
    expect((await reset({ token }))._unsafeUnwrapErr()).toEqual({ type: 'reset-token-refused' })
    expect((await logInWith('ruche-dorée')).isOk()).toBe(true)
  })

  test('is refused for a form that is wrong, and the token is still good', async () => {
    expect((await reset({ passwordConfirmation: 'autre-ruche' }))._unsafeUnwrapErr()).toEqual({
      type: 'form-refused',
      fields: { passwordConfirmation: 'passwords-differ' },
    })
    expect((await reset()).isOk()).toBe(true)
  })
})
