import { expect, test } from 'vitest'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { checkRoomForChild, planEntitlement } from './family-members.ts'

const solo = aPlan({ product: 'alveole' })
const family = aPlan({ product: 'cahier-de-vacances', isFamilyMasterPlan: true })

test.each([
  ['solo', solo, { product: 'alveole', seats: { for: 'one-person' } }],
  ['family', family, { product: 'cahier-de-vacances', seats: { for: 'family', parents: 1, children: 5 } }],
])('a %s plan opens its product to as many people as it should', (_, plan, entitlement) => {
  expect(planEntitlement(plan)).toEqual(entitlement)
})

test.each([
  [0, 1],
  [1, 2],
  [4, 5],
])('a family of %s children has room for one more, and would have %s', (children, expected) => {
  expect(checkRoomForChild(family, children)._unsafeUnwrap()).toBe(expected)
})

test.each([
  ['a family of five children', family, 5, { type: 'family-full', children: 5 }],
  ['a family that has too many already', family, 6, { type: 'family-full', children: 5 }],
  ['a solo plan', solo, 0, { type: 'plan-not-for-families' }],
])('%s has no room for a child', (_, plan, children, refusal) => {
  expect(checkRoomForChild(plan, children)._unsafeUnwrapErr()).toEqual(refusal)
})
