import { beforeEach, expect, test } from 'vitest'
import { aMember } from '../../tests/builders/a-member.ts'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { emptyGivenProfile } from '../../domain/profile/given-profile.ts'
import { makeAnswerProfiling } from './answer-profiling.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})
const answer = (typed: unknown, memberId = 'lea') => makeAnswerProfiling(service)(memberId, typed)
const profile = async (memberId = 'lea') => (await service.readProfile(memberId))._unsafeUnwrap()

test('each answer is kept, and the last one finishes the profiling at this moment', async () => {
  expect((await answer({ step: 'audience', accessType: 'college' }))._unsafeUnwrap()).toEqual({ next: 'level' })
  expect(await profile()).toEqual(aProfile({ accessType: { value: 'college' }, profilingSteps: ['audience'] }))
  expect((await answer({ step: 'level', levelOfEducation: '3ème' }))._unsafeUnwrap()).toEqual({ next: 'interests' })
  expect((await answer({ step: 'interests', interests: ['brevet'] }))._unsafeUnwrap()).toEqual({ next: null })
  expect(await profile()).toEqual(
    aProfile({ accessType: { value: 'college' }, levelOfEducation: { value: '3ème' }, interests: ['brevet'], profiledAt: noon }),
  )
})

test('a refused answer changes nothing', async () => {
  await answer({ step: 'audience', accessType: 'college' })
  const before = await profile()
  expect((await answer({ step: 'level', levelOfEducation: 'terminale' }))._unsafeUnwrapErr()).toEqual({
    type: 'form-refused',
    fields: { levelOfEducation: 'programme-not-for-user-type' },
  })
  expect((await answer({ step: 'shoe-size' }))._unsafeUnwrapErr()).toMatchObject({ type: 'profiling-answer-malformed' })
  expect(await profile()).toEqual(before)
})

test('a profiling of last school year is to be done again, until it is', async () => {
  await service.members.add(aMember({ id: 'max', profile: { ...emptyGivenProfile, accessType: { value: 'lycee' }, profiledAt: Date.UTC(2026, 5, 1) } }))
  expect((await profile('max')).refreshProfiling).toEqual({ step: 'level' })
  await answer({ step: 'level', levelOfEducation: 'terminale' }, 'max')
  expect((await profile('max')).refreshProfiling).toEqual({ step: 'level' })
  await answer({ step: 'interests', declined: true }, 'max')
  expect(await profile('max')).toMatchObject({ refreshProfiling: null, profiledAt: noon, levelOfEducation: { value: 'terminale' } })
})

test('of nobody is refused', async () => {
  expect((await answer({ step: 'audience', accessType: 'college' }, 'nobody'))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
})
