import type { Result } from 'neverthrow'
import type { OrderState } from '../../domain/checkout/order.ts'
import type { Money } from '../../domain/money/money.ts'
import type { CouponRefusal } from '../../domain/promo-codes/coupon.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'
import type { TooManyRequests } from './too-many-requests.ts'

export type NotLoggedIn = { readonly type: 'not-logged-in' }

/** What a plan costs with a coupon. */
export type CouponPrice = {
  readonly code: string
  readonly price: Money
  readonly reducedPrice: Money
  /** The price to show beside the reduced one, as the law wants it; null when no reduction may be announced. */
  readonly priorPrice: Money | null
  /** When the code stops working, milliseconds since 1970; null for one without an end. */
  readonly endsAt: number | null
}

export type OrderForm = {
  readonly planId: string
  readonly couponCode: string | null
  readonly immediateAccess: boolean
  readonly idempotencyKey: string
  /** Where the payment provider writes to; the account's address when it is null. */
  readonly email: string | null
}

export type OrderRefusal =
  | CouponRefusal
  | NotLoggedIn
  | { readonly type: 'payment-unavailable' }
  | { readonly type: 'payment-not-taken' }
  | { readonly type: 'plan-unknown' }
  | { readonly type: 'already-subscribed'; readonly endsAt: number | null }
  | { readonly type: 'immediate-access-not-accepted' }
  | { readonly type: 'order-email-required' }
  | { readonly type: 'order-email-invalid' }
  | { readonly type: 'idempotency-key-reused' }
  | TooManyRequests

export type GiftCardForm = {
  /** As it was typed. */
  readonly code: string
  readonly immediateAccess: boolean
  readonly idempotencyKey: string
}

export type RedeemRefusal =
  | NotLoggedIn
  | { readonly type: 'gift-card-unknown' }
  | { readonly type: 'gift-card-already-spent' }
  | { readonly type: 'gift-card-expired'; readonly expiredAt: number }
  | { readonly type: 'plan-unknown' }
  /** The member has what the card gives, for life. */
  | { readonly type: 'already-subscribed' }
  | { readonly type: 'immediate-access-not-accepted' }
  | { readonly type: 'idempotency-key-reused' }
  | TooManyRequests

export type OrderConfirmation = { readonly orderId: string; readonly planId: string; readonly state: OrderState }

/** Buys a plan, or spends a gift card for one. */
export type CheckoutGateway = {
  checkCoupon(code: string, planId: string): Promise<Result<CouponPrice, CouponRefusal | { readonly type: 'plan-unknown' } | ServiceUnreachable>>
  /** Gives the address of the page on which the person pays. */
  placeOrder(form: OrderForm): Promise<Result<{ readonly redirectUrl: string }, OrderRefusal | ServiceUnreachable>>
  confirmOrder(orderId: string): Promise<Result<OrderConfirmation, NotLoggedIn | { readonly type: 'order-unknown' } | ServiceUnreachable>>
  /** Gives the order that the card became. */
  redeemGiftCard(form: GiftCardForm): Promise<Result<{ readonly orderId: string }, RedeemRefusal | ServiceUnreachable>>
}
