import { err, ok, type Result } from 'neverthrow'
import type { AuthCookie } from '../../domain/session/auth-cookie.ts'
import { normaliseEmail } from '../../domain/validation/email.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import { parseSignUpForm, type SignUpField } from '../../domain/session/sign-up-form.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { QuizAttemptRepository } from '../ports/quiz-attempt-repository.ts'
import { openSession, type SessionParts } from './open-session.ts'

export type SignUpError = FormRefused<SignUpField> | { readonly type: 'email-already-registered' }

/** Makes an account, opens its session, and brings along what the visitor did before. */
export const makeSignUp =
  (parts: SessionParts & { members: MemberRepository; passwords: PasswordHasher; attempts: QuizAttemptRepository }) =>
  async (typed: unknown, visitorId: string | null): Promise<Result<AuthCookie, SignUpError>> => {
    const form = parseSignUpForm(typed)
    if (form.isErr()) return err(form.error)

    const member = {
      id: parts.ids.next(),
      email: normaliseEmail(form.value.email),
      passwordHash: await parts.passwords.hash(form.value.password),
      createdAt: parts.clock.now(),
    }
    if ((await parts.members.add(member)) === 'email-already-registered') return err({ type: 'email-already-registered' })
    if (visitorId) await parts.attempts.claim(visitorId, member.id)
    return ok(await openSession(parts, member.id))
  }
