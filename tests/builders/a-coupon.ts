import type { Coupon } from '../../domain/promo-codes/coupon.ts'

/** A coupon of 10 % for every plan, without limits, with what the test says instead. */
export const aCoupon = (changes: Partial<Coupon> = {}): Coupon => ({
  code: 'BIENVENUE',
  discount: { kind: 'percent', percent: 10 },
  planIds: null,
  startsAt: null,
  endsAt: null,
  usesLeft: null,
  ...changes,
})
