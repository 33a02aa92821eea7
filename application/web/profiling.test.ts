import { err, ok } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import type { Profile } from '../../domain/profile/profile.ts'
import { aProfile } from '../../tests/builders/a-profile.ts'
import type { ProfileGateway } from '../ports/profile-gateway.ts'
import { makeAnswerProfiling, makeShowProfiling } from './profiling.ts'

const reads = (profile: Profile | null) => ({ read: () => Promise.resolve(ok(profile)) })
const show = async (profile: Profile | null, asked: string | null = null) => (await makeShowProfiling({ profile: reads(profile) })(asked))._unsafeUnwrap()
const lyceen = aProfile({ accessType: { value: 'lycee' }, profilingSteps: ['audience'], interests: ['bac'] })

test('a visitor has nothing to say yet', async () => {
  expect(await show(null)).toBeNull()
})

test('a member goes on where they were, with the choices that are theirs', async () => {
  expect(await show(lyceen)).toMatchObject({
    step: 'level',
    previous: 'audience',
    isRefresh: false,
    interests: ['bac'],
    choices: { levels: ['seconde', 'première', 'terminale'], degrees: ['bac-general', 'bac-technologique', 'bac-professionnel'] },
  })
})

test.each([
  ['audience', 'audience', null],
  ['interests', 'interests', 'level'],
  ['shoe-size', 'level', 'audience'],
])('of the address that names the step %s, %s is shown', async (asked, step, previous) => {
  expect(await show(lyceen, asked)).toMatchObject({ step, previous })
})

test('a single class is not asked for', async () => {
  const shown = await show(aProfile({ accessType: { value: 'etudiant' } }))
  expect(shown?.choices.levels).toEqual([])
  expect(shown?.choices.degrees).toHaveLength(6)
})

const form = { declined: false, accessType: 'lycee', levelOfEducation: 'terminale', interests: ['bac'] }

test.each([
  ['audience', { accessType: 'lycee' }],
  ['level', { levelOfEducation: 'terminale', currentDegree: null }],
  ['interests', { interests: ['bac'] }],
])('of a form only the fields of its step %s are sent', async (step, fields) => {
  const answerProfiling = vi.fn<ProfileGateway['answerProfiling']>(() => Promise.resolve(ok({ next: null })))
  const answer = makeAnswerProfiling({ profile: { ...reads(lyceen), answerProfiling } })
  expect((await answer({ step, ...form }))._unsafeUnwrap()).toEqual({ next: null })
  expect(answerProfiling).toHaveBeenCalledWith({ step, declined: false, ...fields })
})

test('a step that nobody knows answers nothing', async () => {
  const answer = (profile: Profile | null) =>
    makeAnswerProfiling({ profile: { ...reads(profile), answerProfiling: () => Promise.resolve(err({ type: 'not-logged-in' })) } })
  expect((await answer(lyceen)({ step: 'x', ...form }))._unsafeUnwrap()).toEqual({ next: 'level' })
  expect((await answer(null)({ step: 'x', ...form }))._unsafeUnwrap()).toEqual({ next: null })
})
