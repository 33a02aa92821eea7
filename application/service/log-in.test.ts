import { beforeEach, expect, test } from 'vitest'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { aService } from '../../tests/builders/a-service.ts'
import { makeAuthenticate } from './authenticate.ts'
import { makeLogIn } from './log-in.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})

const right = { email: 'lea@example.org', password: 'ruche-dorée' }
const visitorsAttempt = aQuizAttempt({ owner: { kind: 'visitor', visitorId: 'visitor-1' } })

test.each([
  ['the right password', right],
  ['the address in capitals', { ...right, email: 'LEA@EXAMPLE.ORG' }],
  ['blanks around the address', { ...right, email: ' lea@example.org ' }],
])('with %s opens a session', async (_, form) => {
  const { id, token } = (await makeLogIn(service)(form, null))._unsafeUnwrap()
  expect(id).toBe('lea')
  expect(await makeAuthenticate(service)(token)).toMatchObject({ memberId: 'lea' })
})

test.each([
  ['another password', { ...right, password: 'ruche-grise' }, { type: 'credentials-refused' }],
  ['an address that nobody has', { ...right, email: 'max@example.org' }, { type: 'credentials-refused' }],
  ['an empty password', { ...right, password: '' }, { type: 'form-refused', fields: { password: 'password-empty' } }],
  ['no address', { ...right, email: 'lea' }, { type: 'form-refused', fields: { email: 'email-invalid' } }],
])('with %s is refused', async (_, form, refusal) => {
  await service.attempts.add(visitorsAttempt)
  expect((await makeLogIn(service)(form, 'visitor-1'))._unsafeUnwrapErr()).toEqual(refusal)
  expect(await service.attempts.find('attempt-1')).toEqual(visitorsAttempt)
})

test('works as long for an address that nobody has as for one that somebody has', async () => {
  const verified: (string | null)[] = []
  const passwords = {
    ...service.passwords,
    hash: (password: string) => service.passwords.hash(password),
    verify: (password: string, hash: string | null) => {
      verified.push(hash)
      return service.passwords.verify(password, hash)
    },
  }
  await makeLogIn({ ...service, passwords })({ ...right, email: 'max@example.org' }, null)
  expect(verified).toEqual([null])
})

test('brings along the quizzes of the visitor', async () => {
  await service.attempts.add(visitorsAttempt)
  await makeLogIn(service)(right, 'visitor-1')
  expect(await service.attempts.find('attempt-1')).toMatchObject({ owner: { kind: 'member', memberId: 'lea' } })
})
