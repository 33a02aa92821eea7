import type { Order } from '../../domain/checkout/order.ts'
import { planDuration } from '../../domain/plans/plan.ts'
import { cancelSubscription, resumeSubscription } from '../../domain/subscriptions/cancel-subscription.ts'
import { isFollowed } from '../../domain/subscriptions/following-subscription.ts'
import { renewalPrice } from '../../domain/subscriptions/renewal-price.ts'
import { renewalChargedFrom } from '../../domain/subscriptions/renew-subscription.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { givesAccess, subscriptionStatus } from '../../domain/subscriptions/subscription-status.ts'
import type { SubscriptionView } from '../../domain/subscriptions/subscription-view.ts'
import { withdraw, withdrawalDeadline } from '../../domain/subscriptions/withdrawal.ts'
import type { Clock } from '../ports/clock.ts'
import type { OrderRepository } from '../ports/order-repository.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { RefundRepository } from '../ports/refund-repository.ts'
import type { SubscriptionRepository } from '../ports/subscription-repository.ts'
import { productsOf, thatOpen } from './products-of.ts'

const receiptsOf = (subscription: StoredSubscription, orders: readonly Order[]): SubscriptionView['receipts'] =>
  orders
    .filter(({ id, renewsSubscriptionId }) => id === subscription.orderId || renewsSubscriptionId === subscription.id)
    .filter(({ state }) => state === 'paid')
    .map(({ id, amount, paidAt, createdAt }) => ({ orderId: id, amount, paidAt: paidAt ?? createdAt }))

/** The member's subscriptions, those that begin last first, with what can be done about each of them now. */
export const makeReadSubscriptions =
  ({
    subscriptions,
    orders,
    refunds,
    plans,
    clock,
  }: {
    subscriptions: Pick<SubscriptionRepository, 'ofMember'>
    orders: Pick<OrderRepository, 'ofMember'>
    refunds: Pick<RefundRepository, 'find'>
    plans: Pick<PlanCatalogue, 'find'>
    clock: Clock
  }) =>
  async (memberId: string): Promise<readonly SubscriptionView[]> => {
    const now = clock.now()
    const owned = await subscriptions.ofMember(memberId)
    const bought = await orders.ofMember(memberId)
    const products = await productsOf(plans, owned)

    const view = async (subscription: StoredSubscription): Promise<SubscriptionView> => {
      const plan = await plans.find(subscription.planId)
      const refund = await refunds.find(subscription.orderId)
      const paid = bought.find(({ id }) => id === subscription.orderId)
      const price = plan && !isFollowed(subscription, thatOpen(plan.product, owned, products), now) ? renewalPrice(subscription, plan) : null
      const mayCancel = cancelSubscription(subscription, now).isOk()
      const mayWithdraw = paid !== undefined && paid.provider !== 'gift-card' && withdraw(subscription, { paid: paid.amount, now }).isOk()
      return {
        id: subscription.id,
        planId: subscription.planId,
        plan: plan ? { product: plan.product, isFamilyMasterPlan: plan.isFamilyMasterPlan, duration: planDuration(plan) } : null,
        state: subscriptionStatus(subscription, now).state,
        givesAccess: givesAccess(subscription, now),
        startsAt: subscription.startsAt,
        endsAt: subscription.endsAt,
        renewal:
          mayCancel && subscription.endsAt !== null && price !== null
            ? { renewsAt: subscription.endsAt, price, cancelBy: renewalChargedFrom(subscription.endsAt) }
            : null,
        cancelledAt: subscription.cancelledAt,
        mayCancel,
        mayResume: resumeSubscription(subscription, now).isOk(),
        withdrawUntil: mayWithdraw ? withdrawalDeadline(subscription) : null,
        refund: refund ? { amount: refund.amount, state: refund.state } : null,
        receipts: receiptsOf(subscription, bought),
      }
    }
    return Promise.all(owned.toReversed().map(view))
  }
