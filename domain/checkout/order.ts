import { isSameMoney, type Money } from '../money/money.ts'
import { type Plan, planDuration, type PlanProvider } from '../plans/plan.ts'
import { type Subscription, subscriptionEnd } from '../subscriptions/subscription.ts'

/**
 * - `pending`: the person is paying, or the payment is being confirmed
 * - `paid`: the money came and the subscription was given
 * - `declined`, `abandoned`: no money came
 * - `mismatched`: the provider speaks of another amount than the order's; somebody has to look
 */
export const orderStates = ['pending', 'paid', 'declined', 'abandoned', 'mismatched'] as const
export type OrderState = (typeof orderStates)[number]

/** A plan that a member ordered, at the price worked out on the server. */
export type Order = {
  readonly id: string
  readonly memberId: string
  readonly planId: string
  readonly amount: Money
  readonly couponCode: string | null
  readonly provider: PlanProvider
  /** The payment's name at the provider, once it was started there. */
  readonly paymentReference: string | null
  readonly state: OrderState
  readonly createdAt: number
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

/** What becomes of an order and of the coupon's use that it holds. */
export type Settlement = {
  readonly order: Order
  readonly subscription: Subscription | null
  readonly coupon: 'keep' | 'spend' | 'release'
}

/**
 * Decides what a payment report does to an order. Reports may come in any order and any number of times:
 * an order is paid, and gives a subscription, at most once.
 *
 * @param order the order as it stands
 * @param report what the provider says
 * @param plan the plan ordered
 * @param startsAt when the plan begins, milliseconds since 1970
 * @param subscriptionId the identifier for the subscription, should one be given
 * @example settleOrder(pending, succeeded, { plan, startsAt: now, subscriptionId }).order.state // 'paid'
 */
export const settleOrder = (
  order: Order,
  report: PaymentReport,
  { plan, startsAt, subscriptionId }: { plan: Plan; startsAt: number; subscriptionId: string },
): Settlement => {
  const state = nextOrderState(order.state, report.status)
  if (state === order.state) return { order, subscription: null, coupon: 'keep' }
  if (state !== 'paid') return { order: { ...order, state }, subscription: null, coupon: 'release' }
  if (!isSameMoney(order.amount, report.amount)) {
    return { order: { ...order, state: 'mismatched' }, subscription: null, coupon: 'keep' }
  }
  return {
    order: { ...order, state },
    subscription: {
      id: subscriptionId,
      memberId: order.memberId,
      planId: order.planId,
      orderId: order.id,
      startsAt,
      endsAt: subscriptionEnd(startsAt, planDuration(plan)),
    },
    coupon: 'spend',
  }
}
