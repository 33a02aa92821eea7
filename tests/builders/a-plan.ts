import { eur } from '../../domain/money/money.ts'
import type { Plan } from '../../domain/plans/plan.ts'

/** A valid solo plan renewed monthly at 11.99 €, with what the test says instead. */
export const aPlan = (changes: Partial<Plan> = {}): Plan => ({
  id: 'solo-monthly',
  product: 'alveole',
  name: changes.id ?? 'solo-monthly',
  price: eur(11.99),
  promoPrice: null,
  provider: 'card',
  planType: 'RENEWING',
  renewingPeriodicity: 'monthly',
  fixedDuration: null,
  fixedDurationUnit: null,
  isFamilyMasterPlan: false,
  isPopular: false,
  numberOfCoupons: null,
  isStatic: false,
  hideCouponSummary: false,
  emailRequired: false,
  ...changes,
})
