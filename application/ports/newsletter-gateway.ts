import type { Result } from 'neverthrow'
import type { NewsletterRefusal, NewsletterRequest, NewsletterSubscription } from '../../domain/newsletter/newsletter-subscription.ts'
import type { HumanCheckChallenge } from './human-check.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'
import type { TooManyRequests } from './too-many-requests.ts'

export type ConfirmNewsletterRefusal = { readonly type: 'newsletter-subscriber-unknown' }

/** Subscribes people to the newsletter, and follows the links of its mails, in which the id of the subscriber stands. */
export type NewsletterGateway = {
  /** What shows that a person subscribes. */
  challenge(): Promise<Result<HumanCheckChallenge, ServiceUnreachable>>
  subscribe(subscription: NewsletterSubscription): Promise<Result<void, NewsletterRefusal>>
  /** The same with no bot check, for whoever has no scripts. */
  request(request: NewsletterRequest): Promise<Result<void, TooManyRequests | ServiceUnreachable>>
  confirm(subscriberId: string): Promise<Result<void, ConfirmNewsletterRefusal | ServiceUnreachable>>
  /** Whoever is not there any more is unsubscribed already. */
  unsubscribe(subscriberId: string): Promise<Result<void, ServiceUnreachable>>
}
