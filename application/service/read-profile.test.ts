import { expect, test } from 'vitest'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { aMember } from '../../tests/builders/a-member.ts'
import { aFullProfile, aProfile } from '../../tests/builders/a-profile.ts'
import { aSubscription } from '../../tests/builders/a-subscription.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeReadProfile } from './read-profile.ts'

const read = async (subscriptions: readonly StoredSubscription[], memberId = 'lea') =>
  makeReadProfile({ ...(await aService()), subscriptions: { ofMember: () => Promise.resolve(subscriptions) } })(memberId)

test('of a member without a plan is empty', async () => {
  expect((await read([]))._unsafeUnwrap()).toEqual(aProfile())
})

test('holds what the member gave', async () => {
  const service = await aService()
  const { products: _, plans: __, hasFamilyPlan: ___, email: ____, emailConfirmed: _____, child: ______, ...given } = aFullProfile()
  await service.members.add(aMember({ id: 'max', profile: given }))
  expect((await makeReadProfile(service)('max'))._unsafeUnwrap()).toEqual({ ...aFullProfile(), email: 'max@example.org', emailConfirmed: false, products: [], plans: [], hasFamilyPlan: false, child: null })
})

test('of nobody is refused', async () => {
  expect((await read([], 'nobody'))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
})

test.each([
  ['that runs', { startsAt: noon - 1, endsAt: noon + 1 }, 1],
  ['that begins now', { startsAt: noon, endsAt: noon + 1 }, 1],
  ['for life', { startsAt: noon, endsAt: null }, 1],
  ['that ends now', { startsAt: noon - 1, endsAt: noon }, 0],
  ['that begins later', { startsAt: noon + 1, endsAt: null }, 0],
  ['that was cancelled and still runs', { startsAt: noon - 1, endsAt: noon + 1, cancelledAt: noon - 1 }, 1],
  ['that was paid back', { startsAt: noon - 1, endsAt: noon + 1, refundedAt: noon - 1 }, 0],
  ['that is not paid', { startsAt: noon - 1, endsAt: noon + 1, paidAt: null }, 0],
])('counts a subscription %s: %o', async (_, dates, count) => {
  const profile = (await read([aSubscription(dates)]))._unsafeUnwrap()
  expect(profile.plans).toHaveLength(count)
  expect(profile.products).toHaveLength(count)
})

test('names each product once, and each plan with its dates', async () => {
  const dates = { startsAt: noon - 1, endsAt: noon + 1 }
  const running = ['solo-monthly', 'family-yearly', 'toeic-pack'].map((planId) => aSubscription({ planId, ...dates }))
  expect((await read(running))._unsafeUnwrap()).toEqual(
    aProfile({
      products: ['alveole', 'toeic'],
      plans: [
        { id: 'solo-monthly', ...dates },
        { id: 'family-yearly', ...dates },
        { id: 'toeic-pack', ...dates },
      ],
      hasFamilyPlan: true,
    }),
  )
})

test('opens no product for a plan that the catalogue no longer has', async () => {
  const profile = (await read([aSubscription({ planId: 'solo-weekly', startsAt: noon, endsAt: null })]))._unsafeUnwrap()
  expect(profile).toMatchObject({ products: [], plans: [{ id: 'solo-weekly' }], hasFamilyPlan: false })
})
