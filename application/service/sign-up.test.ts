import { beforeEach, expect, test } from 'vitest'
import { InMemoryAccountTables } from '../../adapters/in-memory/in-memory-account-tables.ts'
import { InMemorySessionRepository } from '../../adapters/in-memory/in-memory-session-repository.ts'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { emptyGivenProfile } from '../../domain/profile/given-profile.ts'
import { makeAuthenticate } from './authenticate.ts'
import { makeConfirmEmail } from './confirm-email.ts'
import { makeSignUp } from './sign-up.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})

const form = {
  email: ' Max@Example.org ',
  emailConfirmation: 'max@example.org',
  password: 'ruche-dorée',
  passwordConfirmation: 'ruche-dorée',
  conditions: 'on',
}
const by = { visitorId: null, locale: 'en' } as const

test('makes an account with the address in small letters and the password as a fingerprint', async () => {
  const auth = (await makeSignUp(service)(form, by))._unsafeUnwrap()
  expect(await service.members.findByEmail('max@example.org')).toEqual({
    id: auth.id,
    email: 'max@example.org',
    passwordHash: await service.passwords.hash('ruche-dorée'),
    createdAt: noon,
    locale: 'en',
    profile: emptyGivenProfile,
    emailConfirmedAt: null,
  })
})

test('queues a mail with a link that confirms the address within 7 days, in the language of the person', async () => {
  const { id } = (await makeSignUp(service)(form, by))._unsafeUnwrap()
  const [mail] = service.outbox.waiting
  expect(service.outbox.waiting).toHaveLength(1)
  expect(mail).toMatchObject({ recipient: 'max@example.org', locale: 'en', createdAt: noon })
  expect(mail?.mail).toEqual({
    kind: 'email-confirmation',
    link: 'https://alveole.example/signup/successfull-signin?confirm=token-1',
    expiresAt: noon + 7 * 86_400_000,
  })
  expect((await makeConfirmEmail(service)('token-1')).isOk()).toBe(true)
  expect(await service.members.find(id)).toMatchObject({ emailConfirmedAt: noon })
})

test('opens a session: a token for a day, and one for 366 days to exchange it', async () => {
  const auth = (await makeSignUp(service)(form, by))._unsafeUnwrap()
  expect(auth).toMatchObject({ exp: noon / 1000 + 86_400, expRefresh: noon / 1000 + 31_622_400 })
  expect(await makeAuthenticate(service)(auth.token)).toMatchObject({ memberId: auth.id })
})

test('is refused for an address that somebody has, without touching their account', async () => {
  const taken = { ...form, email: 'LEA@example.org', emailConfirmation: 'LEA@example.org' }
  expect((await makeSignUp(service)(taken, by))._unsafeUnwrapErr()).toEqual({ type: 'email-already-registered' })
  expect(await service.members.findByEmail('lea@example.org')).toMatchObject({ id: 'lea' })
  expect(service.outbox.waiting).toEqual([])
})

test('of ten at once with one address one makes an account, and one mail is queued', async () => {
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => makeSignUp(service)(form, by)))
  expect(outcomes.filter((outcome) => outcome.isOk())).toHaveLength(1)
  expect(service.outbox.waiting).toHaveLength(1)
})

test('fails loudly when the account that it made is not there', async () => {
  const elsewhere = new InMemorySessionRepository(new InMemoryAccountTables())
  await expect(makeSignUp({ ...service, sessions: elsewhere })(form, by)).rejects.toThrow('could not be logged in to')
})

test.each([
  ['nothing', undefined],
  ['a text', 'max@example.org'],
  ['a form without consent', { ...form, conditions: '' }],
])('is refused for %s', async (_, typed) => {
  expect((await makeSignUp(service)(typed, by))._unsafeUnwrapErr()).toMatchObject({ type: 'form-refused' })
  expect(await service.members.findByEmail('max@example.org')).toBeUndefined()
})

test('brings along the quizzes of the visitor', async () => {
  await service.attempts.add(aQuizAttempt({ owner: { kind: 'visitor', visitorId: 'visitor-1' } }))
  const { id } = (await makeSignUp(service)(form, { ...by, visitorId: 'visitor-1' }))._unsafeUnwrap()
  expect(await service.attempts.find('attempt-1')).toMatchObject({ owner: { kind: 'member', memberId: id } })
})

test('leaves the quizzes of other visitors alone', async () => {
  const attempt = aQuizAttempt({ owner: { kind: 'visitor', visitorId: 'visitor-1' } })
  await service.attempts.add(attempt)
  await makeSignUp(service)(form, by)
  expect(await service.attempts.find('attempt-1')).toEqual(attempt)
})
