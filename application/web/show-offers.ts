import type { Result } from 'neverthrow'
import { payableAmount } from '../../domain/checkout/payable-amount.ts'
import type { Money } from '../../domain/money/money.ts'
import { computePlans, type PricedPlan } from '../../domain/plans/compute-plans.ts'
import { priceToPay } from '../../domain/plans/plan.ts'
import type { PlanGateway } from '../ports/plan-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'
import { type RenewalTerms, renewalTerms } from './renewal-terms.ts'

/** A plan with what is paid for it today, and what comes after. */
export type OfferedPlan = PricedPlan & { readonly total: Money; readonly renewal: RenewalTerms | null }

export type Offers = { readonly solo: readonly OfferedPlan[]; readonly family: readonly OfferedPlan[] }

/** What is paid for a plan today, and what comes after. */
export const offered = (plan: PricedPlan): OfferedPlan => {
  const total = payableAmount(priceToPay(plan), plan.provider)
  return { ...plan, total, renewal: renewalTerms(plan, total) }
}

/** The plans on offer in a country, priced, compared and sorted. */
export const makeShowOffers =
  ({ plans }: { plans: Pick<PlanGateway, 'list'> }) =>
  async (country: string): Promise<Result<Offers, ServiceUnreachable>> =>
    (await plans.list(country)).map(computePlans).map(({ solo, family }) => ({ solo: solo.map(offered), family: family.map(offered) }))
