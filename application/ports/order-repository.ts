import type { Order, Settlement } from '../../domain/checkout/order.ts'

export type PlacedOrder =
  | { readonly type: 'placed'; readonly order: Order }
  /** The same form was sent before: this is the order it made then. */
  | { readonly type: 'placed-before'; readonly order: Order }
  | { readonly type: 'coupon-used-up' }
  | { readonly type: 'coupon-already-used' }

export type OrderRepository = {
  /**
   * Stores an order and takes a use of its coupon, both or neither. A use that another unpaid order of the same member
   * holds goes over to this one.
   *
   * @param idempotencyKey the same for every sending of one form
   */
  place(order: Order, idempotencyKey: string): Promise<PlacedOrder>
  attachPayment(orderId: string, paymentReference: string): Promise<void>
  find(orderId: string): Promise<Order | undefined>
  /** The order that a member's form made when it was sent before. */
  findSent(memberId: string, idempotencyKey: string): Promise<Order | undefined>
  /** Loads an order, lets `decide` say what becomes of it, and stores that, alone with the order from start to end. */
  settle(orderId: string, decide: (order: Order) => Settlement): Promise<Settlement | undefined>
  /** Orders still pending that were placed before the given time: those asked about longest ago first, then the oldest. */
  pending(placedBefore: number, limit: number): Promise<readonly Order[]>
  /** Remembers when the provider was last asked about an order. */
  markAsked(orderId: string, at: number): Promise<void>
}
