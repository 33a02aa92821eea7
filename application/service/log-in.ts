import { err, ok, type Result } from 'neverthrow'
import type { AuthCookie } from '../../domain/session/auth-cookie.ts'
import { normaliseEmail } from '../../domain/validation/email.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import { type LogInField, parseLogInForm } from '../../domain/session/log-in-form.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { QuizAttemptRepository } from '../ports/quiz-attempt-repository.ts'
import { openSession, type SessionParts } from './open-session.ts'

export type LogInError = FormRefused<LogInField> | { readonly type: 'credentials-refused' }

/** Opens a session for whoever knows the password, and never tells whether it was the address that was wrong. */
export const makeLogIn =
  (parts: SessionParts & { members: MemberRepository; passwords: PasswordHasher; attempts: QuizAttemptRepository }) =>
  async (typed: unknown, visitorId: string | null): Promise<Result<AuthCookie, LogInError>> => {
    const form = parseLogInForm(typed)
    if (form.isErr()) return err(form.error)

    const member = await parts.members.findByEmail(normaliseEmail(form.value.email))
    const isRight = await parts.passwords.verify(form.value.password, member?.passwordHash ?? null)
    if (!member || !isRight) return err({ type: 'credentials-refused' })
    if (visitorId) await parts.attempts.claim(visitorId, member.id)
    return ok(await openSession(parts, member.id))
  }
