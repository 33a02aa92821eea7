import { err, ok, type Result } from 'neverthrow'
import { type ChangePasswordField, parseChangePasswordForm } from '../../domain/session/change-password-form.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import type { Clock } from '../ports/clock.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'
import { passwordChangedMail } from './password-changed-mail.ts'

export type ChangePasswordError =
  | FormRefused<ChangePasswordField>
  | { readonly type: 'password-refused' }
  | { readonly type: 'member-unknown' }

/**
 * Changes the password of a member who knows the present one. Their other sessions end, the links that reset the password
 * are void, and a mail tells of it. Refusal: `password-refused`, when the present one is wrong, or was just changed.
 *
 * @param sessionId the session in which it is asked for, which goes on
 */
export const makeChangePassword =
  (parts: { members: MemberRepository; passwords: PasswordHasher; clock: Clock; ids: UniqueIds; siteUrl: string }) =>
  async (memberId: string, sessionId: string, typed: unknown): Promise<Result<void, ChangePasswordError>> => {
    const form = parseChangePasswordForm(typed)
    if (form.isErr()) return err(form.error)

    const member = await parts.members.find(memberId)
    if (!member) return err({ type: 'member-unknown' })
    if (!(await parts.passwords.verify(form.value.currentPassword, member.passwordHash))) return err({ type: 'password-refused' })

    const now = parts.clock.now()
    const isChanged = await parts.members.changePassword(
      memberId,
      { from: member.passwordHash, to: await parts.passwords.hash(form.value.password) },
      { keepSession: sessionId, at: now, mail: passwordChangedMail(parts, member, now) },
    )
    return isChanged ? ok() : err({ type: 'password-refused' })
  }
