import type { Subscription } from '../../domain/subscriptions/subscription.ts'

export type SubscriptionRepository = {
  ofMember(memberId: string): Promise<readonly Subscription[]>
}
