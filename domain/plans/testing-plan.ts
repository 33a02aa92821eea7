import { xof } from '../money/money.ts'
import type { Plan } from './plan.ts'

/**
 * The plan with which a payment is tried from end to end: one day, paid in advance, in francs, by mobile money.
 *
 * Source: specification, section 7, "one fixed one-day prepaid plan in XOF through a mobile-money provider".
 */
export const testingPlan: Plan = {
  id: 'testing-one-day',
  product: 'alveole',
  name: 'testing-one-day',
  price: xof(100),
  promoPrice: null,
  provider: 'mobile-money',
  planType: 'NON_RENEWING',
  renewingPeriodicity: null,
  fixedDuration: 1,
  fixedDurationUnit: 'days',
  isFamilyMasterPlan: false,
  isPopular: false,
  numberOfCoupons: null,
  isStatic: true,
  hideCouponSummary: true,
  emailRequired: true,
}

/** Whether the service sells for real, or only tries its payments. */
export type SellingMode = 'selling' | 'testing'

/**
 * The plans that somebody who is not logged in is offered: those on sale or, in the testing mode, the testing plan alone.
 *
 * Source: specification, section 7, "GET /productplans/getanonymeproductplans".
 *
 * @example anonymousPlans([soloMonthly, soloYearly], 'testing') // [testingPlan]
 */
export const anonymousPlans = (onSale: readonly Plan[], mode: SellingMode): readonly Plan[] =>
  mode === 'testing' ? [testingPlan] : onSale
