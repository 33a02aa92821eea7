import type { ClaimedMail, MailClaim, MailOutbox, QueuedMail } from '../../application/ports/mail-outbox.ts'

type Entry = { readonly mail: ClaimedMail; readonly nextTryAt: number }

export class InMemoryMailOutbox implements MailOutbox {
  readonly #ids = new Set<string>()
  readonly #waiting = new Map<string, Entry>()

  add(mail: QueuedMail) {
    if (!this.#ids.has(mail.id)) this.#waiting.set(mail.id, { mail: { ...mail, attempts: 0 }, nextTryAt: mail.createdAt })
    this.#ids.add(mail.id)
    return Promise.resolve()
  }

  claimDue({ now, until, limit }: { now: number; until: number; limit: number }) {
    const due = [...this.#waiting.values()]
      .filter(({ nextTryAt }) => nextTryAt <= now)
      .toSorted((a, b) => a.nextTryAt - b.nextTryAt)
      .slice(0, limit)
      .map(({ mail }) => ({ ...mail, attempts: mail.attempts + 1 }))
    for (const mail of due) this.#waiting.set(mail.id, { mail, nextTryAt: until })
    return Promise.resolve(due)
  }

  markSent({ id }: MailClaim) {
    this.#waiting.delete(id)
    return Promise.resolve()
  }

  postpone(claim: MailClaim, nextTryAt: number) {
    const entry = this.#held(claim)
    if (entry) this.#waiting.set(claim.id, { ...entry, nextTryAt })
    return Promise.resolve()
  }

  giveUp(claim: MailClaim) {
    if (this.#held(claim)) this.#waiting.delete(claim.id)
    return Promise.resolve()
  }

  /** Forgets what waits for an address, as its account is erased. */
  dropTo(recipient: string): void {
    for (const [id, { mail }] of this.#waiting) if (mail.recipient === recipient) this.#waiting.delete(id)
  }

  /** What still waits, for tests that ask what a use case wrote. */
  get waiting(): readonly QueuedMail[] {
    return [...this.#waiting.values()].map(({ mail: { id, recipient, locale, mail, createdAt } }) => ({
      id,
      recipient,
      locale,
      mail,
      createdAt,
    }))
  }

  #held({ id, attempts }: MailClaim): Entry | undefined {
    const entry = this.#waiting.get(id)
    return entry?.mail.attempts === attempts ? entry : undefined
  }
}
