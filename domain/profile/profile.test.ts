import { describe, expect, test } from 'vitest'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { displaysEmail, emptyProfile, isFamilyAccount, isPremium, isSubscriber, needsProfiling } from './profile.ts'

const plan = { id: 'solo-yearly', startsAt: 0, endsAt: null }

test.each([
  ['nobody', null, false, false],
  ['a member with neither', aProfile(), false, false],
  ['a member with products only', aProfile({ products: ['alveole'] }), false, true],
  ['a member with plans only', aProfile({ plans: [plan] }), false, true],
  ['a member with products and plans', aProfile({ products: ['alveole'], plans: [plan] }), true, true],
])('%s is premium: %s %s, a subscriber: %s', (_, profile, premium, subscriber) => {
  expect(isPremium(profile)).toBe(premium)
  expect(isSubscriber(profile)).toBe(subscriber)
})

test.each([
  ['nobody', null, false],
  ['a member without a family plan', aProfile(), false],
  ['a member with one', aProfile({ hasFamilyPlan: true }), true],
])('%s has a family account: %s %s', (_, profile, expected) => {
  expect(isFamilyAccount(profile)).toBe(expected)
})

test.each([
  ['without the entry', null, false],
  ['with the entry', { step: 'level' }, true],
])('profiling is needed %s: %s %s', (_, refreshProfiling, expected) => {
  expect(needsProfiling(aProfile({ refreshProfiling }))).toBe(expected)
})

test.each([
  ['without flags', null, false],
  ['with the flag off', { displayEmail: false }, false],
  ['with the flag on', { displayEmail: true }, true],
])('the e-mail is shown %s: %s %s', (_, featureFlags, expected) => {
  expect(displaysEmail(aProfile({ featureFlags }))).toBe(expected)
})

describe('the empty profile', () => {
  test('holds nothing', () => {
    const { products, plans, hasFamilyPlan, emailConfirmed, ...others } = emptyProfile
    expect({ products, plans, hasFamilyPlan, emailConfirmed }).toEqual({ products: [], plans: [], hasFamilyPlan: false, emailConfirmed: false })
    expect(Object.values(others).every((value) => value === null)).toBe(true)
  })
})
