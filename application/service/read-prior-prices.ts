import type { Money } from '../../domain/money/money.ts'
import { priceToPay } from '../../domain/plans/plan.ts'
import { priorPrice } from '../../domain/plans/prior-price.ts'
import type { Clock } from '../ports/clock.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { PriceHistory } from '../ports/price-history.ts'

export type PlanPriorPrice = { readonly planId: string; readonly priorPrice: Money }

/** The price to show beside the reduced one of each of some plans, those left out whose price is no reduced one. */
export const makeReadPriorPrices =
  ({ plans, priceHistory, clock }: { plans: Pick<PlanCatalogue, 'find'>; priceHistory: Pick<PriceHistory, 'ofPlan'>; clock: Clock }) =>
  async (planIds: readonly string[]): Promise<readonly PlanPriorPrice[]> => {
    const known: PlanPriorPrice[] = []
    for (const planId of planIds) {
      const plan = await plans.find(planId)
      const prior = plan && priorPrice(await priceHistory.ofPlan(planId), clock.now())
      if (plan && prior && priceToPay(plan).minorUnits < prior.minorUnits) known.push({ planId, priorPrice: prior })
    }
    return known
  }
