import { err, type Result } from 'neverthrow'
import { resumeSubscription, type SubscriptionNotCancelled } from '../../domain/subscriptions/cancel-subscription.ts'
import type { SubscriptionNotRunning } from '../../domain/subscriptions/subscription-refusal.ts'
import type { Clock } from '../ports/clock.ts'
import type { SubscriptionRepository } from '../ports/subscription-repository.ts'
import { findOwnSubscription, type SubscriptionUnknown } from './own-subscription.ts'

export type ResumeSubscriptionError = SubscriptionUnknown | SubscriptionNotRunning | SubscriptionNotCancelled

/** `renewsAt` in milliseconds since 1970. */
export type ResumedSubscription = { readonly subscriptionId: string; readonly renewsAt: number | null }

/** Takes up again the member's own subscription that was cancelled and still runs. */
export const makeResumeSubscription =
  ({ subscriptions, clock }: { subscriptions: SubscriptionRepository; clock: Clock }) =>
  async (subscriptionId: string, memberId: string): Promise<Result<ResumedSubscription, ResumeSubscriptionError>> => {
    if (!(await findOwnSubscription(subscriptions, subscriptionId, memberId))) return err({ type: 'subscription-unknown' })
    const changed = await subscriptions.change(subscriptionId, (current) =>
      resumeSubscription(current, clock.now()).map((facts) => ({ subscription: { ...current, ...facts }, mails: [], refund: null })),
    )
    if (!changed) return err({ type: 'subscription-unknown' })
    return changed.map(({ subscription }) => ({ subscriptionId, renewsAt: subscription.endsAt }))
  }
