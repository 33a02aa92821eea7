import { ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { aChild } from '../../tests/builders/a-child.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { aSubscription } from '../../tests/builders/a-subscription.ts'
import { makeIsEntitled } from './is-entitled.ts'
import { makeReadChildProfile } from './read-child-profile.ts'
import { makeReadProfile } from './read-profile.ts'

test.each([
  ['a visitor', null, null, 'family-yearly', noon + 1, false],
  ['a member with a plan for one person', 'lea', null, 'solo-yearly', noon + 1, true],
  ['a member whose plan ended', 'lea', null, 'family-yearly', noon, false],
  ['a child while a family plan runs', 'lea', 'zoe', 'family-yearly', noon + 1, true],
  ['a child once the family plan ended', 'lea', 'zoe', 'family-yearly', noon, false],
  ['a child of a member with a plan for one person', 'lea', 'zoe', 'solo-yearly', noon + 1, false],
  ['a child of nobody’s', 'lea', 'tom', 'family-yearly', noon + 1, false],
  ['a child of a plan that is no longer known', 'lea', 'zoe', 'gone', noon + 1, false],
] as const)('%s may read what is paid for, or not', async (_, memberId, childId, planId, endsAt, isEntitled) => {
  const service = await aService()
  await service.children.add('lea', aChild(), () => ok())
  const parts = { ...service, subscriptions: { ofMember: () => Promise.resolve([aSubscription({ planId, startsAt: noon - 1, endsAt })]) } }
  const ask = makeIsEntitled({ readProfile: makeReadProfile(parts), readChildProfile: makeReadChildProfile(parts) })
  expect(await ask(memberId, childId)).toBe(isEntitled)
})
