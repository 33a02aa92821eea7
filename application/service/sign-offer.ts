import { err, ok, type Result } from 'neverthrow'
import type { SignedOffer } from '../../domain/offers/signed-offer.ts'
import { type CouponRefusal, normaliseCouponCode, validateCoupon } from '../../domain/promo-codes/coupon.ts'
import { priceToPay } from '../../domain/plans/plan.ts'
import type { Clock } from '../ports/clock.ts'
import type { CouponRepository } from '../ports/coupon-repository.ts'
import type { OfferTokens } from '../ports/offer-tokens.ts'
import type { FindPlan } from './find-plan.ts'

export type SignOfferError = { readonly type: 'plan-unknown' } | { readonly type: 'offer-expiry-past' } | CouponRefusal

/**
 * Signs an offer: a plan that is on sale, with or without a code, until a moment. What would be refused at the checkout is
 * refused here.
 */
export const makeSignOffer =
  ({ findPlan, coupons, offerTokens, clock }: { findPlan: FindPlan; coupons: Pick<CouponRepository, 'find'>; offerTokens: Pick<OfferTokens, 'sign'>; clock: Clock }) =>
  async ({ planId, couponCode, expiresAt }: SignedOffer): Promise<Result<string, SignOfferError>> => {
    const now = clock.now()
    if (expiresAt <= now) return err({ type: 'offer-expiry-past' })
    const plan = await findPlan(planId)
    if (!plan) return err({ type: 'plan-unknown' })
    if (couponCode === null) return ok(await offerTokens.sign({ planId, couponCode, expiresAt }))
    const code = normaliseCouponCode(couponCode)
    const coupon = validateCoupon(await coupons.find(code), { plan: { id: planId, price: priceToPay(plan) }, now, useByMember: 'none' })
    return coupon.isErr() ? err(coupon.error) : ok(await offerTokens.sign({ planId, couponCode: code, expiresAt }))
  }
