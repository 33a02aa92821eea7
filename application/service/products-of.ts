import type { PlanCatalogue } from '../ports/plan-catalogue.ts'

type Bought = { readonly planId: string }

/** What product each of the plans opens, by the plan's id; a plan that the catalogue no longer has is not among them. */
export const productsOf = async (plans: Pick<PlanCatalogue, 'find'>, bought: readonly Bought[]): Promise<ReadonlyMap<string, string>> => {
  const products = new Map<string, string>()
  for (const planId of new Set(bought.map((one) => one.planId))) {
    const plan = await plans.find(planId)
    if (plan) products.set(planId, plan.product)
  }
  return products
}

/** Those that open a product, by what `productsOf` says of their plans. */
export const thatOpen = <Owned extends Bought>(product: string, owned: readonly Owned[], products: ReadonlyMap<string, string>): readonly Owned[] =>
  owned.filter(({ planId }) => products.get(planId) === product)
