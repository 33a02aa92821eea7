import type { Money } from '../money/money.ts'

export const paymentProviders = ['card', 'mobile-money', 'gift-card'] as const
/** By what means a plan is paid. */
export type PlanProvider = (typeof paymentProviders)[number]

export const renewingPeriodicities = ['monthly', 'quarterly', 'yearly'] as const
export type RenewingPeriodicity = (typeof renewingPeriodicities)[number]

export const planTypes = ['RENEWING', 'NON_RENEWING'] as const
/** Whether a plan goes on by itself at the end of its period, or was paid once. */
export type PlanType = (typeof planTypes)[number]

export const durationUnits = ['days', 'months'] as const
export type DurationUnit = (typeof durationUnits)[number]

/** A plan (offer) as the catalogue sells it. Source: specification, section 3, "Plan (offer)". */
export type Plan = {
  readonly id: string
  /** What the plan opens: the subscription, or a pack of its own. */
  readonly product: string
  readonly name: string
  readonly price: Money
  /** The price really asked today, when it is lower than `price`. */
  readonly promoPrice: Money | null
  readonly provider: PlanProvider
  readonly planType: PlanType
  readonly renewingPeriodicity: RenewingPeriodicity | null
  readonly fixedDuration: number | null
  readonly fixedDurationUnit: DurationUnit | null
  readonly isFamilyMasterPlan: boolean
  readonly isPopular: boolean
  readonly numberOfCoupons: number | null
  readonly isStatic: boolean
  readonly hideCouponSummary: boolean
  readonly emailRequired: boolean
}

/** How long a plan runs. A plan with neither a period nor a fixed duration runs for life. */
export type PlanDuration =
  | { readonly kind: 'lifetime' }
  | { readonly kind: 'period'; readonly length: number; readonly unit: DurationUnit }

/** How many months each periodicity has. */
export const monthsOfPeriodicity: Readonly<Record<RenewingPeriodicity, number>> = { monthly: 1, quarterly: 3, yearly: 12 }

/**
 * How long a plan runs: its period, else its fixed duration, else for life.
 *
 * Source: specification, section 3, "renewingPeriodicity, fixedDuration with fixedDurationUnit".
 *
 * @example planDuration(soloYearly) // { kind: 'period', length: 12, unit: 'months' }
 */
export const planDuration = (
  plan: Pick<Plan, 'renewingPeriodicity' | 'fixedDuration' | 'fixedDurationUnit'>,
): PlanDuration => {
  if (plan.renewingPeriodicity !== null) {
    return { kind: 'period', length: monthsOfPeriodicity[plan.renewingPeriodicity], unit: 'months' }
  }
  if (plan.fixedDuration !== null && plan.fixedDurationUnit !== null) {
    return { kind: 'period', length: plan.fixedDuration, unit: plan.fixedDurationUnit }
  }
  return { kind: 'lifetime' }
}

/**
 * What a person pays for the plan today: the promotional price where there is one.
 *
 * Source: specification, section 3, "price, promoPrice".
 *
 * @example priceToPay({ price: eur(89.99), promoPrice: eur(59.99) }) // 59.99 €
 */
export const priceToPay = (plan: Pick<Plan, 'price' | 'promoPrice'>): Money => plan.promoPrice ?? plan.price
