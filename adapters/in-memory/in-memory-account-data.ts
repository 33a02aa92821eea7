import { ok } from 'neverthrow'
import type { AccountData, AccountExport } from '../../application/ports/account-data.ts'
import type { QueuedMail } from '../../application/ports/mail-outbox.ts'
import type { NewsletterRepository } from '../../application/ports/newsletter-repository.ts'
import type { OrderRepository } from '../../application/ports/order-repository.ts'
import type { RefundRepository } from '../../application/ports/refund-repository.ts'
import type { SubscriptionRepository } from '../../application/ports/subscription-repository.ts'
import { exportedAttempt, exportedOrder, exportedSubscription } from '../../application/service/account-export.ts'
import type { InMemoryAccountTables } from './in-memory-account-tables.ts'
import type { InMemoryMailOutbox } from './in-memory-mail-outbox.ts'
import type { InMemoryQuizAttemptRepository } from './in-memory-quiz-attempt-repository.ts'

/** Where the other things are that are held on a person. */
type HeldElsewhere = {
  readonly orders: Pick<OrderRepository, 'ofMember'>
  readonly subscriptions: Pick<SubscriptionRepository, 'ofMember' | 'change'>
  readonly refunds: Pick<RefundRepository, 'find'>
  readonly attempts: Pick<InMemoryQuizAttemptRepository, 'ofOwner' | 'eraseOf'>
  readonly newsletter: Pick<NewsletterRepository, 'findByEmail' | 'erase'>
  readonly outbox: Pick<InMemoryMailOutbox, 'add' | 'dropTo'>
}

export class InMemoryAccountData implements AccountData {
  readonly #tables: InMemoryAccountTables
  readonly #elsewhere: HeldElsewhere

  constructor(tables: InMemoryAccountTables, elsewhere: HeldElsewhere) {
    this.#tables = tables
    this.#elsewhere = elsewhere
  }

  async export(memberId: string): Promise<AccountExport | undefined> {
    const member = this.#tables.members.get(memberId)
    if (!member) return undefined
    const { passwordHash: _, profile, ...account } = member
    const { orders, subscriptions, refunds, attempts } = this.#elsewhere
    return {
      account,
      profile,
      sessions: [...this.#tables.sessions]
        .filter(([, session]) => session.memberId === memberId)
        .map(([id, { openedAt, endedAt }]) => ({ id, openedAt, endedAt }))
        .toSorted((a, b) => a.openedAt - b.openedAt || (a.id < b.id ? -1 : 1)),
      devices: [...(this.#tables.devices.get(memberId)?.values() ?? [])].toSorted(
        (a, b) => b.registeredAt - a.registeredAt || (a.installationId < b.installationId ? -1 : 1),
      ),
      orders: await Promise.all((await orders.ofMember(memberId)).map(async (order) => exportedOrder(order, await refunds.find(order.id)))),
      subscriptions: (await subscriptions.ofMember(memberId)).map(exportedSubscription),
      quizAttempts: (await attempts.ofOwner({ kind: 'member', memberId })).map(exportedAttempt),
      children: await Promise.all(
        this.#tables.childrenOf(memberId).map(async (child) => ({
          ...child,
          quizAttempts: (await attempts.ofOwner({ kind: 'child', childId: child.id })).map(exportedAttempt),
        })),
      ),
      newsletter: await this.#subscriber(member.email),
    }
  }

  async erase(memberId: string, { at, mail }: { at: number; mail: QueuedMail }) {
    const member = this.#tables.members.get(memberId)
    if (!member) return false
    // Nothing waits before this, so that of two erasures at once the second finds nobody.
    this.#tables.members.delete(memberId)
    this.#tables.removeTokens(memberId, () => true)
    this.#tables.devices.delete(memberId)
    const children = this.#tables.childrenOf(memberId)
    for (const { id } of children) this.#tables.children.delete(id)
    for (const [id, session] of this.#tables.sessions) {
      if (session.memberId !== memberId) continue
      this.#tables.sessions.delete(id)
      for (const [fingerprint, token] of this.#tables.refreshTokens) {
        if (token.sessionId === id) this.#tables.refreshTokens.delete(fingerprint)
      }
    }
    const { subscriptions, attempts, newsletter, outbox } = this.#elsewhere
    for (const subscription of await subscriptions.ofMember(memberId)) {
      const isOver = subscription.endsAt !== null && subscription.endsAt <= at
      if (subscription.renews === null || subscription.cancelledAt !== null || isOver) continue
      await subscriptions.change(subscription.id, (current) => ok({ subscription: { ...current, cancelledAt: at }, mails: [], refund: null }))
    }
    await attempts.eraseOf({ kind: 'member', memberId })
    for (const { id: childId } of children) await attempts.eraseOf({ kind: 'child', childId })
    const subscriber = await newsletter.findByEmail(member.email)
    if (subscriber) await newsletter.erase(subscriber.id)
    outbox.dropTo(member.email)
    await outbox.add(mail)
    return true
  }

  async #subscriber(email: string): Promise<AccountExport['newsletter']> {
    const subscriber = await this.#elsewhere.newsletter.findByEmail(email)
    if (!subscriber) return null
    const { id: _, ...held } = subscriber
    return held
  }
}
