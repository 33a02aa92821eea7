import { accessTokenAge, refreshTokenAge } from '../../domain/session/ages.ts'
import type { AuthCookie } from '../../domain/session/auth-cookie.ts'
import type { AccessTokens } from '../ports/access-tokens.ts'
import type { Clock } from '../ports/clock.ts'
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

/** Opens a session for a member and gives what the auth cookie holds. */
export const openSession = async (
  { accessTokens, refreshTokens, sessions, clock, ids }: SessionParts,
  memberId: string,
): Promise<AuthCookie> => {
  const now = clock.now()
  const sessionId = ids.next()
  const refreshToken = refreshTokens.next()
  const expRefresh = secondsOf(now) + refreshTokenAge
  await sessions.open(
    { id: sessionId, memberId, openedAt: now },
    { fingerprint: await refreshTokens.fingerprint(refreshToken), expiresAt: expRefresh * 1000 },
  )
  const exp = secondsOf(now) + accessTokenAge
  return { id: memberId, token: await accessTokens.issue({ memberId, sessionId }, exp), refreshToken, exp, expRefresh }
}
