import type { OrderRepository } from '../../application/ports/order-repository.ts'
import type { RefundRepository } from '../../application/ports/refund-repository.ts'
import type { ForgottenRecords, Retention, RetentionLimits } from '../../application/ports/retention.ts'
import type { SandboxPayment } from '../../application/ports/sandbox-payment-store.ts'
import type { SubscriptionRepository } from '../../application/ports/subscription-repository.ts'
import type { InMemoryAccountTables } from './in-memory-account-tables.ts'
import type { InMemoryMailOutbox } from './in-memory-mail-outbox.ts'
import type { InMemoryNewsletterRepository } from './in-memory-newsletter-repository.ts'
import type { InMemoryQuizAttemptRepository } from './in-memory-quiz-attempt-repository.ts'
import type { InMemorySandboxPaymentStore } from './in-memory-sandbox-payment-store.ts'

/** Where the other things are that are kept for a time only, and what says whether a payment is still needed. */
type KeptElsewhere = {
  readonly orders: Pick<OrderRepository, 'find'>
  readonly subscriptions: Pick<SubscriptionRepository, 'ofMember'>
  readonly refunds: Pick<RefundRepository, 'find'>
  readonly attempts: Pick<InMemoryQuizAttemptRepository, 'forgetOfVisitors'>
  readonly newsletter: Pick<InMemoryNewsletterRepository, 'forgetUnconfirmed'>
  readonly outbox: Pick<InMemoryMailOutbox, 'forgetOverBy'>
  readonly sandboxStore: Pick<InMemorySandboxPaymentStore, 'startedBy' | 'forget'>
}

export class InMemoryRetention implements Retention {
  readonly #tables: InMemoryAccountTables
  readonly #elsewhere: KeptElsewhere

  constructor(tables: InMemoryAccountTables, elsewhere: KeptElsewhere) {
    this.#tables = tables
    this.#elsewhere = elsewhere
  }

  async forget(limits: RetentionLimits): Promise<ForgottenRecords> {
    const { attempts, newsletter, outbox } = this.#elsewhere
    return {
      ...this.#forgetSessions(limits.sessions),
      oneTimeTokens: this.#forgetOneTimeTokens(limits.oneTimeTokens),
      mails: outbox.forgetOverBy(limits.mails),
      unconfirmedSubscribers: newsletter.forgetUnconfirmed(limits.unconfirmedSubscribers),
      visitorAttempts: attempts.forgetOfVisitors(limits.visitorAttempts),
      sandboxPayments: await this.#forgetSandboxPayments(limits.sandboxPayments),
    }
  }

  #forgetSessions(limit: number): { sessions: number; refreshTokens: number } {
    const tokens = [...this.#tables.refreshTokens]
    const over = [...this.#tables.sessions].filter(([id, { endedAt }]) => {
      const lastToken = Math.max(...tokens.filter(([, { sessionId }]) => sessionId === id).map(([, { expiresAt }]) => expiresAt))
      return (endedAt ?? lastToken) <= limit
    })
    const ids = new Set(over.map(([id]) => id))
    const ofThem = tokens.filter(([, { sessionId }]) => ids.has(sessionId))
    for (const [fingerprint] of ofThem) this.#tables.refreshTokens.delete(fingerprint)
    for (const id of ids) this.#tables.sessions.delete(id)
    return { sessions: ids.size, refreshTokens: ofThem.length }
  }

  #forgetOneTimeTokens(limit: number): number {
    const over = [...this.#tables.oneTimeTokens].filter(([, { expiresAt }]) => expiresAt <= limit)
    for (const [fingerprint] of over) this.#tables.oneTimeTokens.delete(fingerprint)
    return over.length
  }

  async #forgetSandboxPayments(limit: number): Promise<number> {
    const { sandboxStore } = this.#elsewhere
    let forgotten = 0
    for (const payment of sandboxStore.startedBy(limit)) {
      if (await this.#isNeeded(payment, limit)) continue
      sandboxStore.forget(payment.reference)
      forgotten += 1
    }
    return forgotten
  }

  async #isNeeded({ orderId }: SandboxPayment, limit: number): Promise<boolean> {
    const { orders, subscriptions, refunds } = this.#elsewhere
    const order = await orders.find(orderId)
    if (!order || order.state === 'pending' || order.state === 'mismatched') return true
    if ((await refunds.find(orderId))?.state === 'asked') return true
    return (await subscriptions.ofMember(order.memberId)).some(
      (one) => one.orderId === orderId && one.renews !== null && one.refundedAt === null && (one.endsAt === null || one.endsAt > limit),
    )
  }
}
