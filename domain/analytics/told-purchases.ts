import * as v from 'valibot'
import { parserOf } from '../validation/malformed.ts'

/** How many orders are remembered; a reload of an old confirmation page comes long before as many further orders. */
const rememberedOrders = 50

/**
 * Reads the orders whose purchase was told, as they were stored, the latest first.
 * Refuses with `told-purchases-malformed`.
 *
 * @example parseToldPurchases(['order-1']) // ok(['order-1'])
 */
export const parseToldPurchases = parserOf(
  'told-purchases-malformed',
  v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))), v.maxLength(rememberedOrders)),
)

/** To tell the purchase and store `toldPurchases`; or nothing, it was told. */
export type PurchaseDecision = { readonly type: 'tell'; readonly toldPurchases: readonly string[] } | { readonly type: 'already-told' }

/**
 * Decides whether a purchase is told to the audience measurement: once per order, however often the confirmation page
 * is loaded.
 *
 * @param orderId the order that was paid
 * @param toldPurchases the orders told before, the latest first
 *
 * Source: specification, section 7, "purchaseComplete".
 *
 * @example tellPurchase('order-1', ['order-1']) // { type: 'already-told' }
 */
export const tellPurchase = (orderId: string, toldPurchases: readonly string[]): PurchaseDecision =>
  toldPurchases.includes(orderId)
    ? { type: 'already-told' }
    : { type: 'tell', toldPurchases: [orderId, ...toldPurchases].slice(0, rememberedOrders) }
