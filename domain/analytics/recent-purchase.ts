import type { Money } from '../money/money.ts'
import type { AnalyticsEvent } from './analytics-event.ts'

const oneHour = 3_600_000

/** What was bought, with its payments. */
type Bought = {
  readonly planId: string
  readonly receipts: readonly { readonly orderId: string; readonly amount: Money; readonly paidAt: number }[]
}

/**
 * The purchase that the page of thanks tells of: the last payment, if it was made within the hour. Whoever opens that page
 * later has bought nothing now.
 *
 * Source: specification, section 7, "purchaseComplete".
 *
 * @param now milliseconds since 1970
 * @example recentPurchase({ planId: 'solo-yearly', receipts: [] }, now) // null
 */
export const recentPurchase = (
  { planId, receipts }: Bought,
  now: number,
): Extract<AnalyticsEvent, { type: 'purchase-completed' }> | null => {
  const last = receipts.toSorted((a, b) => b.paidAt - a.paidAt)[0]
  if (last === undefined || now - last.paidAt > oneHour) return null
  return { type: 'purchase-completed', orderId: last.orderId, purchase: { planId, amount: last.amount } }
}
