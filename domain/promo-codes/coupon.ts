import { err, ok, type Result } from 'neverthrow'
import type { Money } from '../money/money.ts'

/** What a coupon takes off: a whole percentage from 0 to 100, or an amount in the currency of the plan. */
export type CouponDiscount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: Money }

/** A reduction that a code gives. Times are milliseconds since 1970; null means without limit. */
export type Coupon = {
  readonly code: string
  readonly discount: CouponDiscount
  /** The plans it is for; null for all of them. */
  readonly planIds: readonly string[] | null
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly usesLeft: number | null
}

/** Why a coupon reduces nothing. */
export type CouponRefusal =
  | { readonly type: 'coupon-unknown' }
  | { readonly type: 'coupon-not-started'; readonly startsAt: number }
  | { readonly type: 'coupon-over'; readonly endedAt: number }
  | { readonly type: 'coupon-used-up' }
  | { readonly type: 'coupon-not-for-this-plan' }
  | { readonly type: 'coupon-already-used' }

/**
 * The form in which codes are compared and stored: without case and without the blanks around them, whatever the
 * language of the machine, and whether an accent was typed as one character or as two.
 *
 * @example normaliseCouponCode('  bienvenue ') // 'BIENVENUE'
 */
export const normaliseCouponCode = (typed: string): string => typed.trim().toUpperCase().normalize('NFC')

const suits = (coupon: Coupon, plan: { id: string; price: Money }): boolean =>
  (coupon.planIds === null || coupon.planIds.includes(plan.id)) &&
  (coupon.discount.kind === 'percent' || coupon.discount.amount.currency === plan.price.currency)

/**
 * Says whether a coupon reduces the price of a plan, and if not, why: nobody knows it, it has not started, it is over
 * (at `endsAt` it is), it is for other plans or another currency, this member used it already, or no use is left.
 *
 * Source: specification, section 7, "GET /public/coupons/validate".
 *
 * @param now milliseconds since 1970
 * @param useByMember `held` when the member has it on an order that is not paid yet, `spent` on one that is
 * @example validateCoupon(undefined, { plan, now, useByMember: 'none' }) // err({ type: 'coupon-unknown' })
 */
export const validateCoupon = (
  coupon: Coupon | undefined,
  { plan, now, useByMember }: { plan: { id: string; price: Money }; now: number; useByMember: 'none' | 'held' | 'spent' },
): Result<Coupon, CouponRefusal> => {
  if (!coupon) return err({ type: 'coupon-unknown' })
  if (coupon.startsAt !== null && now < coupon.startsAt) return err({ type: 'coupon-not-started', startsAt: coupon.startsAt })
  if (coupon.endsAt !== null && now >= coupon.endsAt) return err({ type: 'coupon-over', endedAt: coupon.endsAt })
  if (!suits(coupon, plan)) return err({ type: 'coupon-not-for-this-plan' })
  if (useByMember === 'spent') return err({ type: 'coupon-already-used' })
  // Whoever holds a use on an order not paid yet keeps it, even when it was the last one.
  if (useByMember === 'none' && coupon.usesLeft !== null && coupon.usesLeft <= 0) return err({ type: 'coupon-used-up' })
  return ok(coupon)
}

/**
 * What is left to pay: never below zero and never above the price. A percentage of it is rounded half up to the minor unit,
 * the cent or the whole franc: only prices per month or per day are multiples of 5 francs, not totals.
 *
 * Source: specification, section 9, "Plan computation rules" (for unit prices; the rounding of totals is a decision of the product).
 *
 * @example discountedPrice(eur(89.99), { discount: { kind: 'percent', percent: 10 } }) // 80.99 €
 * @example discountedPrice(xof(98_387), { discount: { kind: 'percent', percent: 10 } }) // 88 548 F
 */
export const discountedPrice = (price: Money, { discount }: Pick<Coupon, 'discount'>): Money => {
  const minorUnits =
    discount.kind === 'percent'
      ? Math.floor((price.minorUnits * (100 - discount.percent) + 50) / 100)
      : Math.max(0, price.minorUnits - discount.amount.minorUnits)
  return { ...price, minorUnits }
}
