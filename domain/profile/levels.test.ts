import { expect, test } from 'vitest'
import { userTypes } from '../newsletter/user-types.ts'
import { degreesFor, levels, levelsFor, schoolingOf } from './levels.ts'

test.each([
  ['primaire', 'cp ce1 ce2 cm1 cm2', ''],
  ['college', '6ème 5ème 4ème 3ème', ''],
  ['lycee', 'seconde première terminale', 'bac-general bac-technologique bac-professionnel'],
  ['etudiant', 'sup', 'bts but licence cpge master autre-diplome'],
  ['parents', levels.join(' '), ''],
  [null, levels.join(' '), ''],
] as const)('%s chooses among the classes %s and the diplomas %s', (audience, classes, diplomas) => {
  expect(levelsFor(audience).join(' ')).toBe(classes)
  expect(degreesFor(audience).join(' ')).toBe(diplomas)
})

test('each class is that of exactly one kind of pupil', () => {
  expect(userTypes.filter((type) => type !== 'parents').flatMap(levelsFor)).toEqual([...levels])
})

test('what the product does not know of somebody’s schooling counts as not said', () => {
  expect(schoolingOf({ accessType: { value: 'student' }, levelOfEducation: { value: 'constructor' }, currentDegree: null })).toEqual({ audience: null, level: null, degree: null })
  expect(schoolingOf({ accessType: { value: 'lycee' }, levelOfEducation: { value: 'terminale' }, currentDegree: { value: 'bac-general' } })).toEqual({
    audience: 'lycee', level: 'terminale', degree: 'bac-general',
  })
})
