import type { Order } from '../../domain/checkout/order.ts'
import type { NewsletterSubscriber } from '../../domain/newsletter/newsletter-subscriber.ts'
import type { Child } from '../../domain/family/child.ts'
import type { GivenProfile } from '../../domain/profile/given-profile.ts'
import type { QuizAttempt } from '../../domain/quizzes/attempt.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import type { Device } from './device-repository.ts'
import type { QueuedMail } from './mail-outbox.ts'
import type { Member } from './member-repository.ts'
import type { Refund } from './refund-repository.ts'

/**
 * Everything that the product holds on a member, as plain data that JSON can say; times in milliseconds since 1970. What
 * opens something is not in it: the password's hash, tokens, links to a payment or out of the newsletter.
 */
export type AccountExport = {
  readonly account: Omit<Member, 'passwordHash' | 'profile'>
  readonly profile: GivenProfile
  readonly sessions: readonly { readonly id: string; readonly openedAt: number; readonly endedAt: number | null }[]
  readonly devices: readonly Device[]
  readonly orders: readonly (Omit<Order, 'memberId' | 'paymentUrl'> & { readonly refund: Omit<Refund, 'orderId'> | null })[]
  readonly subscriptions: readonly Omit<StoredSubscription, 'memberId'>[]
  readonly quizAttempts: readonly Omit<QuizAttempt, 'owner'>[]
  /** The children of the family, with what they did. */
  readonly children: readonly (Child & { readonly quizAttempts: readonly Omit<QuizAttempt, 'owner'>[] })[]
  /** The subscription of the account's address to the newsletter. */
  readonly newsletter: Omit<NewsletterSubscriber, 'id'> | null
}

/** All that is held on one person, wherever it is stored. Source: GDPR, articles 15, 17 and 20. */
export type AccountData = {
  /** The oldest of each list first, of the devices the latest. Undefined when there is no such account. */
  export(memberId: string): Promise<AccountExport | undefined>
  /**
   * Erases a member: address, password, profile, sessions, tokens, devices, quizzes, children with theirs, newsletter, and the mails that wait
   * for their address; then queues the last one. Orders and subscriptions stay under the bare id, and what would renew
   * is cancelled. All or nothing; false when there is no such account.
   */
  erase(memberId: string, last: { readonly at: number; readonly mail: QueuedMail }): Promise<boolean>
}
