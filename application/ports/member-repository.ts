import type { Result } from 'neverthrow'
import type { Locale } from '../../domain/locale/locale.ts'
import type { GivenProfile } from '../../domain/profile/given-profile.ts'
import type { ProfileChange } from '../../domain/profile/profile-change.ts'
import type { QueuedMail } from './mail-outbox.ts'
import type { TokenByMail } from './one-time-token-repository.ts'

/** Somebody with an account. `email` is in the form in which addresses are compared; times in milliseconds since 1970. */
export type Member = {
  readonly id: string
  readonly email: string
  readonly passwordHash: string
  readonly createdAt: number
  /** The language of the mails to them. */
  readonly locale: Locale
  readonly profile: GivenProfile
  /** When they showed that the address is theirs; null as long as they did not. */
  readonly emailConfirmedAt: number | null
}

/** A hash that takes the place of another one, as long as nobody changed that one meanwhile. */
export type PasswordHashChange = { readonly from: string; readonly to: string }

/** The accounts. One that was erased is nowhere in them, and its address is free. */
export type MemberRepository = {
  /** Stores an account together with the token that confirms its address and the mail that brings it, all or nothing. */
  add(member: Member, confirmation?: TokenByMail): Promise<'added' | 'email-already-registered'>
  find(id: string): Promise<Member | undefined>
  findByEmail(email: string): Promise<Member | undefined>
  /** Replaces what was given of a profile, field by field; false when there is no such account. */
  changeProfile(id: string, change: ProfileChange): Promise<boolean>
  /**
   * Changes what was given of a profile to what is decided from the whole of it, which nobody changes meanwhile. A refusal
   * changes nothing, and comes back; `member-unknown` when there is no such account.
   */
  reviseProfile<Revision extends { readonly change: Partial<GivenProfile> }, Refusal>(
    id: string,
    revise: (profile: GivenProfile) => Result<Revision, Refusal>,
  ): Promise<Result<Revision, Refusal | { readonly type: 'member-unknown' }>>
  /** Keeps the same password under a hash of today's cost; nothing happens when the password was changed meanwhile. */
  renewPasswordHash(id: string, hash: PasswordHashChange): Promise<void>
  /**
   * Changes the password, ends every session but one, voids the links that reset it and queues a mail, all or nothing;
   * false when the password was changed meanwhile.
   */
  changePassword(id: string, hash: PasswordHashChange, also: { keepSession: string; at: number; mail: QueuedMail }): Promise<boolean>
}
