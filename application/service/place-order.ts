import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import { checkOrderEmail, type OrderEmailRefusal } from '../../domain/checkout/order-email.ts'
import { isRenewingOrder, type Order } from '../../domain/checkout/order.ts'
import { payableAmount } from '../../domain/checkout/payable-amount.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import { type Plan, priceToPay } from '../../domain/plans/plan.ts'
import { type Coupon, type CouponRefusal, discountedPrice, normaliseCouponCode, validateCoupon } from '../../domain/promo-codes/coupon.ts'
import { givesAccess } from '../../domain/subscriptions/subscription-status.ts'
import type { Clock } from '../ports/clock.ts'
import type { CouponRepository } from '../ports/coupon-repository.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { OrderRepository } from '../ports/order-repository.ts'
import type { PaymentNotTaken, PaymentProvider, PaymentUnavailable } from '../ports/payment-provider.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { SubscriptionRepository } from '../ports/subscription-repository.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'
import type { FindPlan } from './find-plan.ts'
import { idempotencyKeySchema } from './idempotency-key.ts'
import { productsOf, thatOpen } from './products-of.ts'
import type { SettlePayment } from './settle-payment.ts'

export const orderRequestSchema = v.object({
  planId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  couponCode: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  /** The person asked for access at once and knows what that does to the right of withdrawal. */
  immediateAccess: v.boolean(),
  idempotencyKey: idempotencyKeySchema,
  /** Where the payment provider writes to; the account's address when none is given. */
  email: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))),
})
export type OrderRequest = v.InferOutput<typeof orderRequestSchema>

export type PlaceOrderError =
  | CouponRefusal
  | OrderEmailRefusal
  | PaymentUnavailable
  | PaymentNotTaken
  | { readonly type: 'plan-unknown' }
  | { readonly type: 'member-unknown' }
  | { readonly type: 'already-subscribed'; readonly endsAt: number | null }
  | { readonly type: 'immediate-access-not-accepted' }
  /** The form was sent before, with another plan or another coupon, or for an order that was given up before anybody could pay it. */
  | { readonly type: 'idempotency-key-reused' }

export type OrderToPay = { readonly orderId: string; readonly redirectUrl: string }

/**
 * Orders a plan that is on sale, at the price worked out here, and starts its payment. Sending the same form again gives
 * the first answer again, or leads to the result once the order is paid. An order that a coupon makes free is paid at once.
 */
export const makePlaceOrder = ({
  members,
  subscriptions,
  findPlan,
  plans,
  coupons,
  orders,
  payments,
  settlePayment,
  clock,
  ids,
  siteUrl,
  mobileMoneyProvider,
}: {
  members: Pick<MemberRepository, 'find'>
  subscriptions: Pick<SubscriptionRepository, 'ofMember'>
  findPlan: FindPlan
  plans: PlanCatalogue
  coupons: CouponRepository
  orders: OrderRepository
  payments: Pick<PaymentProvider, 'start'>
  settlePayment: SettlePayment
  clock: Clock
  ids: UniqueIds
  siteUrl: string
  /** The provider's name in the address to which people come back from it. */
  mobileMoneyProvider: string
}) => {
  const returnUrlOf = (order: Order) => `${siteUrl}/validatePayment${order.provider === 'mobile-money' ? `/${mobileMoneyProvider}` : ''}?order=${encodeURIComponent(order.id)}`

  const accepted = async (plan: Plan, code: string | null, memberId: string): Promise<Result<Coupon | null, CouponRefusal>> => {
    if (code === null) return ok(null)
    return validateCoupon(await coupons.find(code), {
      plan: { id: plan.id, price: priceToPay(plan) },
      now: clock.now(),
      useByMember: await coupons.useBy(code, memberId),
    })
  }

  const startPayment = async (
    order: Order,
    plan: Plan,
    { email, locale }: { email: string; locale: Locale },
  ): Promise<Result<OrderToPay, PaymentUnavailable | PaymentNotTaken>> => {
    const returnUrl = returnUrlOf(order)
    if (order.state === 'paid') return ok({ orderId: order.id, redirectUrl: returnUrl })
    if (order.paymentUrl !== null) return ok({ orderId: order.id, redirectUrl: order.paymentUrl })
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
      locale,
      isRenewing: isRenewingOrder(plan, order),
    })
    if (started.isOk()) return ok({ orderId: order.id, redirectUrl: await orders.attachPayment(order.id, started.value) })
    // The same form, sent twice at once, may have started it meanwhile, where a payment starts only once.
    const page = (await orders.find(order.id))?.paymentUrl ?? null
    if (page !== null) return ok({ orderId: order.id, redirectUrl: page })
    if (started.error.type === 'payment-not-taken') {
      // Nobody will pay it: its coupon is free again.
      await settlePayment({ reference: '', orderId: order.id, status: 'abandoned', amount: order.amount })
    }
    return err(started.error)
  }

  /** A running plan of the member that already gives what the other one would give. */
  const sameProduct = async (memberId: string, wanted: Plan): Promise<{ endsAt: number | null } | undefined> => {
    const running = (await subscriptions.ofMember(memberId)).filter((one) => givesAccess(one, clock.now()))
    return thatOpen(wanted.product, running, await productsOf(plans, running))[0]
  }

  return async (request: OrderRequest, memberId: string, locale: Locale): Promise<Result<OrderToPay, PlaceOrderError>> => {
    if (!request.immediateAccess) return err({ type: 'immediate-access-not-accepted' })
    const plan = await plans.find(request.planId)
    if (!plan) return err({ type: 'plan-unknown' })
    const member = await members.find(memberId)
    if (!member) return err({ type: 'member-unknown' })
    const email = checkOrderEmail(plan, request.email?.trim() || member.email)
    if (email.isErr()) return err(email.error)
    const payer = { email: email.value ?? member.email, locale }
    const code = normaliseCouponCode(request.couponCode ?? '') || null

    const sentBefore = await orders.findSent(memberId, request.idempotencyKey)
    if (sentBefore) {
      const mayBePaid = isSameOrder(sentBefore, plan, code) && !isGivenUp(sentBefore)
      return mayBePaid ? startPayment(sentBefore, plan, payer) : err({ type: 'idempotency-key-reused' })
    }
    if (!(await findPlan(plan.id))) return err({ type: 'plan-unknown' })
    const same = await sameProduct(memberId, plan)
    if (same) return err({ type: 'already-subscribed', endsAt: same.endsAt })
    const coupon = await accepted(plan, code, memberId)
    if (coupon.isErr()) return err(coupon.error)

    const price = priceToPay(plan)
    const placed = await orders.place(
      {
        id: ids.next(),
        memberId,
        planId: plan.id,
        amount: payableAmount(coupon.value ? discountedPrice(price, coupon.value) : price, plan.provider),
        couponCode: coupon.value?.code ?? null,
        provider: plan.provider,
        paymentReference: null,
        paymentUrl: null,
        renewsSubscriptionId: null,
        state: 'pending',
        createdAt: clock.now(),
        paidAt: null,
      },
      request.idempotencyKey,
    )
    if (placed.type === 'coupon-used-up' || placed.type === 'coupon-already-used') return err({ type: placed.type })
    if (!isSameOrder(placed.order, plan, code)) return err({ type: 'idempotency-key-reused' })
    return startPayment(placed.order, plan, payer)
  }
}

const isSameOrder = (order: Order, plan: Plan, couponCode: string | null): boolean =>
  order.planId === plan.id && order.couponCode === couponCode && order.renewsSubscriptionId === null && order.provider === plan.provider

/** Its price and its coupon were those of a moment that is over, and no page is open on which it could still be paid. */
const isGivenUp = ({ state, paymentUrl }: Order): boolean => (state === 'declined' || state === 'abandoned') && paymentUrl === null
