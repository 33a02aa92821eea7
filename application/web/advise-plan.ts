import type { PlanGateway } from '../ports/plan-gateway.ts'
import { arrangeOffers, type OfferedPlan } from './show-offers.ts'

/**
 * The plan that the offers of a country put forward, else the first of them, those for one person before those for a family.
 * Null where nothing is on sale, and where the service does not say: whoever names a plan in passing does without.
 *
 * @param country ISO 3166-1
 */
export const makeAdvisePlan =
  ({ plans }: { plans: Pick<PlanGateway, 'list'> }) =>
  async (country: string): Promise<OfferedPlan | null> => {
    const { solo, family } = arrangeOffers((await plans.list(country)).unwrapOr([]))
    const offers = [...solo, ...family]
    return offers.find(({ isPopular }) => isPopular) ?? offers[0] ?? null
  }
