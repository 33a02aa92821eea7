import type { AccessTokens, TokenHolder } from '../ports/access-tokens.ts'
import type { SessionRepository } from '../ports/session-repository.ts'

/** Says who an access token speaks for; null when it is not valid or its session was ended. */
export const makeAuthenticate =
  ({ accessTokens, sessions }: { accessTokens: AccessTokens; sessions: SessionRepository }) =>
  async (token: string): Promise<TokenHolder | null> => {
    const holder = await accessTokens.read(token)
    return holder && (await sessions.isOpen(holder.sessionId)) ? holder : null
  }
