import type { Result } from 'neverthrow'
import type { Order } from '../../domain/checkout/order.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import type { QueuedMail } from './mail-outbox.ts'
import type { Refund } from './refund-repository.ts'

/** A subscription as it is from now on, the mails that tell it, and the money to pay back. */
export type SubscriptionChange = {
  readonly subscription: StoredSubscription
  readonly mails: readonly QueuedMail[]
  readonly refund: Refund | null
}

export type SubscriptionRepository = {
  /** In the order in which they begin. */
  ofMember(memberId: string): Promise<readonly StoredSubscription[]>
  /**
   * Loads a subscription with the order that gave it, lets `decide` say what becomes of it, and stores that with its mails
   * and its refund, all or nothing, alone with the member's subscriptions from start to end. A refusal changes nothing.
   *
   * @returns undefined when there is no such subscription
   */
  change<Refusal>(
    subscriptionId: string,
    decide: (subscription: StoredSubscription, order: Order) => Result<SubscriptionChange, Refusal>,
  ): Promise<Result<SubscriptionChange, Refusal> | undefined>
  /** Those that are renewed, neither cancelled nor refunded, and end before a time, the earliest end first. */
  renewingEndingBefore(endsBefore: number): Promise<readonly StoredSubscription[]>
}
