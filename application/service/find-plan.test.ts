import { beforeEach, expect, test } from 'vitest'
import { testingPlan } from '../../domain/plans/testing-plan.ts'
import { aCampaign } from '../../tests/builders/a-campaign.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeFindPlan } from './find-plan.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})

test.each([
  ['of the ordinary offers', 'solo-yearly'],
  ['in francs', 'africa-family-yearly-card'],
  ['of a campaign without dates', 'family-lifetime'],
])('a plan %s is found', async (_, planId) => {
  expect(await makeFindPlan(service)(planId)).toMatchObject({ id: planId })
})

test.each([
  ['that nobody knows', 'solo-weekly'],
  ['whose campaigns are over', 'solo-yearly-flash'],
])('a plan %s is not', async (_, planId) => {
  expect(await makeFindPlan(service)(planId)).toBeUndefined()
})

test('the price of a campaign is found while it is open', async () => {
  const campaign = aCampaign({ planId: 'solo-yearly-flash', window: { startsAt: noon, endsAt: noon + 1, countdown: null } })
  const findPlan = makeFindPlan({ ...service, campaigns: [campaign] })
  expect(await findPlan('solo-yearly-flash')).toMatchObject({ id: 'solo-yearly-flash' })
  service.clock.advance(1)
  expect(await findPlan('solo-yearly-flash')).toBeUndefined()
})

test.each([
  ['testing', testingPlan],
  ['selling', undefined],
] as const)('the plan that tries payments is found while they are only tried (%s)', async (sellingMode, expected) => {
  const withTestingPlan = await aService({ plans: [{ ...testingPlan, soldThrough: 'campaign' }] })
  expect(await makeFindPlan({ ...withTestingPlan, sellingMode })(testingPlan.id)).toEqual(expected)
})
