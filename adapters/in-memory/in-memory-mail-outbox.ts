import type { ClaimedMail, MailClaim, MailOutbox, QueuedMail } from '../../application/ports/mail-outbox.ts'

type Entry = { readonly mail: ClaimedMail; readonly nextTryAt: number }

export class InMemoryMailOutbox implements MailOutbox {
  readonly #waiting = new Map<string, Entry>()
  /** When those that wait no more were sent or given up, by their ids. */
  readonly #over = new Map<string, number>()

  add(mail: QueuedMail) {
    const isKnown = this.#waiting.has(mail.id) || this.#over.has(mail.id)
    if (!isKnown) this.#waiting.set(mail.id, { mail: { ...mail, attempts: 0 }, nextTryAt: mail.createdAt })
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

  markSent({ id }: MailClaim, at: number) {
    this.#finish(id, at)
    return Promise.resolve()
  }

  postpone(claim: MailClaim, nextTryAt: number) {
    const entry = this.#held(claim)
    if (entry) this.#waiting.set(claim.id, { ...entry, nextTryAt })
    return Promise.resolve()
  }

  giveUp(claim: MailClaim, at: number) {
    if (this.#held(claim)) this.#finish(claim.id, at)
    return Promise.resolve()
  }

  /** Forgets what waits for an address, as its account is erased. */
  dropTo(recipient: string): void {
    for (const [id, { mail }] of this.#waiting) if (mail.recipient === recipient) this.#waiting.delete(id)
  }

  /** Forgets the mails that were sent or given up by a time, and gives how many. */
  forgetOverBy(limit: number): number {
    const over = [...this.#over].filter(([, at]) => at <= limit)
    for (const [id] of over) this.#over.delete(id)
    return over.length
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

  #finish(id: string, at: number): void {
    this.#waiting.delete(id)
    this.#over.set(id, at)
  }

  #held({ id, attempts }: MailClaim): Entry | undefined {
    const entry = this.#waiting.get(id)
    return entry?.mail.attempts === attempts ? entry : undefined
  }
}
