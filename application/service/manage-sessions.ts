import { err, ok, type Result } from 'neverthrow'
import type { Clock } from '../ports/clock.ts'
import type { OpenSession, SessionRepository } from '../ports/session-repository.ts'

type Parts = { sessions: SessionRepository; clock: Clock }

export type ListedSession = OpenSession & {
  /** The one in which it is asked. */
  readonly isCurrent: boolean
}

/** The sessions in which a member is logged in, those opened last first. */
export const makeListSessions =
  ({ sessions, clock }: Parts) =>
  async (memberId: string, sessionId: string): Promise<readonly ListedSession[]> =>
    (await sessions.ofMember(memberId, clock.now())).map((session) => ({ ...session, isCurrent: session.id === sessionId }))

export type EndSessionError = { readonly type: 'session-unknown' }

/** Ends a session of the member's own. Refusal: `session-unknown`, which also stands for somebody else's. */
export const makeEndSession =
  ({ sessions, clock }: Parts) =>
  async (memberId: string, sessionId: string): Promise<Result<void, EndSessionError>> =>
    (await sessions.endOwn(memberId, sessionId, clock.now())) ? ok() : err({ type: 'session-unknown' })

/** Ends every session of a member but the one in which it is asked. */
export const makeEndOtherSessions =
  ({ sessions, clock }: Parts) =>
  (memberId: string, sessionId: string): Promise<void> =>
    sessions.endOthers(memberId, sessionId, clock.now())
