import { expect, test } from 'vitest'
import { aFullProfile } from '../../tests/builders/a-profile.ts'
import { emptyGivenProfile, readGivenProfile } from './given-profile.ts'

const { products: _, plans: __, hasFamilyPlan: ___, email: ____, emailConfirmed: _____, child: ______, ...given } = aFullProfile()

test('of nothing that was given every field is null', () => {
  expect(Object.values(emptyGivenProfile).every((value) => value === null)).toBe(true)
  expect(readGivenProfile('{}')).toEqual(emptyGivenProfile)
})

test('what was stored is read', () => {
  expect(readGivenProfile(JSON.stringify(given))).toEqual(given)
})

test('what was paid for and the address are never read from it, whatever they hold', () => {
  expect(readGivenProfile(JSON.stringify({ ...aFullProfile(), products: 4, plans: [{ id: 'solo-yearly' }], hasFamilyPlan: 'yes' }))).toEqual(given)
})

test.each([
  ['another shape', '{"firstname":4,"lastname":"Diop"}'],
  ['an unknown name', '{"shoeSize":38,"lastname":"Diop"}'],
  ['a name of every object', '{"__proto__":{"firstname":"Léa"},"constructor":"x","lastname":"Diop"}'],
])('a field of %s counts as not given, and the rest is read', (_, stored) => {
  expect(readGivenProfile(stored)).toEqual({ ...emptyGivenProfile, lastname: 'Diop' })
})

test('of more fields than any profile has none is read', () => {
  expect(readGivenProfile(JSON.stringify({ ...given, ...Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field${index}`, 1])) }))).toEqual(emptyGivenProfile)
})

test.each(['', 'x', 'null', '4', '"Léa"', '[{"firstname":"Léa"}]'])('%j holds nothing', (stored) => {
  expect(readGivenProfile(stored)).toEqual(emptyGivenProfile)
})
