import type { Order } from '../../domain/checkout/order.ts'
import type { Money } from '../../domain/money/money.ts'
import type { OrderRepository } from '../ports/order-repository.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import type { SettlePayment } from './settle-payment.ts'

/** What a comparison of the orders with their providers found. Orders are named by their ids, the oldest first. */
export type Reconciliation = {
  /** Orders placed since the date: paid already, and not paid. */
  readonly paid: number
  readonly unpaid: number
  /** Paid and not delivered until now: they are delivered. */
  readonly delivered: readonly string[]
  /** The provider says something else than before, and no money came. */
  readonly closed: readonly string[]
  /** Another amount was paid than was ordered, or a period was paid that cannot be given: somebody has to look. */
  readonly mismatched: readonly { readonly orderId: string; readonly ordered: Money; readonly paid: Money }[]
  /** Paid, and the catalogue no longer has its plan: somebody has to look. */
  readonly undeliverable: readonly string[]
  /** The payment is said to be that of another order: somebody has to look. */
  readonly misdirected: readonly string[]
  /** The provider did not answer, now or when a renewal was charged: run it again later. */
  readonly unanswered: readonly string[]
  /** Paid, and no subscription is there: a defect, somebody has to look. */
  readonly withoutSubscription: readonly string[]
}

type Found = { [Name in 'delivered' | 'closed' | 'undeliverable' | 'misdirected' | 'unanswered']: string[] } & {
  mismatched: { orderId: string; ordered: Money; paid: Money }[]
}

/**
 * Finds payments that were paid and not delivered, and delivers them: asks the provider about each order that is not paid,
 * and looks for paid orders without a subscription. It may be run at any time, as often as wanted.
 */
export const makeReconcilePayments = ({
  orders,
  payments,
  settlePayment,
}: {
  orders: OrderRepository
  payments: Pick<PaymentProvider, 'read'>
  settlePayment: SettlePayment
}) => {
  const compare = async (order: Order, reference: string, found: Found): Promise<void> => {
    const report = await payments.read(reference)
    if (report.isErr()) return void found.unanswered.push(order.id)
    if (report.value.orderId !== order.id) return void found.misdirected.push(order.id)
    const state = (await settlePayment(report.value)).unwrapOr(order.state)
    if (state === 'paid') found.delivered.push(order.id)
    else if (state === 'mismatched') found.mismatched.push({ orderId: order.id, ordered: order.amount, paid: report.value.amount })
    else if (report.value.status === 'succeeded') found.undeliverable.push(order.id)
    else if (state !== order.state) found.closed.push(order.id)
  }

  /** @param since milliseconds since 1970: orders placed before are left alone */
  return async ({ since }: { since: number }): Promise<Reconciliation> => {
    const paid = await orders.countPaidSince(since)
    const unpaid = await orders.unpaidSince(since)
    const found: Found = { delivered: [], closed: [], mismatched: [], undeliverable: [], misdirected: [], unanswered: [] }
    for (const order of unpaid) {
      if (order.paymentReference !== null) await compare(order, order.paymentReference, found)
      // Charged without the person, or not: nobody knows until the charge is asked for again, or told of.
      else if (order.renewsSubscriptionId !== null && order.state === 'pending') found.unanswered.push(order.id)
    }
    return { paid, unpaid: unpaid.length, ...found, withoutSubscription: await orders.paidWithoutSubscriptionSince(since) }
  }
}
