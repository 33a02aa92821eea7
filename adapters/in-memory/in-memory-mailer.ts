import { err, ok, type Result } from 'neverthrow'
import type { Mailer, MailFailure, MailToSend } from '../../application/ports/mailer.ts'
import { isEmail } from '../../domain/validation/email.ts'

/** A mailer that keeps what it sends: a mail sent twice is there once. */
export class InMemoryMailer implements Mailer {
  readonly #sent = new Map<string, MailToSend>()
  #failure: MailFailure | null = null

  send({ id, recipient, locale, mail }: MailToSend): Promise<Result<void, MailFailure>> {
    if (!isEmail(recipient)) return Promise.resolve(err({ type: 'mail-refused' }))
    if (this.#failure) return Promise.resolve(err(this.#failure))
    this.#sent.set(id, { id, recipient, locale, mail })
    return Promise.resolve(ok())
  }

  /** What was sent, the first one first. */
  get sent(): readonly MailToSend[] {
    return [...this.#sent.values()]
  }

  /** From now on every mail fails like this; with null they go again. */
  failWith(failure: MailFailure | null): void {
    this.#failure = failure
  }
}
