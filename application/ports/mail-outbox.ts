import type { Locale } from '../../domain/locale/locale.ts'
import type { Mail } from './mail.ts'

/** A mail to be sent, kept until it is. */
export type QueuedMail = {
  readonly id: string
  readonly recipient: string
  readonly locale: Locale
  readonly mail: Mail
  readonly createdAt: number
}

/** Mails wait here until they are sent, whatever happens to the process. */
export type MailOutbox = {
  add(mail: QueuedMail): Promise<void>
}
