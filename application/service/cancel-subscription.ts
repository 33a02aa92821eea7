import { err, type Result } from 'neverthrow'
import { cancelSubscription } from '../../domain/subscriptions/cancel-subscription.ts'
import type {
  SubscriptionAlreadyCancelled,
  SubscriptionNotRenewing,
  SubscriptionNotRunning,
} from '../../domain/subscriptions/subscription-refusal.ts'
import type { Clock } from '../ports/clock.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { SubscriptionRepository } from '../ports/subscription-repository.ts'
import { findOwnSubscription, type SubscriptionUnknown } from './own-subscription.ts'
import { cancellationMail } from './subscription-mails.ts'

export type CancelSubscriptionError = SubscriptionUnknown | SubscriptionNotRunning | SubscriptionAlreadyCancelled | SubscriptionNotRenewing

/** Times in milliseconds since 1970. */
export type CancelledSubscription = {
  readonly subscriptionId: string
  readonly cancelledAt: number | null
  readonly accessUntil: number | null
}

/** Ends the renewals of the member's own subscription, which runs to its end, and confirms it by mail. */
export const makeCancelSubscription =
  ({
    subscriptions,
    plans,
    members,
    clock,
  }: {
    subscriptions: SubscriptionRepository
    plans: Pick<PlanCatalogue, 'find'>
    members: Pick<MemberRepository, 'find'>
    clock: Clock
  }) =>
  async (subscriptionId: string, memberId: string): Promise<Result<CancelledSubscription, CancelSubscriptionError>> => {
    const own = await findOwnSubscription(subscriptions, subscriptionId, memberId)
    if (!own) return err({ type: 'subscription-unknown' })
    const plan = await plans.find(own.planId)
    const member = await members.find(memberId)

    const changed = await subscriptions.change(subscriptionId, (current) => {
      const cancelledAt = clock.now()
      return cancelSubscription(current, cancelledAt).map((facts) => ({
        subscription: { ...current, ...facts },
        mails: member && plan ? [cancellationMail({ plan, member }, { subscriptionId, cancelledAt, accessUntil: current.endsAt })] : [],
        refund: null,
      }))
    })
    if (!changed) return err({ type: 'subscription-unknown' })
    return changed.map(({ subscription: { cancelledAt, endsAt } }) => ({ subscriptionId, cancelledAt, accessUntil: endsAt }))
  }
