import { err, ok, type Result } from 'neverthrow'
import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts'
import { recentPurchase } from '../../domain/analytics/recent-purchase.ts'
import type { Money } from '../../domain/money/money.ts'
import { refundOfUnusedDays } from '../../domain/subscriptions/withdrawal.ts'
import type { Clock } from '../ports/clock.ts'
import type { NotLoggedIn } from '../ports/checkout-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'
import type { SubscriptionView } from '../../domain/subscriptions/subscription-view.ts'
import type { SubscriptionGateway, SubscriptionUnknown } from '../ports/subscription-gateway.ts'

/** A subscription, with what somebody would be paid back who withdrew now; null when they cannot. */
export type ShownSubscription = SubscriptionView & {
  readonly withdrawal: { readonly until: number; readonly refund: Money } | null
}

type Parts = { subscriptions: Pick<SubscriptionGateway, 'list'>; clock: Clock }

/** What was paid for the first period. */
const firstPayment = ({ receipts }: SubscriptionView): Money | null =>
  receipts.toSorted((a, b) => a.paidAt - b.paidAt)[0]?.amount ?? null

const shown = (subscription: SubscriptionView, now: number): ShownSubscription => {
  const paid = firstPayment(subscription)
  const { withdrawUntil } = subscription
  return {
    ...subscription,
    withdrawal:
      withdrawUntil === null || paid === null ? null : { until: withdrawUntil, refund: refundOfUnusedDays(subscription, paid, now) },
  }
}

const isOver = ({ state }: SubscriptionView): boolean => state === 'expired' || state === 'refunded'

/** What the member has, and after it what they had; of each those that begin last first. */
export const makeShowSubscriptions =
  ({ subscriptions, clock }: Parts) =>
  async (): Promise<Result<readonly ShownSubscription[], NotLoggedIn | ServiceUnreachable>> =>
    (await subscriptions.list()).map((list) =>
      list.map((one) => shown(one, clock.now())).toSorted((a, b) => Number(isOver(a)) - Number(isOver(b))),
    )

type ShowSubscription = Promise<Result<ShownSubscription, SubscriptionUnknown | NotLoggedIn | ServiceUnreachable>>

const shownOrUnknown = (found: SubscriptionView | undefined, now: number): Result<ShownSubscription, SubscriptionUnknown> =>
  found ? ok(shown(found, now)) : err({ type: 'subscription-unknown' })

/** One subscription of the member's own, by its id. */
export const makeShowSubscription =
  ({ subscriptions, clock }: Parts) =>
  async (subscriptionId: string): ShowSubscription =>
    (await subscriptions.list()).andThen((list) => shownOrUnknown(list.find(({ id }) => id === subscriptionId), clock.now()))

/** What was bought, with the purchase that the audience measurement is to be told of, if it is recent. */
export type ShownPurchase = ShownSubscription & { readonly purchase: Extract<AnalyticsEvent, { type: 'purchase-completed' }> | null }

/** The subscription that an order gave or renewed; without an order the one that was paid last among those that are not over. */
export const makeShowBought =
  ({ subscriptions, clock }: Parts) =>
  async (orderId: string | null): Promise<Result<ShownPurchase, SubscriptionUnknown | NotLoggedIn | ServiceUnreachable>> =>
    (await subscriptions.list()).andThen((list) => {
      const lastPaid = ({ receipts }: SubscriptionView) => Math.max(0, ...receipts.map(({ paidAt }) => paidAt))
      const bought =
        orderId === null
          ? list.filter((one) => !isOver(one) && one.receipts.length > 0).toSorted((a, b) => lastPaid(b) - lastPaid(a))
          : list.filter(({ receipts }) => receipts.some((receipt) => receipt.orderId === orderId))
      const now = clock.now()
      return shownOrUnknown(bought[0], now).map((one) => ({ ...one, purchase: recentPurchase(one, now) }))
    })
