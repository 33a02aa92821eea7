import { err, ok, type Result } from 'neverthrow'
import type { Locale } from '../../domain/locale/locale.ts'
import { emptyGivenProfile } from '../../domain/profile/given-profile.ts'
import type { AuthCookie } from '../../domain/session/auth-cookie.ts'
import { normaliseEmail } from '../../domain/validation/email.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import { parseSignUpForm, type SignUpField } from '../../domain/session/sign-up-form.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { QuizAttemptRepository } from '../ports/quiz-attempt-repository.ts'
import { issueConfirmation, type LinkParts } from './one-time-links.ts'
import { openSession, type SessionParts } from './open-session.ts'

export type SignUpError = FormRefused<SignUpField> | { readonly type: 'email-already-registered' }

/**
 * Makes an account, together with the mail that lets its owner confirm the address, opens its session, and brings along
 * what the visitor did before.
 *
 * @param by the visitor whose quizzes come along, if any, and the language of the person
 */
export const makeSignUp =
  (parts: SessionParts & LinkParts & { members: MemberRepository; passwords: PasswordHasher; attempts: QuizAttemptRepository }) =>
  async (typed: unknown, by: { visitorId: string | null; locale: Locale }): Promise<Result<AuthCookie, SignUpError>> => {
    const form = parseSignUpForm(typed)
    if (form.isErr()) return err(form.error)

    const now = parts.clock.now()
    const member = {
      id: parts.ids.next(),
      email: normaliseEmail(form.value.email),
      passwordHash: await parts.passwords.hash(form.value.password),
      createdAt: now,
      locale: by.locale,
      profile: emptyGivenProfile,
      emailConfirmedAt: null,
    }
    const confirmation = await issueConfirmation(parts, { recipient: member.email, locale: by.locale, now })
    if ((await parts.members.add(member, confirmation)) === 'email-already-registered') return err({ type: 'email-already-registered' })
    if (by.visitorId) await parts.attempts.claim(by.visitorId, member.id)
    const auth = await openSession(parts, member)
    if (!auth) throw new Error('An account that was just made could not be logged in to.')
    return ok(auth)
  }
