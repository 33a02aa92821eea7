import { expect, test } from 'vitest'
import { emptyGivenProfile, type GivenProfile } from './given-profile.ts'
import { answerProfiling, profilingStepOf, profilingToRefresh } from './profiling.ts'
import type { ProfilingAnswer } from './profiling-answer.ts'

const now = Date.UTC(2026, 10, 21, 12)
const thisYear = Date.UTC(2026, 8, 3)
const lastYear = Date.UTC(2026, 5, 3)
const aGiven = (changes: Partial<GivenProfile> = {}): GivenProfile => ({ ...emptyGivenProfile, ...changes })

const lyceen: ProfilingAnswer = { step: 'audience', accessType: { value: 'lycee' } }
const terminale: ProfilingAnswer = { step: 'level', levelOfEducation: { value: 'terminale' }, currentDegree: { value: 'bac-general' } }
const bac: ProfilingAnswer = { step: 'interests', interests: ['bac'] }

test.each([
  ['was never done', null, null, null],
  ['was finished this school year', thisYear, null, null],
  ['was finished as this school year began', Date.UTC(2026, 7, 31, 22), null, null],
  ['was finished a moment before', Date.UTC(2026, 7, 31, 22) - 1, null, { step: 'level' }],
  ['was finished last school year', lastYear, null, { step: 'level' }],
  ['is asked for by the service, from another step', lastYear, { step: 'interests' }, { step: 'interests' }],
])('a profiling that %s', (_, profiledAt, refreshProfiling, asked) => {
  expect(profilingToRefresh({ profiledAt, refreshProfiling }, now)).toEqual(asked)
})

test.each([
  ['begins with who they are', {}, 'audience'],
  ['goes on after what was done', { profilingSteps: ['audience'] }, 'level'],
  ['goes back to what was left out', { profilingSteps: ['audience', 'interests'] }, 'level'],
  ['begins with the class in a new school year', { profiledAt: lastYear, refreshProfiling: { step: 'level' } }, 'level'],
  ['goes on in a new school year', { profiledAt: lastYear, refreshProfiling: { step: 'level' }, profilingSteps: ['level'] }, 'interests'],
  ['begins at the first step when the service asks for one that nobody knows', { refreshProfiling: { step: '3' } }, 'audience'],
  ['begins anew once it is finished', { profiledAt: thisYear }, 'audience'],
  ['goes on when it was begun anew', { profiledAt: thisYear, profilingSteps: ['audience'] }, 'level'],
  ['begins anew where every step was done', { profilingSteps: ['audience', 'level', 'interests'] }, 'audience'],
] as const)('the profiling %s', (_, progress, step) => {
  expect(profilingStepOf(aGiven(progress))).toBe(step)
})

test('from the first answer to the last, each step is kept and the last finishes', () => {
  let profile = aGiven({ firstname: 'Léa' })
  const nexts = [lyceen, terminale, bac].map((answer) => {
    const { change, next } = answerProfiling(profile, answer, now)
    profile = { ...profile, ...change }
    return [next, profile.profilingSteps, profile.profiledAt]
  })
  expect(nexts).toEqual([
    ['level', ['audience'], null],
    ['interests', ['audience', 'level'], null],
    [null, null, now],
  ])
  expect(profile).toEqual(
    aGiven({
      firstname: 'Léa',
      accessType: { value: 'lycee' },
      levelOfEducation: { value: 'terminale' },
      currentDegree: { value: 'bac-general' },
      interests: ['bac'],
      profiledAt: now,
    }),
  )
})

test('what somebody would rather not say counts as done, and is taken away', () => {
  const { change, next } = answerProfiling(aGiven({ accessType: { value: 'lycee' } }), { step: 'audience', accessType: null }, now)
  expect(change).toMatchObject({ accessType: null, profilingSteps: ['audience'] })
  expect(next).toBe('level')
})

test('the last step finishes nothing as long as another one is to do', () => {
  const { change, next } = answerProfiling(aGiven({ profilingSteps: ['audience'] }), bac, now)
  expect(next).toBe('level')
  expect(change).toEqual({ interests: ['bac'], profilingSteps: ['audience', 'interests'] })
})

test('in a new school year the class and what follows finish it, and it is not asked for again', () => {
  const before = aGiven({ profiledAt: lastYear, accessType: { value: 'lycee' }, interests: ['bac'] })
  const first = answerProfiling(before, terminale, now)
  expect(first.next).toBe('interests')
  const second = answerProfiling({ ...before, ...first.change }, bac, now)
  expect(second.next).toBeNull()
  expect(profilingToRefresh({ ...before, ...first.change, ...second.change } as GivenProfile, now)).toBeNull()
})

test('what the service asked for goes away with the last answer', () => {
  const { change } = answerProfiling(aGiven({ profiledAt: thisYear, refreshProfiling: { step: 'interests' } }), bac, now)
  expect(change).toMatchObject({ refreshProfiling: null, profiledAt: now })
})

test('interests alone are changed in one step once the profiling is finished', () => {
  expect(answerProfiling(aGiven({ profiledAt: thisYear }), bac, now)).toEqual({
    change: { interests: ['bac'], profilingSteps: null, profiledAt: now, refreshProfiling: null },
    next: null,
  })
})

test('somebody who is somebody else now gives their class again', () => {
  const before = aGiven({ accessType: { value: 'college' }, levelOfEducation: { value: '3ème' }, currentDegree: { value: 'bts' }, profilingSteps: ['audience', 'level'] })
  const { change, next } = answerProfiling(before, lyceen, now)
  expect(change).toEqual({ accessType: { value: 'lycee' }, levelOfEducation: null, currentDegree: null, profilingSteps: ['audience'] })
  expect(next).toBe('level')
})

test('a class that goes with who somebody is stays', () => {
  const before = aGiven({ accessType: { value: 'parents' }, levelOfEducation: { value: 'terminale' }, currentDegree: { value: 'bac-general' }, profilingSteps: ['audience', 'level'] })
  expect(answerProfiling(before, lyceen, now)).toEqual({
    change: { accessType: { value: 'lycee' }, levelOfEducation: { value: 'terminale' }, currentDegree: { value: 'bac-general' }, profilingSteps: ['audience', 'level'] },
    next: 'interests',
  })
})
