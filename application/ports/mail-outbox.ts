import type { MailToSend } from './mailer.ts'

/** A mail that waits to be sent; `createdAt` in milliseconds since 1970, as every time here. */
export type QueuedMail = MailToSend & { readonly createdAt: number }

/** A mail that was handed out to be sent; `attempts` counts how often, this time included. */
export type ClaimedMail = QueuedMail & { readonly attempts: number }

/** One handing out of a mail: of an older one, what came of it changes nothing that a newer one decides. */
export type MailClaim = Pick<ClaimedMail, 'id' | 'attempts'>

/**
 * The mails still to send. A mail is kept until it went or was given up; then the address and the facts are erased, and
 * only its kind and the time stay.
 */
export type MailOutbox = {
  /** Adds a mail, due at once, unless one of this id was added before. */
  add(mail: QueuedMail): Promise<void>
  /**
   * Hands out mails that are due, those due longest first, at most `limit`. Until `until` nobody else is given them: whoever
   * holds one says by then what came of it, or it is due again.
   */
  claimDue(claim: { readonly now: number; readonly until: number; readonly limit: number }): Promise<readonly ClaimedMail[]>
  markSent(claim: MailClaim, at: number): Promise<void>
  /** It could not be sent: to try again from `nextTryAt` on. */
  postpone(claim: MailClaim, nextTryAt: number): Promise<void>
  /** It will never be sent. */
  giveUp(claim: MailClaim, at: number): Promise<void>
}
