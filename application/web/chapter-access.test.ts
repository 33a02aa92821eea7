import { expect, test } from 'vitest'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { openAccess } from './chapter-access.ts'

const subscriber = aProfile({ products: ['alveole'], plans: [{ id: 'solo-monthly', startsAt: 0, endsAt: null }] })

test.each([
  ['free', true, 'a visitor', null],
  ['free', true, 'a subscriber', subscriber],
  ['locked', false, 'a visitor', null],
  ['locked', false, 'a member without a plan', aProfile()],
  ['locked', false, 'a member with a product and no plan', aProfile({ products: ['alveole'] })],
  ['open', false, 'a subscriber', subscriber],
] as const)('a chapter is %s (free to all: %s) to %s', (access, isFree, _, profile) => {
  expect(openAccess({ isFree }, profile)).toBe(access)
})
