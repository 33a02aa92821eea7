import type { Result } from 'neverthrow'
import type { Locale } from '../../domain/locale/locale.ts'
import type { Mail } from './mail.ts'

export type MailToSend = {
  /** The same at every attempt to send one mail. */
  readonly id: string
  readonly recipient: string
  readonly locale: Locale
  readonly mail: Mail
}

/** `mail-refused`: this mail will never go, such as one to an address that does not exist. `mail-unavailable`: maybe later. */
export type MailFailure = { readonly type: 'mail-refused' } | { readonly type: 'mail-unavailable' }

/** Writes a mail in the person's language and sends it. */
export type Mailer = {
  send(mail: MailToSend): Promise<Result<void, MailFailure>>
}
