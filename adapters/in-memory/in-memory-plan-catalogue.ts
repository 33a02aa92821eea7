import type { PlanCatalogue } from '../../application/ports/plan-catalogue.ts'
import type { Currency } from '../../domain/money/money.ts'
import type { CataloguePlan } from '../../domain/plans/price-list.ts'
import type { Plan } from '../../domain/plans/plan.ts'

const asPlan = ({ soldThrough: _sold, printedPricePerMonth: _printed, ...plan }: CataloguePlan): Plan => plan

export class InMemoryPlanCatalogue implements PlanCatalogue {
  readonly #plans: readonly CataloguePlan[]
  constructor(plans: readonly CataloguePlan[]) {
    this.#plans = plans.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }

  ordinaryPlans(currency: Currency) {
    return Promise.resolve(
      this.#plans
        .filter((plan) => plan.soldThrough === 'ordinary-offers' && plan.price.currency === currency)
        .map(asPlan),
    )
  }

  find(planId: string) {
    const plan = this.#plans.find(({ id }) => id === planId)
    return Promise.resolve(plan && asPlan(plan))
  }
}
