import { err, ok, type Result } from 'neverthrow'
import type { Money } from '../../domain/money/money.ts'
import { computePlans, type PricedPlan } from '../../domain/plans/compute-plans.ts'
import { priceToPay } from '../../domain/plans/plan.ts'
import type { CouponRefusal } from '../../domain/promo-codes/coupon.ts'
import type { CheckoutGateway } from '../ports/checkout-gateway.ts'
import type { PlanGateway } from '../ports/plan-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'

export type ShowCheckoutError = { readonly type: 'plan-unknown' } | ServiceUnreachable

/** What somebody is about to order: the plan, what a coupon takes off, and what is to pay. */
export type CheckoutSummary = {
  readonly plan: PricedPlan
  readonly price: Money
  readonly total: Money
  readonly coupon: { readonly code: string } | null
  readonly couponRefusal: CouponRefusal | null
}

/** Prepares a checkout. A coupon that is refused leaves the price as it is and says why. */
export const makeShowCheckout =
  ({ plans, checkout }: { plans: PlanGateway; checkout: CheckoutGateway }) =>
  async (planId: string, typedCode: string): Promise<Result<CheckoutSummary, ShowCheckoutError>> => {
    const found = await plans.find(planId)
    if (found.isErr()) return err(found.error)
    const { solo, family } = computePlans([found.value])
    const [plan] = [...solo, ...family]
    if (!plan) return err({ type: 'plan-unknown' })

    const price = priceToPay(plan)
    const withoutCoupon = { plan, price, total: price, coupon: null, couponRefusal: null }
    const code = typedCode.trim()
    if (code === '') return ok(withoutCoupon)
    const checked = await checkout.checkCoupon(code, planId)
    if (checked.isOk()) {
      return ok({ ...withoutCoupon, total: checked.value.reducedPrice, coupon: { code: checked.value.code } })
    }
    const refusal = checked.error
    if (refusal.type === 'service-unreachable' || refusal.type === 'plan-unknown') return err(refusal)
    return ok({ ...withoutCoupon, couponRefusal: refusal })
  }
