import { err, ok, type Result } from 'neverthrow'
import type { Order, OrderState } from '../../domain/checkout/order.ts'
import type { Clock } from '../ports/clock.ts'
import type { OrderRepository } from '../ports/order-repository.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import type { SettlePayment } from './settle-payment.ts'

export type ConfirmOrderError = { readonly type: 'order-unknown' }

export type OrderStatus = { readonly orderId: string; readonly planId: string; readonly state: OrderState }

type Parts = { orders: OrderRepository; payments: Pick<PaymentProvider, 'read'>; settlePayment: SettlePayment }

/** Asks the provider about a pending order and settles it; a provider that does not answer leaves it pending. */
const askProvider = async ({ payments, settlePayment }: Parts, order: Order): Promise<OrderState> => {
  if (order.paymentReference === null || order.state === 'paid') return order.state
  const report = await payments.read(order.paymentReference)
  if (report.isErr() || report.value.orderId !== order.id) return order.state
  return (await settlePayment(report.value)).unwrapOr(order.state)
}

/** What became of the member's order, asked of the provider when the callback has not come yet. */
export const makeConfirmOrder =
  (parts: Parts) =>
  async (orderId: string, memberId: string): Promise<Result<OrderStatus, ConfirmOrderError>> => {
    const order = await parts.orders.find(orderId)
    if (!order || order.memberId !== memberId) return err({ type: 'order-unknown' })
    return ok({ orderId, planId: order.planId, state: await askProvider(parts, order) })
  }

/** How long an order may stay pending before its provider is asked about it, in milliseconds. */
const patience = 15_000
/** How long an order waits for a payment that was never started (the process was killed in between), in milliseconds. */
const startPatience = 3_600_000
const ordersAtOnce = 100

/** Settles what was paid and never told: a lost callback, a process that was killed. Gives how many orders moved. */
export const makeSettlePendingOrders =
  (parts: Parts & { clock: Clock }) => async (): Promise<number> => {
    const { orders, settlePayment, clock } = parts
    const now = clock.now()
    const settle = async (order: Order): Promise<OrderState> => {
      if (order.paymentReference !== null) return askProvider(parts, order)
      if (now - order.createdAt < startPatience) return order.state
      const neverStarted = { reference: '', orderId: order.id, status: 'abandoned', amount: order.amount } as const
      return (await settlePayment(neverStarted)).unwrapOr(order.state)
    }
    let moved = 0
    for (const order of await orders.pending(now - patience, ordersAtOnce)) {
      await orders.markAsked(order.id, now)
      if ((await settle(order)) !== order.state) moved += 1
    }
    return moved
  }
