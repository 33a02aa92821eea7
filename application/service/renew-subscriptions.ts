import { err, ok, type Result } from 'neverthrow'
import type { Order } from '../../domain/checkout/order.ts'
import { payableAmount } from '../../domain/checkout/payable-amount.ts'
import type { Plan } from '../../domain/plans/plan.ts'
import { isFollowed } from '../../domain/subscriptions/following-subscription.ts'
import { renewalPrice } from '../../domain/subscriptions/renewal-price.ts'
import { renewalChargedFrom, renewSubscription } from '../../domain/subscriptions/renew-subscription.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import type { Clock } from '../ports/clock.ts'
import type { Member, MemberRepository } from '../ports/member-repository.ts'
import type { OrderRepository, RenewalOrder } from '../ports/order-repository.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { SubscriptionChange, SubscriptionRepository } from '../ports/subscription-repository.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'
import { productsOf, thatOpen } from './products-of.ts'
import type { SettlePayment } from './settle-payment.ts'
import { renewalFailedMail } from './subscription-mails.ts'

const oneDay = 86_400_000
/** A card that was declined is tried again this much later, until the subscription ends. */
const betweenAttempts = oneDay / 4
/** How long after the end of a subscription the answer to its last charge is waited for, in milliseconds. */
const answerPatience = 3_600_000

/** How many subscriptions went on, and how many ended because their payment did not come. */
export type Renewals = { readonly renewed: number; readonly ended: number }

/**
 * Charges the next period of what renews and ends within a day, and tells whoever could not be charged, once, when it has
 * ended. Several processes may do so at once: each attempt is one order, which is charged once.
 */
export const makeRenewSubscriptions = ({
  subscriptions,
  orders,
  payments,
  plans,
  members,
  settlePayment,
  clock,
  ids,
  siteUrl,
}: {
  subscriptions: SubscriptionRepository
  orders: OrderRepository
  payments: Pick<PaymentProvider, 'charge'>
  plans: Pick<PlanCatalogue, 'find'>
  members: Pick<MemberRepository, 'find'>
  settlePayment: SettlePayment
  clock: Clock
  ids: UniqueIds
  siteUrl: string
}) => {
  /** The order to pay for the next period: one for each attempt. Null when nothing is to be charged. */
  const orderOf =
    (plan: Plan, products: ReadonlyMap<string, string>, now: number) =>
    (current: StoredSubscription, owned: readonly StoredSubscription[]): RenewalOrder | null => {
      const price = renewalPrice(current, plan)
      if (current.endsAt === null || price === null) return null
      if (renewSubscription(current, now).isErr() || isFollowed(current, thatOpen(plan.product, owned, products), now)) return null
      const attempt = Math.floor((now - renewalChargedFrom(current.endsAt)) / betweenAttempts) + 1
      const order: Order = {
        id: ids.next(),
        memberId: current.memberId,
        planId: plan.id,
        amount: payableAmount(price, plan.provider),
        couponCode: null,
        provider: plan.provider,
        paymentReference: null,
        paymentUrl: null,
        renewsSubscriptionId: current.id,
        state: 'pending',
        createdAt: now,
        paidAt: null,
      }
      return { order, idempotencyKey: `renewal:${current.id}:${current.endsAt}:${attempt}` }
    }

  const charge = async (order: Order, subscription: StoredSubscription): Promise<boolean> => {
    const first = await orders.find(subscription.orderId)
    const firstReference = first?.paymentReference ?? null
    if (firstReference === null) return false
    const report = await payments.charge({ orderId: order.id, amount: order.amount, firstReference, description: order.planId })
    if (report.isErr() || report.value.orderId !== order.id) return false
    await orders.attachCharge(order.id, report.value.reference)
    return (await settlePayment(report.value)).unwrapOr(order.state) === 'paid'
  }

  const renew = async (subscription: StoredSubscription, plan: Plan): Promise<boolean> => {
    const owned = await subscriptions.ofMember(subscription.memberId)
    const products = await productsOf(plans, owned)
    const order = await orders.placeRenewal(subscription.id, orderOf(plan, products, clock.now()))
    // One whose charge was answered is settled by the provider's next word, and one that was declined waits for the next attempt.
    if (!order || order.state !== 'pending' || order.paymentReference !== null) return false
    return charge(order, subscription)
  }

  /** Says once that the subscription has ended, unless its payment may still come or another one follows it. */
  const end = async (subscription: StoredSubscription, plan: Plan, member: Member): Promise<boolean> => {
    const now = clock.now()
    const bought = await orders.ofMember(subscription.memberId)
    for (const order of bought.filter(({ renewsSubscriptionId }) => renewsSubscriptionId === subscription.id)) {
      if (order.state === 'mismatched') return false
      if (order.state !== 'pending') continue
      if (order.paymentReference !== null || now < (subscription.endsAt ?? now) + answerPatience) return false
      await settlePayment({ reference: '', orderId: order.id, status: 'abandoned', amount: order.amount })
    }

    const owned = await subscriptions.ofMember(subscription.memberId)
    const sameProduct = thatOpen(plan.product, owned, await productsOf(plans, owned))
    const changed = await subscriptions.change(subscription.id, (current): Result<SubscriptionChange, 'not-ended'> => {
      const { endsAt } = current
      if (endsAt === null || endsAt > now || current.cancelledAt !== null) return err('not-ended')
      const mail = renewalFailedMail({ plan, member, siteUrl }, { subscriptionId: current.id, endsAt, now })
      const mails = isFollowed(current, sameProduct, now) ? [] : [mail]
      return ok({ subscription: { ...current, cancelledAt: endsAt }, mails, refund: null })
    })
    return changed?.isOk() ?? false
  }

  return async (): Promise<Renewals> => {
    const counts = { renewed: 0, ended: 0 }
    const now = clock.now()
    for (const subscription of await subscriptions.renewingEndingBefore(now + oneDay + 1)) {
      const plan = await plans.find(subscription.planId)
      const member = await members.find(subscription.memberId)
      if (!plan || !member || subscription.endsAt === null) continue
      if (subscription.endsAt > now) counts.renewed += (await renew(subscription, plan)) ? 1 : 0
      else counts.ended += (await end(subscription, plan, member)) ? 1 : 0
    }
    return counts
  }
}
