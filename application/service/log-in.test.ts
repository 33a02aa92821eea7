import { beforeEach, expect, test } from 'vitest'
import { aMember } from '../../tests/builders/a-member.ts'
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

test('does the same hashing for an address that nobody has as for a wrong password', async () => {
  const hashingFor = async (form: typeof right): Promise<string[]> => {
    const work: string[] = []
    const passwords = {
      hash: (password: string) => (work.push('hash'), service.passwords.hash(password)),
      verify: (password: string, hash: string | null) => (work.push('verify'), service.passwords.verify(password, hash)),
      isOutdated: (hash: string) => service.passwords.isOutdated(hash),
    }
    await makeLogIn({ ...service, passwords })(form, null)
    return work
  }
  expect(await hashingFor({ ...right, email: 'max@example.org' })).toEqual(await hashingFor({ ...right, password: 'ruche-grise' }))
})

test('stores a password of an older cost anew, and it is still the same password', async () => {
  await service.members.add(aMember({ id: 'max', passwordHash: 'in-memory-before:ruche-dorée' }))
  const max = { email: 'max@example.org', password: 'ruche-dorée' }
  expect((await makeLogIn(service)(max, null))._unsafeUnwrap().id).toBe('max')
  expect(await service.members.find('max')).toMatchObject({ passwordHash: 'in-memory:ruche-dorée' })
  expect((await makeLogIn(service)(max, null)).isOk()).toBe(true)
})

test('leaves a hash of an older cost alone when the password is wrong', async () => {
  await service.members.add(aMember({ id: 'max', passwordHash: 'in-memory-before:ruche-dorée' }))
  await makeLogIn(service)({ email: 'max@example.org', password: 'ruche-grise' }, null)
  expect(await service.members.find('max')).toMatchObject({ passwordHash: 'in-memory-before:ruche-dorée' })
})

/** Somebody else is faster: between the check of the password and the opening of the session something happens once. */
const meanwhile = (happens: () => Promise<void>) => {
  let isDone = false
  return {
    hash: (password: string) => service.passwords.hash(password),
    isOutdated: (hash: string) => service.passwords.isOutdated(hash),
    verify: async (password: string, hash: string | null) => {
      const isRight = await service.passwords.verify(password, hash)
      if (!isDone) await happens()
      isDone = true
      return isRight
    },
  }
}

test('opens no session with a password that is changed meanwhile', async () => {
  const passwords = meanwhile(() => service.members.renewPasswordHash('lea', { from: 'in-memory:ruche-dorée', to: 'in-memory:nouvelle-ruche' }))
  expect((await makeLogIn({ ...service, passwords })(right, null))._unsafeUnwrapErr()).toEqual({ type: 'credentials-refused' })
  expect(await service.sessions.ofMember('lea', service.clock.now())).toEqual([])
})

test('opens a session although another log-in stores the same password anew meanwhile', async () => {
  await service.members.add(aMember({ id: 'max', passwordHash: 'in-memory-before:ruche-dorée' }))
  const passwords = meanwhile(() => service.members.renewPasswordHash('max', { from: 'in-memory-before:ruche-dorée', to: 'in-memory:ruche-dorée' }))
  const elsewhere = { ...passwords, hash: () => Promise.resolve('in-memory:ruche-dorée with another salt') }
  expect((await makeLogIn({ ...service, passwords: elsewhere })({ email: 'max@example.org', password: 'ruche-dorée' }, null)).isOk()).toBe(true)
})

test('brings along the quizzes of the visitor', async () => {
  await service.attempts.add(visitorsAttempt)
  await makeLogIn(service)(right, 'visitor-1')
  expect(await service.attempts.find('attempt-1')).toMatchObject({ owner: { kind: 'member', memberId: 'lea' } })
})
