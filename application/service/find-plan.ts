import { isOnSale } from '../../domain/offers/plan-on-sale.ts'
import type { Campaign } from '../../domain/offers/campaign.ts'
import type { Plan } from '../../domain/plans/plan.ts'
import { type SellingMode, testingPlan } from '../../domain/plans/testing-plan.ts'
import type { Clock } from '../ports/clock.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'

/**
 * The plan of that name, if it is on sale now: in the ordinary offers, or through a campaign that is open. The testing plan
 * is on sale only while payments are tried.
 */
export const makeFindPlan =
  ({
    plans,
    campaigns,
    sellingMode,
    clock,
  }: {
    plans: PlanCatalogue
    campaigns: readonly Campaign[]
    sellingMode: SellingMode
    clock: Clock
  }) =>
  async (planId: string): Promise<Plan | undefined> => {
    const plan = await plans.find(planId)
    if (!plan) return undefined
    if (planId === testingPlan.id) return sellingMode === 'testing' ? plan : undefined
    const ordinary = await plans.ordinaryPlans(plan.price.currency)
    const ordinaryPlanIds = new Set(ordinary.map(({ id }) => id))
    return isOnSale(planId, { ordinaryPlanIds, campaigns, now: clock.now() }) ? plan : undefined
  }

export type FindPlan = ReturnType<typeof makeFindPlan>
