import { expect, test } from 'vitest'
import { aService } from '../../tests/builders/a-service.ts'
import { makeListPlans } from './list-plans.ts'

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
