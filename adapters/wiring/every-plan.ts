import { type CataloguePlan, priceList } from '../../domain/plans/price-list.ts'
import { testingPlan } from '../../domain/plans/testing-plan.ts'

/** Every plan that the catalogue must know, the testing plan included: what was ordered once must be found for ever. */
export const everyPlan: readonly CataloguePlan[] = [...priceList, { ...testingPlan, soldThrough: 'campaign' }]
