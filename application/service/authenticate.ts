import type { AccessTokens, TokenHolder } from '../ports/access-tokens.ts'
import type { SessionRepository, SessionUser } from '../ports/session-repository.ts'

/** Says who an access token speaks for, and who uses their session; null when it is not valid or its session was ended. */
export const makeAuthenticate =
  ({ accessTokens, sessions }: { accessTokens: AccessTokens; sessions: SessionRepository }) =>
  async (token: string): Promise<(TokenHolder & SessionUser) | null> => {
    const holder = await accessTokens.read(token)
    const user = holder && (await sessions.userOf(holder.sessionId))
    return holder && user ? { ...holder, ...user } : null
  }
