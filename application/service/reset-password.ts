import { err, ok, type Result } from 'neverthrow'
import type { Locale } from '../../domain/locale/locale.ts'
import { parseForgotPasswordForm } from '../../domain/session/forgot-password-form.ts'
import { parseResetPasswordForm } from '../../domain/session/reset-password-form.ts'
import { normaliseEmail } from '../../domain/validation/email.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import type { Clock } from '../ports/clock.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { OneTimeTokenRepository } from '../ports/one-time-token-repository.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import { issueReset, type LinkParts } from './one-time-links.ts'
import { passwordChangedMail } from './password-changed-mail.ts'

type Parts = LinkParts & { members: MemberRepository; oneTimeTokens: OneTimeTokenRepository; clock: Clock }

export type RequestPasswordResetError = FormRefused<'email'>

/**
 * Queues a mail with a link that resets the password of the account with an address. Whether there is one cannot be told
 * from outside: the answer is the same, and so is the work; the mail itself is sent later, by the outbox.
 *
 * @param locale the language in which it was asked for
 */
export const makeRequestPasswordReset =
  (parts: Parts) =>
  async (typed: unknown, locale: Locale): Promise<Result<void, RequestPasswordResetError>> => {
    const form = parseForgotPasswordForm(typed)
    if (form.isErr()) return err(form.error)

    const recipient = normaliseEmail(form.value.email)
    const member = await parts.members.findByEmail(recipient)
    const issued = await issueReset(parts, { recipient, locale, now: parts.clock.now() })
    await parts.oneTimeTokens.issue(member?.id ?? null, issued)
    return ok()
  }

export type ResetPasswordError = FormRefused<'token' | 'password' | 'passwordConfirmation'> | { readonly type: 'reset-token-refused' }

/**
 * Changes a password with the token of the mail, once and within an hour; of two uses at once one wins. Every session of
 * the member ends, the other links that reset the password are void, the address is confirmed (they read the mail), and
 * a mail tells of it. Refusal: `reset-token-refused`, when nobody gave the token, or it was used, or is over.
 */
export const makeResetPassword =
  (parts: Parts & { passwords: PasswordHasher }) =>
  async (typed: unknown): Promise<Result<void, ResetPasswordError>> => {
    const form = parseResetPasswordForm(typed)
    if (form.isErr()) return err(form.error)

    const now = parts.clock.now()
    const fingerprint = await parts.randomTokens.fingerprint(form.value.token)
    const memberId = await parts.oneTimeTokens.findHolder(fingerprint, 'password-reset', now)
    const member = memberId === undefined ? undefined : await parts.members.find(memberId)
    if (!member) return err({ type: 'reset-token-refused' })

    const isChanged = await parts.oneTimeTokens.resetPassword(fingerprint, {
      passwordHash: await parts.passwords.hash(form.value.password),
      at: now,
      mail: passwordChangedMail(parts, member, now),
    })
    return isChanged ? ok() : err({ type: 'reset-token-refused' })
  }
