import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import type { Order } from '../../domain/checkout/order.ts'
import { type Plan, priceToPay } from '../../domain/plans/plan.ts'
import { type Coupon, type CouponRefusal, discountedPrice, normaliseCouponCode, validateCoupon } from '../../domain/promo-codes/coupon.ts'
import type { Clock } from '../ports/clock.ts'
import type { CouponRepository } from '../ports/coupon-repository.ts'
import type { OrderRepository } from '../ports/order-repository.ts'
import type { PaymentProvider, PaymentUnavailable } from '../ports/payment-provider.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'
import type { FindPlan } from './find-plan.ts'
import type { ReadProfile } from './read-profile.ts'
import type { SettlePayment } from './settle-payment.ts'

export const orderRequestSchema = v.object({
  planId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  couponCode: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  /** The person asked for access at once and knows what that does to the right of withdrawal. */
  immediateAccess: v.boolean(),
  /** The same for every sending of one form. */
  idempotencyKey: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
})
export type OrderRequest = v.InferOutput<typeof orderRequestSchema>

export type PlaceOrderError =
  | CouponRefusal
  | PaymentUnavailable
  | { readonly type: 'plan-unknown' }
  | { readonly type: 'member-unknown' }
  | { readonly type: 'already-subscribed'; readonly endsAt: number | null }
  | { readonly type: 'immediate-access-not-accepted' }

export type OrderToPay = { readonly orderId: string; readonly redirectUrl: string }

/**
 * Orders a plan that is on sale, at the price worked out here, and starts its payment. Sending the same form again gives the same order.
 * An order that a coupon makes free is paid at once.
 */
export const makePlaceOrder = ({
  readProfile,
  findPlan,
  plans,
  coupons,
  orders,
  payments,
  settlePayment,
  clock,
  ids,
  siteUrl,
}: {
  readProfile: ReadProfile
  findPlan: FindPlan
  plans: PlanCatalogue
  coupons: CouponRepository
  orders: OrderRepository
  payments: PaymentProvider
  settlePayment: SettlePayment
  clock: Clock
  ids: UniqueIds
  siteUrl: string
}) => {
  const returnUrlOf = (order: Order) => `${siteUrl}/validatePayment?order=${encodeURIComponent(order.id)}`

  const accepted = async (plan: Plan, typedCode: string | null, memberId: string): Promise<Result<Coupon | null, CouponRefusal>> => {
    const code = normaliseCouponCode(typedCode ?? '')
    if (code === '') return ok(null)
    return validateCoupon(await coupons.find(code), {
      plan: { id: plan.id, price: priceToPay(plan) },
      now: clock.now(),
      useByMember: await coupons.useBy(code, memberId),
    })
  }

  const startPayment = async (order: Order, plan: Plan, email: string): Promise<Result<OrderToPay, PaymentUnavailable>> => {
    const returnUrl = returnUrlOf(order)
    if (order.state === 'paid') return ok({ orderId: order.id, redirectUrl: returnUrl })
    if (order.amount.minorUnits === 0) {
      await settlePayment({ reference: 'free', orderId: order.id, status: 'succeeded', amount: order.amount })
      return ok({ orderId: order.id, redirectUrl: returnUrl })
    }
    const started = await payments.start({
      orderId: order.id,
      amount: order.amount,
      provider: order.provider,
      email,
      description: plan.id,
      returnUrl,
    })
    if (started.isErr()) return err(started.error)
    await orders.attachPayment(order.id, started.value.reference)
    return ok({ orderId: order.id, redirectUrl: started.value.redirectUrl })
  }

  return async (request: OrderRequest, memberId: string): Promise<Result<OrderToPay, PlaceOrderError>> => {
    if (!request.immediateAccess) return err({ type: 'immediate-access-not-accepted' })
    const plan = await plans.find(request.planId)
    if (!plan) return err({ type: 'plan-unknown' })
    const profile = await readProfile(memberId)
    if (profile.isErr()) return err(profile.error)
    const sentBefore = await orders.findSent(memberId, request.idempotencyKey)
    if (sentBefore) return startPayment(sentBefore, plan, profile.value.email)
    if (!(await findPlan(plan.id))) return err({ type: 'plan-unknown' })
    const same = await samePlan(profile.value.plans, plan, plans)
    if (same) return err({ type: 'already-subscribed', endsAt: same.endsAt })

    const coupon = await accepted(plan, request.couponCode, memberId)
    if (coupon.isErr()) return err(coupon.error)

    const price = priceToPay(plan)
    const placed = await orders.place(
      {
        id: ids.next(),
        memberId,
        planId: plan.id,
        amount: coupon.value ? discountedPrice(price, coupon.value) : price,
        couponCode: coupon.value?.code ?? null,
        provider: plan.provider,
        paymentReference: null,
        state: 'pending',
        createdAt: clock.now(),
      },
      request.idempotencyKey,
    )
    if (placed.type === 'coupon-used-up' || placed.type === 'coupon-already-used') return err({ type: placed.type })
    return startPayment(placed.order, plan, profile.value.email)
  }
}

/** A running plan of the member that already gives what the other one would give. */
const samePlan = async (
  running: readonly { id: string; endsAt: number | null }[],
  wanted: Plan,
  plans: PlanCatalogue,
): Promise<{ endsAt: number | null } | undefined> => {
  for (const granted of running) {
    if ((await plans.find(granted.id))?.product === wanted.product) return granted
  }
  return undefined
}
