import { err, ok, type Result } from 'neverthrow'
import type { LearnersView } from '../../domain/family/family-view.ts'
import { parseParentForm } from '../../domain/family/parent-form.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import type { ChildRepository } from '../ports/child-repository.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { SessionRepository } from '../ports/session-repository.ts'
import type { ChildUnknown } from './read-child-profile.ts'

export type ReturnToParentError =
  | FormRefused<'password'>
  | { readonly type: 'password-refused' }
  | { readonly type: 'member-unknown' }

/** Whose session it is, and which child uses it. */
export type UsedSession = { readonly memberId: string; readonly sessionId: string; readonly childId: string | null }

/** Who may use the session on this device. A child is shown it too: names and faces of the family, and nothing else. */
export const makeListLearners =
  ({ children }: { children: Pick<ChildRepository, 'ofMember'> }) =>
  async ({ memberId, childId }: UsedSession): Promise<LearnersView> => ({
    current: childId,
    children: (await children.ofMember(memberId)).map(({ id, name, avatar }) => ({ id, name, avatar })),
  })

/**
 * Hands the session to a child of the family. One child may hand it to another without the parent, as on any device that a
 * family shares; back to the parent it takes the password.
 */
export const makeHandToChild =
  ({ sessions }: { sessions: Pick<SessionRepository, 'handTo'> }) =>
  async ({ memberId, sessionId }: UsedSession, childId: string): Promise<Result<void, ChildUnknown>> =>
    (await sessions.handTo(memberId, sessionId, { childId })) ? ok() : err({ type: 'child-unknown' })

/** The parent gate: gives the session back to the member who knows the password of the account. */
export const makeReturnToParent =
  ({ sessions, members, passwords }: { sessions: Pick<SessionRepository, 'handTo'>; members: Pick<MemberRepository, 'find'>; passwords: PasswordHasher }) =>
  async ({ memberId, sessionId }: UsedSession, typed: unknown): Promise<Result<void, ReturnToParentError>> => {
    const form = parseParentForm(typed)
    if (form.isErr()) return err(form.error)
    const member = await members.find(memberId)
    if (!member) return err({ type: 'member-unknown' })
    if (!(await passwords.verify(form.value.password, member.passwordHash))) return err({ type: 'password-refused' })
    return (await sessions.handTo(memberId, sessionId, { childId: null })) ? ok() : err({ type: 'member-unknown' })
  }
