import { accessTokenAge, refreshTokenAge } from '../../domain/session/ages.ts'
import type { AuthCookie } from '../../domain/session/auth-cookie.ts'
import type { AccessTokens } from '../ports/access-tokens.ts'
import type { Clock } from '../ports/clock.ts'
import type { Member } from '../ports/member-repository.ts'
import type { RefreshTokens } from '../ports/refresh-tokens.ts'
import type { SessionRepository } from '../ports/session-repository.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'

export type SessionParts = {
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
  sessions: SessionRepository
  clock: Clock
  ids: UniqueIds
}

export const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000)

/**
 * Opens a session for a member and gives what the auth cookie holds. Null when the account is gone, or its password was
 * changed since the member was read: a session opened with the old password must not outlive it.
 */
export const openSession = async (
  { accessTokens, refreshTokens, sessions, clock, ids }: SessionParts,
  { id: memberId, passwordHash }: Pick<Member, 'id' | 'passwordHash'>,
): Promise<AuthCookie | null> => {
  const now = clock.now()
  const sessionId = ids.next()
  const refreshToken = refreshTokens.next()
  const expRefresh = secondsOf(now) + refreshTokenAge
  const isOpened = await sessions.open(
    { id: sessionId, memberId, passwordHash, openedAt: now },
    { fingerprint: await refreshTokens.fingerprint(refreshToken), expiresAt: expRefresh * 1000 },
  )
  if (!isOpened) return null
  const exp = secondsOf(now) + accessTokenAge
  return { id: memberId, token: await accessTokens.issue({ memberId, sessionId }, exp), refreshToken, exp, expRefresh }
}
