import { err, ok, type Result } from 'neverthrow'
import { payableAmount } from '../../domain/checkout/payable-amount.ts'
import type { Money } from '../../domain/money/money.ts'
import { couponPriorPrice } from '../../domain/plans/coupon-prior-price.ts'
import { priceToPay } from '../../domain/plans/plan.ts'
import { type CouponRefusal, discountedPrice, normaliseCouponCode, validateCoupon } from '../../domain/promo-codes/coupon.ts'
import type { Clock } from '../ports/clock.ts'
import type { CouponRepository } from '../ports/coupon-repository.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { PriceHistory } from '../ports/price-history.ts'

export type CheckCouponError = CouponRefusal | { readonly type: 'plan-unknown' }

export type ReducedPlan = {
  readonly planId: string
  readonly price: Money
  readonly reducedPrice: Money
  /** The lowest price of the 30 days before the reduction, to be shown beside it; null when the code leads to none that is lower. */
  readonly priorPrice: Money | null
}
/** `endsAt`: when the code stops working, milliseconds since 1970; null for one without an end. */
export type CheckedCoupon = { readonly code: string; readonly endsAt: number | null; readonly plans: readonly ReducedPlan[] }

/**
 * Checks a code against some plans and says what each of those that it suits then costs;
 * refused when it suits none, with the reason for the first.
 */
export const makeCheckCoupon =
  ({ coupons, plans, priceHistory, clock }: { coupons: CouponRepository; plans: PlanCatalogue; priceHistory: Pick<PriceHistory, 'ofPlan'>; clock: Clock }) =>
  async (typed: { code: string; planIds: readonly string[] }, memberId: string | null): Promise<Result<CheckedCoupon, CheckCouponError>> => {
    const code = normaliseCouponCode(typed.code)
    const now = clock.now()
    const coupon = await coupons.find(code)
    const useByMember = memberId === null ? 'none' : await coupons.useBy(code, memberId)

    const reduced: ReducedPlan[] = []
    let refusal: CheckCouponError | undefined
    for (const planId of typed.planIds) {
      const plan = await plans.find(planId)
      if (!plan) return err({ type: 'plan-unknown' })
      const price = priceToPay(plan)
      const accepted = validateCoupon(coupon, { plan: { id: planId, price }, now, useByMember })
      if (accepted.isErr()) {
        refusal ??= accepted.error
        continue
      }
      const { startsAt: couponStartsAt } = accepted.value
      const reducedPrice = payableAmount(discountedPrice(price, accepted.value), plan.provider)
      const history = (await priceHistory.ofPlan(planId)).map((change) => ({ ...change, price: payableAmount(change.price, plan.provider) }))
      reduced.push({
        planId,
        price: payableAmount(price, plan.provider),
        reducedPrice,
        priorPrice: couponPriorPrice(history, { reducedPrice, couponStartsAt, now }),
      })
    }
    return reduced.length > 0 ? ok({ code, endsAt: coupon?.endsAt ?? null, plans: reduced }) : err(refusal ?? { type: 'plan-unknown' })
  }
