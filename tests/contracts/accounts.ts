import type { AccountData } from '../../application/ports/account-data.ts'
import type { ChildRepository } from '../../application/ports/child-repository.ts'
import type { DeviceRepository } from '../../application/ports/device-repository.ts'
import type { MailOutbox } from '../../application/ports/mail-outbox.ts'
import type { MemberRepository } from '../../application/ports/member-repository.ts'
import type { NewsletterRepository } from '../../application/ports/newsletter-repository.ts'
import type { OneTimeTokenRepository } from '../../application/ports/one-time-token-repository.ts'
import type { OrderRepository } from '../../application/ports/order-repository.ts'
import type { QuizAttemptRepository } from '../../application/ports/quiz-attempt-repository.ts'
import type { Retention } from '../../application/ports/retention.ts'
import type { SandboxPaymentStore } from '../../application/ports/sandbox-payment-store.ts'
import type { SessionRepository } from '../../application/ports/session-repository.ts'
import type { SubscriptionRepository } from '../../application/ports/subscription-repository.ts'

/** The repositories that change accounts together, and those of what is held on a member elsewhere. */
export type AccountRepositories = {
  readonly members: MemberRepository
  readonly sessions: SessionRepository
  readonly children: ChildRepository
  readonly oneTimeTokens: OneTimeTokenRepository
  readonly devices: DeviceRepository
  readonly accountData: AccountData
  readonly outbox: MailOutbox
  readonly orders: OrderRepository
  readonly subscriptions: SubscriptionRepository
  readonly attempts: QuizAttemptRepository
  readonly newsletter: NewsletterRepository
  readonly sandboxStore: SandboxPaymentStore
  readonly retention: Retention
}

/** Gives repositories in which nothing is stored. */
export type MakeAccountRepositories = () => Promise<AccountRepositories>

/** Which mails wait, by their ids. Asking hands them out: it can be asked once. */
export const waitingMails = async ({ outbox }: Pick<AccountRepositories, 'outbox'>): Promise<string[]> =>
  (await outbox.claimDue({ now: Date.UTC(2100, 0), until: Date.UTC(2100, 1), limit: 100 })).map(({ id }) => id).toSorted()
