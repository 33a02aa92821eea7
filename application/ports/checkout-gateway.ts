import type { Result } from 'neverthrow'
import type { OrderState } from '../../domain/checkout/order.ts'
import type { Money } from '../../domain/money/money.ts'
import type { CouponRefusal } from '../../domain/promo-codes/coupon.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

export type NotLoggedIn = { readonly type: 'not-logged-in' }

/** What a plan costs with a coupon. */
export type CouponPrice = { readonly code: string; readonly price: Money; readonly reducedPrice: Money }

export type OrderForm = {
  readonly planId: string
  readonly couponCode: string | null
  readonly immediateAccess: boolean
  readonly idempotencyKey: string
}

export type OrderRefusal =
  | CouponRefusal
  | NotLoggedIn
  | { readonly type: 'payment-unavailable' }
  | { readonly type: 'plan-unknown' }
  | { readonly type: 'already-subscribed'; readonly endsAt: number | null }
  | { readonly type: 'immediate-access-not-accepted' }

export type OrderConfirmation = { readonly orderId: string; readonly planId: string; readonly state: OrderState }

/** Buys a plan. */
export type CheckoutGateway = {
  checkCoupon(code: string, planId: string): Promise<Result<CouponPrice, CouponRefusal | { readonly type: 'plan-unknown' } | ServiceUnreachable>>
  /** Gives the address of the page on which the person pays. */
  placeOrder(form: OrderForm): Promise<Result<{ readonly redirectUrl: string }, OrderRefusal | ServiceUnreachable>>
  confirmOrder(orderId: string): Promise<Result<OrderConfirmation, NotLoggedIn | { readonly type: 'order-unknown' } | ServiceUnreachable>>
}
