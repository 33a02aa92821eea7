import type { Result } from 'neverthrow'
import type { Money } from '../../domain/money/money.ts'
import type { Plan, PlanDuration } from '../../domain/plans/plan.ts'
import type { SubscriptionState } from '../../domain/subscriptions/subscription-events.ts'
import type { NotLoggedIn } from './checkout-gateway.ts'
import type { RefundState } from './refund-repository.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

/** A subscription as its member is told of it. Times in milliseconds since 1970. */
export type OwnSubscription = {
  readonly id: string
  readonly planId: string
  /** Null when the catalogue no longer has the plan. */
  readonly plan: (Pick<Plan, 'product' | 'isFamilyMasterPlan'> & { readonly duration: PlanDuration }) | null
  readonly state: SubscriptionState
  readonly givesAccess: boolean
  readonly startsAt: number
  readonly endsAt: number | null
  /** When the next period begins, what it will cost, and until when it can be stopped; null when there will be none. */
  readonly renewal: { readonly renewsAt: number; readonly price: Money; readonly cancelBy: number } | null
  readonly cancelledAt: number | null
  readonly mayCancel: boolean
  readonly mayResume: boolean
  /** The first moment at which it is too late to withdraw; null when the person cannot. */
  readonly withdrawUntil: number | null
  readonly refund: { readonly amount: Money; readonly state: RefundState } | null
  readonly receipts: readonly { readonly orderId: string; readonly amount: Money; readonly paidAt: number }[]
}

export type SubscriptionUnknown = { readonly type: 'subscription-unknown' }

type NotRunning = { readonly type: 'subscription-pending' | 'subscription-expired' | 'subscription-already-refunded' }

export type CancelRefusal =
  | NotLoggedIn
  | SubscriptionUnknown
  | NotRunning
  | { readonly type: 'subscription-already-cancelled' | 'subscription-not-renewing' }

export type ResumeRefusal = NotLoggedIn | SubscriptionUnknown | NotRunning | { readonly type: 'subscription-not-cancelled' }

export type WithdrawRefusal =
  | NotLoggedIn
  | SubscriptionUnknown
  | NotRunning
  | { readonly type: 'withdrawal-too-late' | 'withdrawal-not-for-gift-cards' }

/** What a member has, and how they end it. */
export type SubscriptionGateway = {
  /** Those that begin last first. */
  list(): Promise<Result<readonly OwnSubscription[], NotLoggedIn | ServiceUnreachable>>
  /** Ends the renewals; `accessUntil` in milliseconds since 1970. */
  cancel(subscriptionId: string): Promise<Result<{ readonly accessUntil: number | null }, CancelRefusal | ServiceUnreachable>>
  resume(subscriptionId: string): Promise<Result<{ readonly renewsAt: number | null }, ResumeRefusal | ServiceUnreachable>>
  /** Ends the contract at once, and gives what is paid back. */
  withdraw(subscriptionId: string): Promise<Result<{ readonly refund: Money }, WithdrawRefusal | ServiceUnreachable>>
}
