import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseProfilingAnswer } from './profiling-answer.ts'

const as = (audience: string | null) => ({ accessType: audience === null ? null : { value: audience } })
const parse = (typed: unknown, audience: string | null = 'lycee') => parseProfilingAnswer(typed, as(audience))

test.each([
  ['who somebody is', null, { step: 'audience', accessType: 'college' }, { step: 'audience', accessType: { value: 'college' } }],
  ['who somebody would rather not say', null, { step: 'audience', declined: true }, { step: 'audience', accessType: null }],
  ['what was chosen before declining', null, { step: 'audience', declined: true, accessType: 'college' }, { step: 'audience', accessType: null }],
  ['a class', 'college', { step: 'level', levelOfEducation: '4ème' }, { step: 'level', levelOfEducation: { value: '4ème' }, currentDegree: null }],
  [
    'a class and its bac', 'lycee', { step: 'level', levelOfEducation: 'terminale', currentDegree: 'bac-general' },
    { step: 'level', levelOfEducation: { value: 'terminale' }, currentDegree: { value: 'bac-general' } },
  ],
  ['a class without its bac', 'lycee', { step: 'level', levelOfEducation: 'seconde', currentDegree: '' }, { step: 'level', levelOfEducation: { value: 'seconde' }, currentDegree: null }],
  ['a student’s diploma, which gives the class', 'etudiant', { step: 'level', currentDegree: 'bts' }, { step: 'level', levelOfEducation: { value: 'sup' }, currentDegree: { value: 'bts' } }],
  ['the class of a parent’s child', 'parents', { step: 'level', levelOfEducation: 'ce1' }, { step: 'level', levelOfEducation: { value: 'ce1' }, currentDegree: null }],
  ['a class of somebody who did not say who they are', null, { step: 'level', levelOfEducation: 'sup' }, { step: 'level', levelOfEducation: { value: 'sup' }, currentDegree: null }],
  ['a class that was declined', 'lycee', { step: 'level', declined: true, levelOfEducation: null }, { step: 'level', levelOfEducation: null, currentDegree: null }],
  ['interests in the order of the list', 'lycee', { step: 'interests', interests: ['bac', 'langues', 'bac'] }, { step: 'interests', interests: ['langues', 'bac'] }],
  ['interests that were declined', 'lycee', { step: 'interests', declined: true, interests: ['bac'] }, { step: 'interests', interests: null }],
])('%s is read', (_, audience, typed, read) => {
  expect(parse(typed, audience)._unsafeUnwrap()).toEqual(read)
})

test.each([
  ['nobody', 'lycee', { step: 'audience' }, 'accessType', 'field-required'],
  ['a blank', 'lycee', { step: 'audience', accessType: '' }, 'accessType', 'field-required'],
  ['no class', 'college', { step: 'level', currentDegree: null }, 'levelOfEducation', 'field-required'],
  ['a class of another school', 'college', { step: 'level', levelOfEducation: 'seconde' }, 'levelOfEducation', 'programme-not-for-user-type'],
  ['a bac in a college', 'college', { step: 'level', levelOfEducation: '3ème', currentDegree: 'bac-general' }, 'currentDegree', 'programme-not-for-user-type'],
  ['no diploma of a student', 'etudiant', { step: 'level' }, 'currentDegree', 'field-required'],
  ['a bac of a student', 'etudiant', { step: 'level', currentDegree: 'bac-general' }, 'currentDegree', 'programme-not-for-user-type'],
  ['no interest', 'lycee', { step: 'interests' }, 'interests', 'field-required'],
])('%s is refused beside its field', (_, audience, typed, field, refusal) => {
  expect(parse(typed, audience)._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { [field]: refusal } })
})

test.each([
  ['no step', {}],
  ['a step that nobody knows', { step: 'shoe-size' }],
  ['an audience that nobody knows', { step: 'audience', accessType: 'student' }],
  ['a field of another step', { step: 'audience', accessType: 'lycee', interests: ['bac'] }],
  ['an interest that nobody knows', { step: 'interests', interests: ['astrology'] }],
  ['when the profiling was finished', { step: 'audience', accessType: 'lycee', profiledAt: 1 }],
  ['more interests than there are', { step: 'interests', interests: Array.from({ length: 17 }, () => 'bac') }],
])('%s refuses the whole', (_, typed) => {
  expect(parse(typed)._unsafeUnwrapErr().type).toBe('profiling-answer-malformed')
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parse, { step: 'level', levelOfEducation: 'terminale', currentDegree: 'bac-general', declined: false })
})
