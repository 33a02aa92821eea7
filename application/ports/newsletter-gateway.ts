import type { Result } from 'neverthrow'
import type { ServiceUnreachable } from './service-unreachable.ts'

export type ConfirmNewsletterRefusal = { readonly type: 'newsletter-subscriber-unknown' }

/** Follows the links of the newsletter's mails; the id of the subscriber stands in them. */
export type NewsletterGateway = {
  confirm(subscriberId: string): Promise<Result<void, ConfirmNewsletterRefusal | ServiceUnreachable>>
  /** Whoever is not there any more is unsubscribed already. */
  unsubscribe(subscriberId: string): Promise<Result<void, ServiceUnreachable>>
}
