import type { Plan } from '../../domain/plans/plan.ts'
import { anonymousPlans, type SellingMode } from '../../domain/plans/testing-plan.ts'
import { currencyOfCountry } from '../../domain/region/country.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'

/** The plans that somebody in that country is offered, in their currency. */
export const makeListPlans =
  ({ plans }: { plans: PlanCatalogue }) =>
  (country: string): Promise<readonly Plan[]> =>
    plans.ordinaryPlans(currencyOfCountry(country))

/** The same for somebody who is not logged in: while payments are only tried, the testing plan alone. */
export const makeListAnonymousPlans =
  ({ plans, sellingMode }: { plans: PlanCatalogue; sellingMode: SellingMode }) =>
  async (country: string): Promise<readonly Plan[]> =>
    anonymousPlans(await plans.ordinaryPlans(currencyOfCountry(country)), sellingMode)
