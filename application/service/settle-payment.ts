import { err, ok, type Result } from 'neverthrow'
import { type Order, type OrderState, type PaymentReport, settleOrder } from '../../domain/checkout/order.ts'
import { startOfNext } from '../../domain/subscriptions/following-subscription.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import type { Clock } from '../ports/clock.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { OrderRepository } from '../ports/order-repository.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'
import { productsOf, thatOpen } from './products-of.ts'
import { receiptMail } from './subscription-mails.ts'

export type SettlePaymentError = { readonly type: 'order-unknown' }

/** When the period begins that an order pays: where the one before ends, for an order that renews. */
const periodStart = (order: Order, subscription: StoredSubscription, owned: readonly StoredSubscription[]): number =>
  owned.find(({ id }) => id === order.renewsSubscriptionId)?.endsAt ?? subscription.startsAt

/**
 * Does what a payment report asks for: an order gives its subscription, or a further period of the one that it renews,
 * and its receipt, at most once, however often it is told.
 */
export const makeSettlePayment =
  ({
    orders,
    plans,
    members,
    clock,
    ids,
    siteUrl,
  }: {
    orders: OrderRepository
    plans: PlanCatalogue
    members: Pick<MemberRepository, 'find'>
    clock: Clock
    ids: UniqueIds
    siteUrl: string
  }) =>
  async (report: PaymentReport): Promise<Result<OrderState, SettlePaymentError>> => {
    const order = await orders.find(report.orderId)
    const plan = order && (await plans.find(order.planId))
    if (!plan) return err({ type: 'order-unknown' })
    const member = await members.find(order.memberId)
    const products = await productsOf(plans, await orders.ofMember(order.memberId))

    const settlement = await orders.settle(report.orderId, (current, owned) => {
      const now = clock.now()
      const startsAt = startOfNext(thatOpen(plan.product, owned, products), now)
      const settled = settleOrder(current, report, { plan, hasBuyer: member !== undefined, owned, now, startsAt, subscriptionId: ids.next() })
      const { subscription } = settled
      const mails =
        subscription && member
          ? [receiptMail({ plan, member, siteUrl }, { order: settled.order, subscription, startsAt: periodStart(current, subscription, owned), paidAt: now })]
          : []
      return { ...settled, mails }
    })
    return settlement ? ok(settlement.order.state) : err({ type: 'order-unknown' })
  }

export type SettlePayment = ReturnType<typeof makeSettlePayment>
