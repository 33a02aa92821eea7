import { err, ok, type Result } from 'neverthrow'
import { requiresEmail } from '../../domain/checkout/order-email.ts'
import { payableAmount } from '../../domain/checkout/payable-amount.ts'
import type { Money } from '../../domain/money/money.ts'
import { computePlans, type PricedPlan } from '../../domain/plans/compute-plans.ts'
import { priceToPay } from '../../domain/plans/plan.ts'
import type { CouponRefusal } from '../../domain/promo-codes/coupon.ts'
import type { CheckoutGateway } from '../ports/checkout-gateway.ts'
import type { PlanGateway } from '../ports/plan-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'
import { type RenewalTerms, renewalTerms } from './renewal-terms.ts'

export type ShowCheckoutError = { readonly type: 'plan-unknown' } | ServiceUnreachable

/** What somebody is about to order: the plan, what is taken off its price, what is to pay, and what comes after. */
export type CheckoutSummary = {
  readonly plan: PricedPlan
  readonly price: Money
  /** What the coupon takes off, and what is rounded off because the provider cannot take it; null when nothing is. */
  readonly reduction: Money | null
  /** The lowest price of the 30 days before a reduction, to be shown beside it. */
  readonly priorPrice: Money | null
  readonly rounding: Money | null
  readonly total: Money
  readonly coupon: { readonly code: string } | null
  readonly couponRefusal: CouponRefusal | null
  readonly renewal: RenewalTerms | null
  readonly requiresEmail: boolean
}

const difference = (from: Money, to: Money): Money | null =>
  from.minorUnits === to.minorUnits ? null : { ...from, minorUnits: from.minorUnits - to.minorUnits }

/**
 * Prepares a checkout. A coupon that is refused leaves the price as it is and says why; a promo code that the visit brought,
 * which nobody typed here, is applied where it suits and is not spoken of elsewhere.
 */
export const makeShowCheckout =
  ({ plans, checkout }: { plans: Pick<PlanGateway, 'list' | 'find'>; checkout: Pick<CheckoutGateway, 'checkCoupon'> }) =>
  async (planId: string, typedCode: string, keptCode: string | null = null): Promise<Result<CheckoutSummary, ShowCheckoutError>> => {
    const found = await plans.find(planId)
    if (found.isErr()) return err(found.error)
    const { solo, family } = computePlans([found.value])
    const [plan] = [...solo, ...family]
    if (!plan) return err({ type: 'plan-unknown' })

    const price = priceToPay(plan)
    const summary = (reduced: Money, { coupon = null, couponRefusal = null, priorPrice = null }: Partial<CheckoutSummary> = {}): CheckoutSummary => {
      const total = payableAmount(reduced, plan.provider)
      return {
        plan,
        price,
        reduction: difference(price, reduced),
        priorPrice,
        rounding: difference(reduced, total),
        total,
        coupon,
        couponRefusal,
        renewal: renewalTerms(plan, total),
        requiresEmail: requiresEmail(plan),
      }
    }
    const isTyped = typedCode.trim() !== ''
    const code = isTyped ? typedCode.trim() : (keptCode ?? '').trim()
    if (code === '') return ok(summary(price))
    const checked = await checkout.checkCoupon(code, planId)
    if (checked.isOk()) return ok(summary(checked.value.reducedPrice, { coupon: { code: checked.value.code }, priorPrice: checked.value.priorPrice }))
    const refusal = checked.error
    if (!isTyped) return ok(summary(price))
    if (refusal.type === 'service-unreachable' || refusal.type === 'plan-unknown') return err(refusal)
    return ok(summary(price, { couponRefusal: refusal }))
  }
