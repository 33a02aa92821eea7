import type { Clock } from '../ports/clock.ts'
import type { RefreshTokens } from '../ports/refresh-tokens.ts'
import type { SessionRepository } from '../ports/session-repository.ts'

/** Ends the session that a refresh token belongs to; a token that nobody knows ends nothing. */
export const makeLogOut =
  ({ sessions, refreshTokens, clock }: { sessions: SessionRepository; refreshTokens: RefreshTokens; clock: Clock }) =>
  async (refreshToken: string): Promise<void> => {
    const token = await sessions.findToken(await refreshTokens.fingerprint(refreshToken))
    if (token) await sessions.end(token.sessionId, clock.now())
  }
