import { expect, test } from 'vitest'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { computePlans } from './compute-plans.ts'
import { countPlans } from './count-plans.ts'

const solo = aPlan({ id: 'solo' })
const family = aPlan({ id: 'family', isFamilyMasterPlan: true })

test.each([
  ['nothing on sale', [], { free: 1, solo: 0, family: 0 }],
  ['one solo plan', [solo], { free: 1, solo: 1, family: 0 }],
  ['one solo plan and two for families', [solo, family, family], { free: 1, solo: 1, family: 2 }],
])('with %s, one formula is free and the others are counted', (_, plans, counts) => {
  expect(countPlans(computePlans(plans))).toEqual(counts)
})
