import { expect, test } from 'vitest'
import { userTypes } from '../newsletter/user-types.ts'
import { goalInterests, interests, interestsFor, subjectInterests } from './interests.ts'

test.each([
  ['primaire', ['methode']],
  ['college', ['methode', 'brevet']],
  ['lycee', ['methode', 'bac', 'parcoursup', 'tests-de-langues', 'concours']],
  ['etudiant', ['methode', 'tests-de-langues', 'concours']],
  ['parents', goalInterests],
  [null, goalInterests],
] as const)('%s is offered the goals %j', (audience, goals) => {
  expect(interestsFor(audience).goals).toEqual(goals)
})

test('younger pupils are offered fewer subjects, in the same order', () => {
  expect(interestsFor(null).subjects).toEqual(subjectInterests)
  expect(interestsFor('primaire').subjects).toHaveLength(7)
  expect(interestsFor('college').subjects).not.toContain('philosophie')
  for (const type of userTypes) expect(subjectInterests.filter((subject) => interestsFor(type).subjects.includes(subject))).toEqual(interestsFor(type).subjects)
})

test('each interest has a name of its own', () => {
  expect(new Set(interests).size).toBe(16)
})
