import { err, ok, type Result } from 'neverthrow'
import type { Order } from '../../domain/checkout/order.ts'
import type { Receipt } from '../../domain/checkout/receipt.ts'
import { planDuration } from '../../domain/plans/plan.ts'
import { paidPeriod } from '../../domain/subscriptions/paid-period.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import type { Member, MemberRepository } from '../ports/member-repository.ts'
import type { OrderRepository } from '../ports/order-repository.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { RefundRepository } from '../ports/refund-repository.ts'
import type { SubscriptionRepository } from '../ports/subscription-repository.ts'

export type ReadReceiptError = { readonly type: 'receipt-unknown' }

type Parts = {
  orders: Pick<OrderRepository, 'ofMember'>
  subscriptions: Pick<SubscriptionRepository, 'ofMember'>
  refunds: Pick<RefundRepository, 'find'>
  plans: Pick<PlanCatalogue, 'find'>
  members: Pick<MemberRepository, 'find'>
  /** The operator, and the line about taxes that receipts are to bear; null for none. */
  seller: Receipt['seller']
}

const paidWhen = ({ paidAt, createdAt }: Order): number => paidAt ?? createdAt

const buyerOf = ({ email, profile: { firstname, lastname } }: Member): Receipt['buyer'] => {
  const name = [firstname, lastname].filter((part) => part !== undefined && part !== null && part !== '').join(' ')
  return { email, name: name === '' ? null : name }
}

/** Which of the payments of its subscription an order is: 0 for the first. */
const placeOf = (order: Order, { orderId, id }: StoredSubscription, paid: readonly Order[]): number =>
  paid.filter((one) => one.id === orderId || one.renewsSubscriptionId === id).findIndex((one) => one.id === order.id)

const receiptsOf = async (parts: Parts, memberId: string): Promise<readonly Receipt[]> => {
  const member = await parts.members.find(memberId)
  if (!member) return []
  const paid = (await parts.orders.ofMember(memberId)).filter(({ state }) => state === 'paid').toSorted((a, b) => paidWhen(a) - paidWhen(b))
  const owned = await parts.subscriptions.ofMember(memberId)
  const receipt = async (order: Order): Promise<Receipt> => {
    const plan = await parts.plans.find(order.planId)
    const subscription = owned.find(({ id, orderId }) => orderId === order.id || id === order.renewsSubscriptionId)
    const refund = await parts.refunds.find(order.id)
    return {
      orderId: order.id,
      paidAt: paidWhen(order),
      seller: parts.seller,
      buyer: buyerOf(member),
      plan: plan ? { product: plan.product, isFamilyMasterPlan: plan.isFamilyMasterPlan, duration: planDuration(plan) } : null,
      period: plan && subscription ? paidPeriod(subscription.startsAt, planDuration(plan), placeOf(order, subscription, paid)) : null,
      isRenewal: order.renewsSubscriptionId !== null,
      amount: order.provider === 'gift-card' ? null : order.amount,
      couponCode: order.couponCode,
      provider: order.provider,
      refund: refund ? { amount: refund.amount, state: refund.state } : null,
    }
  }
  return Promise.all(paid.toReversed().map(receipt))
}

/** The receipts of a member, the latest first: one for each order that was paid, or that a gift card gave. */
export const makeListReceipts = (parts: Parts) => (memberId: string): Promise<readonly Receipt[]> => receiptsOf(parts, memberId)

/** One receipt of the member's own: somebody else's is as unknown as one that is not there. */
export const makeReadReceipt =
  (parts: Parts) =>
  async (orderId: string, memberId: string): Promise<Result<Receipt, ReadReceiptError>> => {
    const receipt = (await receiptsOf(parts, memberId)).find((one) => one.orderId === orderId)
    return receipt ? ok(receipt) : err({ type: 'receipt-unknown' })
  }
