import type { NewsletterSubscriber } from '../../domain/newsletter/newsletter-subscriber.ts'
import type { QueuedMail } from './mail-outbox.ts'

/** Who asked for the newsletter. */
export type NewsletterRepository = {
  findByEmail(email: string): Promise<NewsletterSubscriber | undefined>
  /**
   * Stores a subscriber and queues the mail for them, both or neither.
   *
   * @param replaced what was stored for the address before, and is stored anew now under the same id
   * @returns false, and nothing is done, when somebody else has just subscribed the address, or it was confirmed or erased
   */
  save(subscriber: NewsletterSubscriber, mail: QueuedMail, replaced: NewsletterSubscriber | undefined): Promise<boolean>
  /** Notes when a subscriber confirmed, the first time only; false when nobody has this id. */
  confirm(id: string, at: number): Promise<boolean>
  /** Erases a subscriber; an id that nobody has erases nobody. */
  erase(id: string): Promise<void>
}
