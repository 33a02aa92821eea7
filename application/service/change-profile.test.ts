import { beforeEach, expect, test } from 'vitest'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { aService } from '../../tests/builders/a-service.ts'
import { makeChangeProfile } from './change-profile.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})
const change = (typed: unknown, memberId = 'lea') => makeChangeProfile(service)(memberId, typed)
const profile = async () => (await service.readProfile('lea'))._unsafeUnwrap()

test('what is given is served with the profile, and what is not named stays', async () => {
  await change({ firstname: 'Léa', country: { valueId: 'france' } })
  expect((await change({ lastname: 'Diop', country: null })).isOk()).toBe(true)
  expect(await profile()).toEqual(aProfile({ firstname: 'Léa', lastname: 'Diop' }))
})

test.each(['products', 'plans', 'hasFamilyPlan', 'email', 'family', 'featureFlags', 'refreshProfiling', 'profiledAt', 'profilingSteps'])('%s is not the member’s to change', async (field) => {
  expect((await change({ firstname: 'Léa', [field]: true }))._unsafeUnwrapErr()).toEqual({
    type: 'profile-change-malformed',
    faults: [{ field, fault: 'unknown' }],
  })
  expect(await profile()).toEqual(aProfile())
})

// It is noon on 21 November in UTC, and 2 in the morning of the 22nd where the day begins first.
test.each([
  ['2026-11-22', true],
  ['2026-11-23', false],
])('the birth date %s can be one: %s', async (birthdate, isGood) => {
  expect((await change({ birthdate })).isOk()).toBe(isGood)
})

test('of nobody is refused', async () => {
  expect((await change({ firstname: 'Léa' }, 'nobody'))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
})
