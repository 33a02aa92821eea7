import type { Order } from '../../domain/checkout/order.ts'
import { eur } from '../../domain/money/money.ts'

/** A pending order of the solo monthly plan, with what the test says instead. */
export const anOrder = (changes: Partial<Order> = {}): Order => ({
  id: 'order-1',
  memberId: 'member-1',
  planId: 'solo-monthly',
  amount: eur(11.99),
  couponCode: null,
  provider: 'card',
  paymentReference: 'pay-1',
  paymentUrl: null,
  renewsSubscriptionId: null,
  state: 'pending',
  createdAt: Date.UTC(2026, 10, 21),
  paidAt: null,
  ...changes,
})
