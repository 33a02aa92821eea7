import { err, ok, type Result } from 'neverthrow'
import { type OrderState, type PaymentReport, settleOrder } from '../../domain/checkout/order.ts'
import type { Clock } from '../ports/clock.ts'
import type { OrderRepository } from '../ports/order-repository.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { SubscriptionRepository } from '../ports/subscription-repository.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'

export type SettlePaymentError = { readonly type: 'order-unknown' }

/** Does what a payment report asks for: at most one subscription an order, however often it is told. */
export const makeSettlePayment =
  ({
    orders,
    plans,
    subscriptions,
    clock,
    ids,
  }: {
    orders: OrderRepository
    plans: PlanCatalogue
    subscriptions: SubscriptionRepository
    clock: Clock
    ids: UniqueIds
  }) =>
  async (report: PaymentReport): Promise<Result<OrderState, SettlePaymentError>> => {
    const order = await orders.find(report.orderId)
    const plan = order && (await plans.find(order.planId))
    if (!plan) return err({ type: 'order-unknown' })

    // Somebody who paid twice gets twice the time: the second plan begins where the first one ends.
    const owned = await subscriptions.ofMember(order.memberId)
    const sameProduct = await Promise.all(
      owned.map(async (one) => ((await plans.find(one.planId))?.product === plan.product ? (one.endsAt ?? 0) : 0)),
    )
    const startsAt = Math.max(clock.now(), ...sameProduct)
    const settlement = await orders.settle(report.orderId, (current) =>
      settleOrder(current, report, { plan, startsAt, subscriptionId: ids.next() }),
    )
    return settlement ? ok(settlement.order.state) : err({ type: 'order-unknown' })
  }

export type SettlePayment = ReturnType<typeof makeSettlePayment>
