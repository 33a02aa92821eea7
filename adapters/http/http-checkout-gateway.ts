import { err, ok } from 'neverthrow'
import * as v from 'valibot'
import type { CheckoutGateway, GiftCardForm, OrderForm } from '../../application/ports/checkout-gateway.ts'
import { orderStates } from '../../domain/checkout/order.ts'
import { type ApiClient, tooManyRequests } from './api-client.ts'
import { moneySchema } from '../../domain/money/money-schema.ts'

const simply = <Type extends string>(type: Type) => v.object({ type: v.literal(type) })

const couponRefusals = [
  simply('coupon-unknown'),
  v.object({ type: v.literal('coupon-not-started'), startsAt: v.number() }),
  v.object({ type: v.literal('coupon-over'), endedAt: v.number() }),
  simply('coupon-used-up'),
  simply('coupon-not-for-this-plan'),
  simply('coupon-already-used'),
] as const

const checkedCouponSchema = v.object({
  code: v.string(),
  endsAt: v.nullable(v.number()),
  plans: v.array(v.object({ planId: v.string(), price: moneySchema, reducedPrice: moneySchema, priorPrice: v.nullable(moneySchema) })),
})

export class HttpCheckoutGateway implements CheckoutGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  async checkCoupon(code: string, planId: string) {
    const checked = await this.#api.call({
      path: '/public/coupons/validate',
      query: { code, planIds: planId },
      answer: checkedCouponSchema,
      refusals: v.variant('type', [...couponRefusals, simply('plan-unknown')]),
    })
    if (checked.isErr()) return err(checked.error)
    const { code: checkedCode, endsAt, plans } = checked.value
    const plan = plans.find((one) => one.planId === planId)
    return plan
      ? ok({ code: checkedCode, price: plan.price, reducedPrice: plan.reducedPrice, priorPrice: plan.priorPrice, endsAt })
      : err({ type: 'coupon-not-for-this-plan' } as const)
  }

  placeOrder(form: OrderForm) {
    return this.#api.call({
      method: 'POST',
      path: '/orders',
      body: form,
      answer: v.object({ redirectUrl: v.string() }),
      refusals: v.variant('type', [
        ...couponRefusals,
        simply('not-logged-in'),
        simply('payment-unavailable'),
        simply('payment-not-taken'),
        simply('plan-unknown'),
        v.object({ type: v.literal('already-subscribed'), endsAt: v.nullable(v.number()) }),
        simply('immediate-access-not-accepted'),
        simply('order-email-required'),
        simply('order-email-invalid'),
        simply('idempotency-key-reused'),
        tooManyRequests,
      ]),
    })
  }

  confirmOrder(orderId: string) {
    return this.#api.call({
      method: 'POST',
      path: `/orders/${encodeURIComponent(orderId)}/confirm`,
      body: {},
      answer: v.object({ orderId: v.string(), planId: v.string(), state: v.picklist(orderStates) }),
      refusals: v.variant('type', [simply('not-logged-in'), simply('order-unknown')]),
    })
  }

  redeemGiftCard(form: GiftCardForm) {
    return this.#api.call({
      method: 'POST',
      path: '/gift-cards/redeem',
      body: form,
      answer: v.object({ orderId: v.string() }),
      refusals: v.variant('type', [
        simply('not-logged-in'),
        simply('gift-card-unknown'),
        simply('gift-card-already-spent'),
        v.object({ type: v.literal('gift-card-expired'), expiredAt: v.number() }),
        simply('plan-unknown'),
        simply('already-subscribed'),
        simply('immediate-access-not-accepted'),
        simply('idempotency-key-reused'),
        tooManyRequests,
      ]),
    })
  }
}
