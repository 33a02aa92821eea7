import type { MailOutbox, QueuedMail } from '../../application/ports/mail-outbox.ts'
import type { NewsletterRepository } from '../../application/ports/newsletter-repository.ts'
import type { NewsletterSubscriber } from '../../domain/newsletter/newsletter-subscriber.ts'

export class InMemoryNewsletterRepository implements NewsletterRepository {
  readonly #subscribers = new Map<string, NewsletterSubscriber>()
  readonly #outbox: Pick<MailOutbox, 'add'>
  constructor(outbox: Pick<MailOutbox, 'add'>) {
    this.#outbox = outbox
  }

  findByEmail(email: string) {
    return Promise.resolve(this.#withEmail(email))
  }

  async save(subscriber: NewsletterSubscriber, mail: QueuedMail, replaced: NewsletterSubscriber | undefined) {
    const stored = this.#withEmail(subscriber.email)
    const isAsExpected = stored?.id === replaced?.id && stored?.subscribedAt === replaced?.subscribedAt && !stored?.confirmedAt
    if (!isAsExpected) return false
    this.#subscribers.set(subscriber.id, subscriber)
    await this.#outbox.add(mail)
    return true
  }

  confirm(id: string, at: number) {
    const subscriber = this.#subscribers.get(id)
    if (subscriber) this.#subscribers.set(id, { ...subscriber, confirmedAt: subscriber.confirmedAt ?? at })
    return Promise.resolve(subscriber !== undefined)
  }

  erase(id: string) {
    this.#subscribers.delete(id)
    return Promise.resolve()
  }

  /** Forgets whoever asked for it by a time and has not confirmed, and gives how many they were. */
  forgetUnconfirmed(limit: number): number {
    const forgotten = [...this.#subscribers.values()].filter(({ confirmedAt, subscribedAt }) => confirmedAt === null && subscribedAt <= limit)
    for (const { id } of forgotten) this.#subscribers.delete(id)
    return forgotten.length
  }

  #withEmail(email: string): NewsletterSubscriber | undefined {
    return [...this.#subscribers.values()].find((subscriber) => subscriber.email === email)
  }
}
