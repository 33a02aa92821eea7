import { isSameMoney, type Money } from '../money/money.ts'
import type { Plan, PlanProvider } from '../plans/plan.ts'
import { renewSubscription } from '../subscriptions/renew-subscription.ts'
import type { StoredSubscription } from '../subscriptions/stored-subscription.ts'
import { newSubscriptionFacts } from '../subscriptions/subscription-status.ts'

/**
 * - `pending`: the person is paying, or the payment is being confirmed
 * - `paid`: the money came and the subscription was given
 * - `declined`, `abandoned`: no money came
 * - `mismatched`: money came that is not the order's amount, or for a period or an account that is gone; somebody has to
 *   look, and to give it back
 */
export const orderStates = ['pending', 'paid', 'declined', 'abandoned', 'mismatched'] as const
export type OrderState = (typeof orderStates)[number]

/** A plan that a member ordered, or a further period of it, at the price worked out on the server. Times in milliseconds since 1970. */
export type Order = {
  readonly id: string
  readonly memberId: string
  readonly planId: string
  readonly amount: Money
  readonly couponCode: string | null
  readonly provider: PlanProvider
  /** The payment's name at the provider, once it was started there. */
  readonly paymentReference: string | null
  /** Where the person was sent to pay: the answer to the first sending of their form. */
  readonly paymentUrl: string | null
  /** The subscription of which this pays a further period; null for an order that a person placed. */
  readonly renewsSubscriptionId: string | null
  readonly state: OrderState
  readonly createdAt: number
  /** When it became known that it was paid. */
  readonly paidAt: number | null
}

export const paymentStatuses = ['pending', 'succeeded', 'declined', 'abandoned'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What the payment provider says of a payment. */
export type PaymentReport = {
  readonly reference: string
  readonly orderId: string
  readonly status: PaymentStatus
  readonly amount: Money
}

/**
 * Order states by payment status. A payment may succeed after it was declined or abandoned (the person tried again on
 * the same payment page): the money is there, so the order is paid. Nothing undoes a paid order here.
 */
const transitions: Record<OrderState, Partial<Record<PaymentStatus, OrderState>>> = {
  pending: { succeeded: 'paid', declined: 'declined', abandoned: 'abandoned' },
  declined: { succeeded: 'paid' },
  abandoned: { succeeded: 'paid' },
  paid: {},
  mismatched: {},
}

/**
 * What becomes of an order when its payment is reported; a report that says nothing new changes nothing. That a paid
 * amount is another one than the order's is seen by `settleOrder`.
 *
 * @example nextOrderState('declined', 'succeeded') // 'paid'
 */
export const nextOrderState = (state: OrderState, status: PaymentStatus): OrderState => transitions[state][status] ?? state

/**
 * Will later periods of what was ordered be charged without the person? They will when the plan renews and there is a
 * card to charge: not when nothing was paid, and not what was paid by mobile money or with a gift card.
 *
 * Source: specification, section 3, "planType (RENEWING or NON_RENEWING, for example)"; a decision of the product for
 * the means of payment.
 *
 * @example isRenewingOrder(soloYearly, { provider: 'card', amount: eur(89.99) }) // true
 */
export const isRenewingOrder = (plan: Pick<Plan, 'planType'>, { provider, amount }: Pick<Order, 'provider' | 'amount'>): boolean =>
  plan.planType === 'RENEWING' && provider === 'card' && amount.minorUnits > 0

/** What becomes of an order and of the coupon's use that it holds. */
export type Settlement = {
  readonly order: Order
  /** The subscription that the order gives, or the one that it renews, as it then is. */
  readonly subscription: StoredSubscription | null
  readonly coupon: 'keep' | 'spend' | 'release'
}

/**
 * The subscription that a paid order gives.
 *
 * @param paidAt when it was paid, and `startsAt` when the plan begins, milliseconds since 1970
 * @example newSubscription(order, soloYearly, { id, paidAt: now, startsAt: now }).endsAt // in a year
 */
export const newSubscription = (
  order: Order,
  plan: Plan,
  { id, paidAt, startsAt }: { id: string; paidAt: number; startsAt: number },
): StoredSubscription => {
  const isRenewing = isRenewingOrder(plan, order)
  const facts = newSubscriptionFacts(plan, { concludedAt: order.createdAt, paidAt, startsAt })
  return {
    id,
    memberId: order.memberId,
    planId: order.planId,
    orderId: order.id,
    ...facts,
    renews: isRenewing ? facts.renews : null,
    noticeSentAt: null,
    renewalPrice: isRenewing ? plan.price : null,
  }
}

/** The subscription with the further period that was paid; null when it cannot be given. */
const renewed = (order: Order, subscription: StoredSubscription | undefined): StoredSubscription | null => {
  if (!subscription) return null
  const facts = renewSubscription(subscription, order.createdAt)
  return facts.isOk() ? { ...subscription, ...facts.value } : null
}

/**
 * Decides what a payment report does to an order. Reports may come in any order and any number of times:
 * an order is paid, and gives its subscription or its further period, at most once. It then knows its payment.
 *
 * @param order the order as it stands
 * @param report what the provider says
 * @param plan the plan ordered
 * @param hasBuyer whether the account that ordered is still there: a plan is given to nobody else
 * @param owned the member's subscriptions, among which is the one to renew
 * @param now milliseconds since 1970
 * @param startsAt when a new subscription begins, milliseconds since 1970
 * @param subscriptionId the identifier for a new subscription, should one be given
 * @example settleOrder(pending, succeeded, { plan, hasBuyer: true, owned: [], now, startsAt: now, subscriptionId }).order.state // 'paid'
 */
export const settleOrder = (
  order: Order,
  report: PaymentReport,
  {
    plan,
    hasBuyer,
    owned,
    now,
    startsAt,
    subscriptionId,
  }: { plan: Plan; hasBuyer: boolean; owned: readonly StoredSubscription[]; now: number; startsAt: number; subscriptionId: string },
): Settlement => {
  const state = nextOrderState(order.state, report.status)
  // An order that costs nothing lives by its coupon, which was given back: no money can come after all.
  const isOver = order.amount.minorUnits === 0 && order.state !== 'pending'
  if (state === order.state || isOver) return { order, subscription: null, coupon: 'keep' }
  if (state !== 'paid') return { order: { ...order, state }, subscription: null, coupon: 'release' }
  // Whoever looks at the order, or gives its money back, must find the payment, even one that was never noted.
  const told = order.amount.minorUnits > 0 ? report.reference : ''
  const withPayment = { ...order, paymentReference: order.paymentReference ?? (told === '' ? null : told) }
  const mismatched: Settlement = { order: { ...withPayment, state: 'mismatched' }, subscription: null, coupon: 'keep' }
  if (!hasBuyer || !isSameMoney(order.amount, report.amount)) return mismatched
  const subscription =
    order.renewsSubscriptionId === null
      ? newSubscription(order, plan, { id: subscriptionId, paidAt: now, startsAt })
      : renewed(order, owned.find(({ id }) => id === order.renewsSubscriptionId))
  return subscription ? { order: { ...withPayment, state, paidAt: now }, subscription, coupon: 'spend' } : mismatched
}
