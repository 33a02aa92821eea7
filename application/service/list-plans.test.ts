import { expect, test } from 'vitest'
import { aService } from '../../tests/builders/a-service.ts'
import { makeListAnonymousPlans, makeListPlans } from './list-plans.ts'

test.each([
  ['FR', 6, 'EUR'],
  ['US', 6, 'EUR'],
  ['SN', 2, 'XOF'],
])('in %s there are %s plans on offer, in %s', async (country, count, currency) => {
  const plans = await makeListPlans(await aService())(country)
  expect(plans).toHaveLength(count)
  expect(new Set(plans.map(({ price }) => price.currency))).toEqual(new Set([currency]))
})

test('plans of a campaign are not among them', async () => {
  const plans = await makeListPlans(await aService())('FR')
  expect(plans.map(({ id }) => id)).not.toContain('family-lifetime')
})

test.each([
  ['what is on sale', 'selling', 'FR', 6],
  ['the testing plan alone while payments are only tried', 'testing', 'FR', 1],
  ['the testing plan alone in every country', 'testing', 'SN', 1],
] as const)('somebody who is not logged in is offered %s', async (_, sellingMode, country, count) => {
  const plans = await makeListAnonymousPlans({ ...(await aService()), sellingMode })(country)
  expect(plans).toHaveLength(count)
  expect(plans.some(({ id }) => id === 'testing-one-day')).toBe(sellingMode === 'testing')
})
