import { expect, test } from 'vitest'
import { programmes, programmesFor, type UserType, userTypes } from './user-types.ts'

const expected: Record<UserType, string> = {
  parents: 'primaire 6ème 5ème 4ème 3ème seconde première terminale sup',
  primaire: 'primaire',
  college: '6ème 5ème 4ème 3ème',
  lycee: 'seconde première terminale',
  etudiant: 'sup',
}

test('there are five user types and nine classes', () => {
  expect(userTypes).toEqual(['parents', 'primaire', 'college', 'lycee', 'etudiant'])
  expect(programmes.join(' ')).toBe(expected.parents)
})

test.each(userTypes)('%s pick among their own classes', (type) => {
  expect(programmesFor(type).join(' ')).toBe(expected[type])
})

test('every class belongs to one kind of pupil, and to one only', () => {
  const pupils = userTypes.filter((type) => type !== 'parents')
  expect(pupils.flatMap((type) => [...programmesFor(type)])).toEqual([...programmes])
})
