import { beforeEach, expect, test } from 'vitest'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeAuthenticate } from './authenticate.ts'
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

test('makes an account with the address in small letters and the password as a fingerprint', async () => {
  const auth = (await makeSignUp(service)(form, null))._unsafeUnwrap()
  expect(await service.members.findByEmail('max@example.org')).toEqual({
    id: auth.id,
    email: 'max@example.org',
    passwordHash: await service.passwords.hash('ruche-dorée'),
    createdAt: noon,
  })
})

test('opens a session: a token for a day, and one for 366 days to exchange it', async () => {
  const auth = (await makeSignUp(service)(form, null))._unsafeUnwrap()
  expect(auth).toMatchObject({ exp: noon / 1000 + 86_400, expRefresh: noon / 1000 + 31_622_400 })
  expect(await makeAuthenticate(service)(auth.token)).toMatchObject({ memberId: auth.id })
})

test('is refused for an address that somebody has, without touching their account', async () => {
  const taken = { ...form, email: 'LEA@example.org', emailConfirmation: 'LEA@example.org' }
  expect((await makeSignUp(service)(taken, null))._unsafeUnwrapErr()).toEqual({ type: 'email-already-registered' })
  expect(await service.members.findByEmail('lea@example.org')).toMatchObject({ id: 'lea' })
})

test.each([
  ['nothing', undefined],
  ['a text', 'max@example.org'],
  ['a form without consent', { ...form, conditions: '' }],
])('is refused for %s', async (_, typed) => {
  expect((await makeSignUp(service)(typed, null))._unsafeUnwrapErr()).toMatchObject({ type: 'form-refused' })
  expect(await service.members.findByEmail('max@example.org')).toBeUndefined()
})

test('brings along the quizzes of the visitor', async () => {
  await service.attempts.add(aQuizAttempt({ owner: { kind: 'visitor', visitorId: 'visitor-1' } }))
  const { id } = (await makeSignUp(service)(form, 'visitor-1'))._unsafeUnwrap()
  expect(await service.attempts.find('attempt-1')).toMatchObject({ owner: { kind: 'member', memberId: id } })
})

test('leaves the quizzes of other visitors alone', async () => {
  const attempt = aQuizAttempt({ owner: { kind: 'visitor', visitorId: 'visitor-1' } })
  await service.attempts.add(attempt)
  await makeSignUp(service)(form, null)
  expect(await service.attempts.find('attempt-1')).toEqual(attempt)
})
