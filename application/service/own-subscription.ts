import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import type { SubscriptionRepository } from '../ports/subscription-repository.ts'

/** Nobody has a subscription of that id, or somebody else does. */
export type SubscriptionUnknown = { readonly type: 'subscription-unknown' }

/** The member's own subscription of that id; undefined for everybody else's. */
export const findOwnSubscription = async (
  subscriptions: Pick<SubscriptionRepository, 'ofMember'>,
  subscriptionId: string,
  memberId: string,
): Promise<StoredSubscription | undefined> => (await subscriptions.ofMember(memberId)).find(({ id }) => id === subscriptionId)
