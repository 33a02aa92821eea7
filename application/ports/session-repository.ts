import type { StoredRefreshToken } from '../../domain/session/refresh-decision.ts'

/** Sessions and their chain (family) of refresh tokens, known by fingerprint. */
export type SessionRepository = {
  open(session: { id: string; memberId: string; openedAt: number }, token: { fingerprint: string; expiresAt: number }): Promise<void>
  isOpen(sessionId: string): Promise<boolean>
  findToken(fingerprint: string): Promise<StoredRefreshToken | undefined>
  /** Marks a token as replaced and stores its successor, both or neither; false when somebody else just did. */
  replaceToken(replaced: { fingerprint: string; at: number }, successor: { fingerprint: string; expiresAt: number }): Promise<boolean>
  end(sessionId: string, at: number): Promise<void>
}
