import { expect, test } from 'vitest'
import { emptyProfile, isPremium } from '../profile/profile.ts'
import type { Child } from './child.ts'
import { profileOfChild } from './child-profile.ts'

const zoe: Child = { id: 'zoe', name: 'Zoé', avatar: 'fox', level: '6ème', addedAt: 1 }
const family = { id: 'family-yearly', product: 'alveole', isFamilyMasterPlan: true, startsAt: 1, endsAt: 2 }
const solo = { id: 'solo-yearly', product: 'alveole', isFamilyMasterPlan: false, startsAt: 1, endsAt: null }

test('a child has their own name, face and class, and what the family plans open', () => {
  expect(profileOfChild(zoe, [family, { ...family, id: 'family-lifetime' }, solo])).toEqual({
    ...emptyProfile,
    products: ['alveole'],
    plans: [
      { id: 'family-yearly', startsAt: 1, endsAt: 2 },
      { id: 'family-lifetime', startsAt: 1, endsAt: 2 },
    ],
    firstname: 'Zoé',
    levelOfEducation: { value: '6ème' },
    child: { avatar: 'fox' },
  })
})

test.each([
  ['a family plan', [family], true],
  ['a plan for one person', [solo], false],
  ['no plan', [], false],
] as const)('with %s what is paid for is open to a child, or not', (_, running, isOpen) => {
  expect(isPremium(profileOfChild(zoe, running))).toBe(isOpen)
})
