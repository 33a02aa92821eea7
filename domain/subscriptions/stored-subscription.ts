import type { Money } from '../money/money.ts'
import type { SubscriptionFacts } from './subscription-status.ts'
import type { Subscription } from './subscription.ts'

/** A subscription with everything that is kept of it; its state and who has access follow from these facts and the time. */
export type StoredSubscription = Subscription &
  SubscriptionFacts & {
    /** When the last notice of a renewal was sent, milliseconds since 1970. */
    readonly noticeSentAt: number | null
    /** What a further period was promised to cost at most; null for what is not renewed. */
    readonly renewalPrice: Money | null
  }
