import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import type { Plan } from '../../domain/plans/plan.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { makeAdvisePlan } from './advise-plan.ts'

const monthly = aPlan({ id: 'solo-monthly', price: eur(11.99) })
const yearly = aPlan({ id: 'solo-yearly', renewingPeriodicity: 'yearly', price: eur(89.99) })
const family = aPlan({ id: 'family-monthly', isFamilyMasterPlan: true })

const advised = async (plans: readonly Plan[]) => {
  const countries: string[] = []
  const list = (country: string) => {
    countries.push(country)
    return Promise.resolve(ok([...plans]))
  }
  const plan = await makeAdvisePlan({ plans: { list } })('SN')
  return { id: plan?.id ?? null, countries }
}

test.each<[string, readonly Plan[], string | null]>([
  ['the plan that the offers put forward', [family, monthly, { ...yearly, isPopular: true }], 'solo-yearly'],
  ['else the first for one person', [family, monthly], 'solo-monthly'],
  ['else the first for a family', [family], 'family-monthly'],
  ['none where nothing is on sale', [], null],
])('%s', async (_, plans, id) => {
  expect(await advised(plans)).toEqual({ id, countries: ['SN'] })
})

test('none where the service does not answer', async () => {
  const list = () => Promise.resolve(err({ type: 'service-unreachable' } as const))
  expect(await makeAdvisePlan({ plans: { list } })('FR')).toBeNull()
})
