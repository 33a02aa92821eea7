import type { PlanGateway } from '../ports/plan-gateway.ts'
import { makeShowOffers, type OfferedPlan } from './show-offers.ts'

/**
 * The plan that the offers of a country put forward, else the first of them, those for one person before those for a family.
 * Null where nothing is on sale, and where the service does not say: whoever names a plan in passing does without.
 *
 * @param country ISO 3166-1
 */
export const makeAdvisePlan = ({ plans }: { plans: Pick<PlanGateway, 'list'> }) => {
  const showOffers = makeShowOffers({ plans })
  return async (country: string): Promise<OfferedPlan | null> => {
    const { solo, family } = (await showOffers(country)).unwrapOr({ solo: [], family: [] })
    const offers = [...solo, ...family]
    return offers.find(({ isPopular }) => isPopular) ?? offers[0] ?? null
  }
}
