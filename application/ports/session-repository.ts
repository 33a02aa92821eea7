import type { StoredRefreshToken } from '../../domain/session/refresh-decision.ts'

/** A session that is still of use; times in milliseconds since 1970. */
export type OpenSession = {
  readonly id: string
  readonly openedAt: number
  /** When its refresh token was last exchanged: its use, to the day. Null when it never was. */
  readonly refreshedAt: number | null
}

/** Who uses an open session: a child of the member whose session it is, or, where that is null, the member. */
export type SessionUser = { readonly childId: string | null }

/** Sessions and their chain (family) of refresh tokens, known by fingerprint. */
export type SessionRepository = {
  /**
   * Opens a session for a member who knows the password of this hash; false, and no session, when the account is gone or
   * its password was changed meanwhile.
   */
  open(
    session: { id: string; memberId: string; passwordHash: string; openedAt: number },
    token: { fingerprint: string; expiresAt: number },
  ): Promise<boolean>
  isOpen(sessionId: string): Promise<boolean>
  /** Undefined for a session that is not open. A session is opened by the member. */
  userOf(sessionId: string): Promise<SessionUser | undefined>
  /** Hands an open session of the member's own to a child of theirs, or back to them; false when there is no such session or child. */
  handTo(memberId: string, sessionId: string, user: SessionUser): Promise<boolean>
  /** The member's open sessions that a refresh token can still go on with, those opened last first. */
  ofMember(memberId: string, now: number): Promise<readonly OpenSession[]>
  findToken(fingerprint: string): Promise<StoredRefreshToken | undefined>
  /** Marks a token as replaced and stores its successor, both or neither; false when somebody else just did. */
  replaceToken(replaced: { fingerprint: string; at: number }, successor: { fingerprint: string; expiresAt: number }): Promise<boolean>
  end(sessionId: string, at: number): Promise<void>
  /** Ends a session of the member's own; false when they have no such open session. */
  endOwn(memberId: string, sessionId: string, at: number): Promise<boolean>
  /** Ends the member's sessions but one. */
  endOthers(memberId: string, keptSessionId: string, at: number): Promise<void>
}
