import { err, ok, type Result } from 'neverthrow'
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

type Parts = { plans: Pick<PlanGateway, 'list' | 'listForMember'>; offers: Pick<OfferGateway, 'priorPrices'> }

const shownOffers = async (plans: readonly Plan[], { offers }: Pick<Parts, 'offers'>, promoCode: string | null): Promise<Offers> =>
  plansOfOffers(arrangeOffers(plans, await askPriorPrices(plans, offers)), offersForPromoCode(promoCode).offers)

/**
 * The plans on offer in a country, priced, compared and sorted, as far as the promo code of the visit leaves them.
 *
 * @param promoCode null for a visit without one
 */
export const makeShowOffers =
  ({ plans, offers }: Omit<Parts, 'plans'> & { plans: Pick<PlanGateway, 'list'> }) =>
  async (country: string, promoCode: string | null = null): Promise<Result<Offers, ServiceUnreachable>> => {
    const listed = await plans.list(country)
    return listed.isErr() ? err(listed.error) : ok(await shownOffers(listed.value, { offers }, promoCode))
  }

/**
 * The same for whoever is logged in. The service may ask for their profiling first; somebody whose session ended meanwhile
 * is offered what everybody is.
 *
 * Source: specification, section 7, "getproductplans", and section 8, "409".
 */
export const makeShowMemberOffers = ({ plans, offers }: Parts) => {
  const showOffers = makeShowOffers({ plans, offers })
  return async (country: string, promoCode: string | null): Promise<Result<Offers, ServiceUnreachable | { readonly type: 'profiling-needed' }>> => {
    const listed = await plans.listForMember(country)
    if (listed.isOk()) return ok(await shownOffers(listed.value, { offers }, promoCode))
    return listed.error.type === 'not-logged-in' ? showOffers(country, promoCode) : err(listed.error)
  }
}
