import type { Result } from 'neverthrow'
import type { Money } from '../../domain/money/money.ts'
import type { SubscriptionView } from '../../domain/subscriptions/subscription-view.ts'
import type { NotLoggedIn } from './checkout-gateway.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

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
  list(): Promise<Result<readonly SubscriptionView[], NotLoggedIn | ServiceUnreachable>>
  /** Ends the renewals; `accessUntil` in milliseconds since 1970. */
  cancel(subscriptionId: string): Promise<Result<{ readonly accessUntil: number | null }, CancelRefusal | ServiceUnreachable>>
  resume(subscriptionId: string): Promise<Result<{ readonly renewsAt: number | null }, ResumeRefusal | ServiceUnreachable>>
  /** Ends the contract at once, and gives what is paid back. */
  withdraw(subscriptionId: string): Promise<Result<{ readonly refund: Money }, WithdrawRefusal | ServiceUnreachable>>
}
