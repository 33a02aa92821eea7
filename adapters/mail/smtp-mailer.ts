import { err, ok, type Result } from 'neverthrow'
import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import type { Mailer, MailFailure, MailToSend } from '../../application/ports/mailer.ts'
import { isEmail } from '../../domain/validation/email.ts'
import { composeMessage } from './compose-message.ts'
import type { MailHouse } from './mail-house.ts'

/** How long to wait, in milliseconds: for a name, a connection, a greeting, an answer, and for all of it. */
export type SmtpPatience = {
  readonly connection: number
  readonly answer: number
  readonly whole: number
}

const ordinaryPatience: SmtpPatience = { connection: 10_000, answer: 30_000, whole: 90_000 }

const refusalSchema = v.object({
  command: v.literal('RCPT TO'),
  responseCode: v.pipe(v.number(), v.minValue(500), v.maxValue(599)),
  response: v.string(),
})

/**
 * Whether a server refused the recipient for good. Some codes with which it answers are about us (we came without
 * credentials or out of turn; 5.7, we are not allowed to send): these say nothing about the recipient.
 */
const refusesRecipient = (error: unknown): boolean => {
  const refusal = v.safeParse(refusalSchema, error)
  if (!refusal.success) return false
  const { responseCode, response } = refusal.output
  return responseCode !== 503 && responseCode !== 530 && !/^\d{3}[ -]5\.7\./.test(response)
}

/**
 * Sends mails through an SMTP server. A server that wants a password is spoken to in TLS only.
 *
 * @example new SmtpMailer({ url: 'smtps://alveole:secret@smtp.example:465', house })
 */
export class SmtpMailer implements Mailer {
  readonly #transport
  readonly #house: MailHouse
  readonly #patience: SmtpPatience

  /** @param url `smtp://` (TLS when the server offers it) or `smtps://`, with the user's name and password if it wants them */
  constructor({ url, house, patience = ordinaryPatience }: { url: string; house: MailHouse; patience?: SmtpPatience }) {
    this.#house = house
    this.#patience = patience
    this.#transport = createTransport({
      url,
      requireTLS: new URL(url).username !== '',
      dnsTimeout: patience.connection,
      connectionTimeout: patience.connection,
      greetingTimeout: patience.answer,
      socketTimeout: patience.answer,
    })
  }

  async send(mail: MailToSend): Promise<Result<void, MailFailure>> {
    if (!isEmail(mail.recipient)) return err({ type: 'mail-refused' })
    const message = await composeMessage(mail, this.#house)
    try {
      await this.#transport.sendMail({ ...message, signal: AbortSignal.timeout(this.#patience.whole) })
      return ok()
    } catch (error) {
      return err({ type: refusesRecipient(error) ? 'mail-refused' : 'mail-unavailable' })
    }
  }
}
