import { isRenewingOrder } from '../../domain/checkout/order.ts'
import type { Money } from '../../domain/money/money.ts'
import type { Plan, RenewingPeriodicity } from '../../domain/plans/plan.ts'

/** What further periods cost and how often they come, until somebody stops them. */
export type RenewalTerms = { readonly price: Money; readonly periodicity: RenewingPeriodicity }

/**
 * What somebody has to know of the renewals before they order: each further period costs the plan's ordinary price, even
 * when the first one costs less. Null for what ends by itself.
 *
 * @param amount what is paid for the first period
 * @example renewalTerms(soloYearly, eur(80.99)) // { price: 89.99 €, periodicity: 'yearly' }
 */
export const renewalTerms = (
  plan: Pick<Plan, 'planType' | 'provider' | 'price' | 'renewingPeriodicity'>,
  amount: Money,
): RenewalTerms | null =>
  plan.renewingPeriodicity !== null && isRenewingOrder(plan, { provider: plan.provider, amount })
    ? { price: plan.price, periodicity: plan.renewingPeriodicity }
    : null
