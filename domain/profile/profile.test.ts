import { expect, test } from 'vitest'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { isPremium, profileOfEntries, toProfileEntries } from './profile.ts'

const plan = { id: 'solo-yearly', startsAt: 0, endsAt: null }

test.each([
  ['nobody', null, false],
  ['neither', aProfile(), false],
  ['products only', aProfile({ products: ['alveole'] }), false],
  ['plans only', aProfile({ plans: [plan] }), false],
  ['products and plans', aProfile({ products: ['alveole'], plans: [plan] }), true],
])('premium with %s: %s', (_, profile, expected) => {
  expect(isPremium(profile)).toBe(expected)
})

test('a profile read back from its entries is the same', () => {
  const profile = aProfile({ products: ['alveole'], plans: [plan], hasFamilyPlan: true })
  expect(profileOfEntries(toProfileEntries(profile))).toEqual(profile)
})

test('entries that nobody knows are left aside', () => {
  expect(profileOfEntries([...toProfileEntries(aProfile()), { name: 'avatar', value: 3 }])).toEqual(aProfile())
})
