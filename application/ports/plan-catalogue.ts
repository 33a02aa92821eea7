import type { Currency } from '../../domain/money/money.ts'
import type { Plan } from '../../domain/plans/plan.ts'

/** The plans that are on sale. */
export type PlanCatalogue = {
  /** Those of the ordinary offers, without the ones that only a campaign sells. */
  ordinaryPlans(currency: Currency): Promise<readonly Plan[]>
  find(planId: string): Promise<Plan | undefined>
}
