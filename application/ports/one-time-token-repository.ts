import type { QueuedMail } from './mail-outbox.ts'

/** What a token that travels by mail is for. */
export type OneTimePurpose = 'email-confirmation' | 'password-reset'

/** A token as it is stored; `expiresAt` in milliseconds since 1970. */
export type OneTimeToken = { readonly fingerprint: string; readonly purpose: OneTimePurpose; readonly expiresAt: number }

/** A token, and the mail that brings it. */
export type TokenByMail = { readonly token: OneTimeToken; readonly mail: QueuedMail }

/** Tokens that show that somebody reads the mails to an address, known by fingerprint. */
export type OneTimeTokenRepository = {
  /**
   * Stores a member's token and queues its mail, both or neither, and forgets tokens of theirs that are over. Where there is
   * no such member (null when nobody has the address) it does the same work and keeps nothing.
   */
  issue(memberId: string | null, issued: TokenByMail): Promise<void>
  /** The member whose token it is, while it is good. */
  findHolder(fingerprint: string, purpose: OneTimePurpose, now: number): Promise<string | undefined>
  /**
   * Confirms the address of a token's holder; false when the token is not good. A second time changes nothing: programs
   * that look at mails follow links before people do.
   */
  confirmEmail(fingerprint: string, at: number): Promise<boolean>
  /**
   * Spends a token on a new password: changes it, ends every session of the member, voids their other links that do so,
   * confirms the address and queues a mail, all or nothing. False when the token is not good, or was just spent.
   */
  resetPassword(fingerprint: string, change: { passwordHash: string; at: number; mail: QueuedMail }): Promise<boolean>
}
