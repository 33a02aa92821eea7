import type { Order, Settlement } from '../../domain/checkout/order.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import type { QueuedMail } from './mail-outbox.ts'
import type { StartedPayment } from './payment-provider.ts'

export type PlacedOrder =
  | { readonly type: 'placed'; readonly order: Order }
  /** The same form was sent before: this is the order it made then. */
  | { readonly type: 'placed-before'; readonly order: Order }
  | { readonly type: 'coupon-used-up' }
  | { readonly type: 'coupon-already-used' }

/** What becomes of an order, and the mails that tell it. */
export type StoredSettlement = Settlement & { readonly mails: readonly QueuedMail[] }

/** An order for a further period, under the key that is the same for everybody who asks for that period now. */
export type RenewalOrder = { readonly order: Order; readonly idempotencyKey: string }

export type OrderRepository = {
  /**
   * Stores an order and takes a use of its coupon, both or neither. A use that another unpaid order of the same member
   * holds goes over to this one; one that costs nothing is abandoned then, as it has nothing else to be paid with.
   *
   * @param idempotencyKey the same for every sending of one form
   */
  place(order: Order, idempotencyKey: string): Promise<PlacedOrder>
  /**
   * Stores an order for a further period of a subscription, alone with the member's subscriptions from start to end. A
   * renewal of that subscription whose payment is still open comes before any other: then that one is given.
   *
   * @param decide gives the order, or null when there is nothing to renew
   * @returns the order to pay; undefined when there is none
   */
  placeRenewal(
    subscriptionId: string,
    decide: (subscription: StoredSubscription, owned: readonly StoredSubscription[]) => RenewalOrder | null,
  ): Promise<Order | undefined>
  /** Remembers where an order is paid, once: gives the address that was remembered first. */
  attachPayment(orderId: string, payment: StartedPayment): Promise<string>
  /** Remembers the charge of an order that nobody is sent anywhere to pay. */
  attachCharge(orderId: string, paymentReference: string): Promise<void>
  find(orderId: string): Promise<Order | undefined>
  /** The order that a member's form made when it was sent before. */
  findSent(memberId: string, idempotencyKey: string): Promise<Order | undefined>
  /** The oldest first. */
  ofMember(memberId: string): Promise<readonly Order[]>
  /**
   * Loads an order and the subscriptions of its member, lets `decide` say what becomes of them, and stores that, alone
   * with them from start to end.
   */
  settle(
    orderId: string,
    decide: (order: Order, owned: readonly StoredSubscription[]) => StoredSettlement,
  ): Promise<StoredSettlement | undefined>
  /**
   * Orders still pending that were placed before the given time: those asked about longest ago first, then the oldest.
   * Renewals whose charge was not answered are not among them: who charges them asks again.
   */
  pending(placedBefore: number, limit: number): Promise<readonly Order[]>
  /** Remembers when the provider was last asked about an order. */
  markAsked(orderId: string, at: number): Promise<void>
  /** Orders placed since a time that are not paid, the oldest first. */
  unpaidSince(since: number): Promise<readonly Order[]>
  /** The ids of paid orders placed since a time that have no subscription, which should be none, the oldest first. */
  paidWithoutSubscriptionSince(since: number): Promise<readonly string[]>
  countPaidSince(since: number): Promise<number>
}
