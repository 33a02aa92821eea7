import type { Coupon } from './coupon.ts'

/** The coupons that a new database begins with: 10 % on the yearly plans for whoever joins. */
export const firstCoupons: readonly Coupon[] = [
  {
    code: 'BIENVENUE',
    discount: { kind: 'percent', percent: 10 },
    planIds: ['solo-yearly', 'family-yearly', 'africa-family-yearly-mobile-money', 'africa-family-yearly-card'],
    startsAt: null,
    endsAt: null,
    usesLeft: null,
  },
]
