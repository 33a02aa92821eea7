import type { Plan } from '../../domain/plans/plan.ts'
import { currencyOfCountry } from '../../domain/region/country.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'

/** The plans that somebody in that country is offered, in their currency. */
export const makeListPlans =
  ({ plans }: { plans: PlanCatalogue }) =>
  (country: string): Promise<readonly Plan[]> =>
    plans.ordinaryPlans(currencyOfCountry(country))
