import { expect, test } from 'vitest'
import { addresseeOf } from './addressee.ts'
import { programmes } from './user-types.ts'

test.each([
  ['primaire', 'parent'],
  ['6ème', 'parent'],
  ['5ème', 'parent'],
  ['4ème', 'parent'],
  ['3ème', 'parent'],
  ['seconde', 'self'],
  ['première', 'self'],
  ['terminale', 'self'],
  ['sup', 'self'],
] as const)('in %s, the address is that of: %s', (programme, expected) => {
  expect(addresseeOf({ type: 'college', programme })).toBe(expected)
})

test('a class below seconde asks for a parent even before somebody says who they are', () => {
  expect(addresseeOf({ type: null, programme: '3ème' })).toBe('parent')
})

test.each(programmes)('a parent gives their own address for a child in %s', (programme) => {
  expect(addresseeOf({ type: 'parents', programme })).toBe('self')
})

test.each([
  [null, 'self'],
  ['parents', 'self'],
  ['primaire', 'parent'],
  ['college', 'parent'],
  ['lycee', 'self'],
  ['etudiant', 'self'],
] as const)('before a class is picked, for %s the address is that of: %s', (type, expected) => {
  expect(addresseeOf({ type, programme: null })).toBe(expected)
})
