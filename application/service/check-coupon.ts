import { err, ok, type Result } from 'neverthrow'
import { payableAmount } from '../../domain/checkout/payable-amount.ts'
import type { Money } from '../../domain/money/money.ts'
import { priceToPay } from '../../domain/plans/plan.ts'
import { type CouponRefusal, discountedPrice, normaliseCouponCode, validateCoupon } from '../../domain/promo-codes/coupon.ts'
import type { Clock } from '../ports/clock.ts'
import type { CouponRepository } from '../ports/coupon-repository.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'

export type CheckCouponError = CouponRefusal | { readonly type: 'plan-unknown' }

export type ReducedPlan = { readonly planId: string; readonly price: Money; readonly reducedPrice: Money }
export type CheckedCoupon = { readonly code: string; readonly plans: readonly ReducedPlan[] }

/**
 * Checks a code against some plans and says what each of those that it suits then costs;
 * refused when it suits none, with the reason for the first.
 */
export const makeCheckCoupon =
  ({ coupons, plans, clock }: { coupons: CouponRepository; plans: PlanCatalogue; clock: Clock }) =>
  async (typed: { code: string; planIds: readonly string[] }, memberId: string | null): Promise<Result<CheckedCoupon, CheckCouponError>> => {
    const code = normaliseCouponCode(typed.code)
    const coupon = await coupons.find(code)
    const useByMember = memberId === null ? 'none' : await coupons.useBy(code, memberId)

    const reduced: ReducedPlan[] = []
    let refusal: CheckCouponError | undefined
    for (const planId of typed.planIds) {
      const plan = await plans.find(planId)
      if (!plan) return err({ type: 'plan-unknown' })
      const price = priceToPay(plan)
      validateCoupon(coupon, { plan: { id: planId, price }, now: clock.now(), useByMember }).match(
        (accepted) =>
          reduced.push({
            planId,
            price: payableAmount(price, plan.provider),
            reducedPrice: payableAmount(discountedPrice(price, accepted), plan.provider),
          }),
        (reason) => {
          refusal ??= reason
        },
      )
    }
    return reduced.length > 0 ? ok({ code, plans: reduced }) : err(refusal ?? { type: 'plan-unknown' })
  }
