import { ok, type Result } from 'neverthrow'
import { payableAmount } from '../../domain/checkout/payable-amount.ts'
import type { Money } from '../../domain/money/money.ts'
import { computePlans, type PricedPlan } from '../../domain/plans/compute-plans.ts'
import { type Plan, priceToPay } from '../../domain/plans/plan.ts'
import { offersForPromoCode, plansOfOffers } from '../../domain/promo-codes/offers-for-promo-code.ts'
import type { OfferGateway } from '../ports/offer-gateway.ts'
import type { PlanGateway } from '../ports/plan-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'
import { type RenewalTerms, renewalTerms } from './renewal-terms.ts'

/**
 * A plan with what is paid for it today, and what comes after. `priorPrice` is the lowest price of the 30 days before a
 * reduction, to be shown beside the reduced one; null where no reduction may be announced.
 */
export type OfferedPlan = PricedPlan & { readonly total: Money; readonly renewal: RenewalTerms | null; readonly priorPrice: Money | null }

export type Offers = { readonly solo: readonly OfferedPlan[]; readonly family: readonly OfferedPlan[] }

type PriorPrices = ReadonlyMap<string, Money>

/** What is paid for a plan today, what it was before, and what comes after. */
export const offered = (plan: PricedPlan, priorPrice: Money | null = null): OfferedPlan => {
  const total = payableAmount(priceToPay(plan), plan.provider)
  return { ...plan, total, renewal: renewalTerms(plan, total), priorPrice }
}

/** Plans, priced, compared and sorted. */
export const arrangeOffers = (plans: readonly Plan[], priorPrices: PriorPrices = new Map()): Offers => {
  const { solo, family } = computePlans(plans)
  const withPrior = (plan: PricedPlan) => offered(plan, priorPrices.get(plan.id) ?? null)
  return { solo: solo.map(withPrior), family: family.map(withPrior) }
}

/** What plans cost before, asked for those whose price is a promotional one only; a service that does not say leaves it out. */
export const askPriorPrices = async (plans: readonly Plan[], offers: Pick<OfferGateway, 'priorPrices'>): Promise<PriorPrices> => {
  const reduced = plans.filter(({ promoPrice }) => promoPrice !== null).map(({ id }) => id)
  return reduced.length === 0 ? new Map() : (await offers.priorPrices(reduced)).unwrapOr(new Map())
}

/**
 * The plans on offer in a country, priced, compared and sorted, as far as the promo code of the visit leaves them.
 *
 * @param promoCode null for a visit without one
 */
export const makeShowOffers =
  ({ plans, offers }: { plans: Pick<PlanGateway, 'list'>; offers: Pick<OfferGateway, 'priorPrices'> }) =>
  async (country: string, promoCode: string | null = null): Promise<Result<Offers, ServiceUnreachable>> => {
    const listed = await plans.list(country)
    if (listed.isErr()) return listed.map(() => arrangeOffers([]))
    const priorPrices = await askPriorPrices(listed.value, offers)
    return ok(plansOfOffers(arrangeOffers(listed.value, priorPrices), offersForPromoCode(promoCode).offers))
  }
