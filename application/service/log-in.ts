import { err, ok, type Result } from 'neverthrow'
import type { AuthCookie } from '../../domain/session/auth-cookie.ts'
import { normaliseEmail } from '../../domain/validation/email.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import { type LogInField, parseLogInForm } from '../../domain/session/log-in-form.ts'
import type { Member, MemberRepository } from '../ports/member-repository.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { QuizAttemptRepository } from '../ports/quiz-attempt-repository.ts'
import { openSession, type SessionParts } from './open-session.ts'

export type LogInError = FormRefused<LogInField> | { readonly type: 'credentials-refused' }

type Parts = SessionParts & { members: MemberRepository; passwords: PasswordHasher; attempts: QuizAttemptRepository }

/** The member with a hash of today's cost, now that their password is known. */
const renewed = async ({ members, passwords }: Parts, member: Member, password: string): Promise<Member> => {
  if (!passwords.isOutdated(member.passwordHash)) return member
  const passwordHash = await passwords.hash(password)
  await members.renewPasswordHash(member.id, { from: member.passwordHash, to: passwordHash })
  return { ...member, passwordHash }
}

/**
 * Opens a session for whoever knows the password, and never tells whether it was the address that was wrong, neither by
 * its answer nor by its time. A password that is stored at an older cost is stored anew at today's.
 */
export const makeLogIn = (parts: Parts) => {
  const tryOnce = async (email: string, password: string): Promise<AuthCookie | 'refused' | 'changed-meanwhile'> => {
    const member = await parts.members.findByEmail(email)
    const isRight = await parts.passwords.verify(password, member?.passwordHash ?? null)
    if (!member || !isRight) return 'refused'
    return (await openSession(parts, await renewed(parts, member, password))) ?? 'changed-meanwhile'
  }

  return async (typed: unknown, visitorId: string | null): Promise<Result<AuthCookie, LogInError>> => {
    const form = parseLogInForm(typed)
    if (form.isErr()) return err(form.error)

    const email = normaliseEmail(form.value.email)
    const { password } = form.value
    // Another log-in may have stored the same password anew meanwhile, or its owner another one: the second look tells.
    const first = await tryOnce(email, password)
    const auth = first === 'changed-meanwhile' ? await tryOnce(email, password) : first
    if (typeof auth === 'string') return err({ type: 'credentials-refused' })
    if (visitorId) await parts.attempts.claim(visitorId, auth.id)
    return ok(auth)
  }
}
