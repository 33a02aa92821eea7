import { err, ok, type Result } from 'neverthrow'
import { accessTokenAge, refreshTokenAge } from '../../domain/session/ages.ts'
import type { AuthCookie } from '../../domain/session/auth-cookie.ts'
import { decideRefresh } from '../../domain/session/refresh-decision.ts'
import { secondsOf, type SessionParts } from './open-session.ts'

export type RefreshSessionError = { readonly type: 'refresh-token-refused' }

/** Exchanges a refresh token for a new pair of tokens, once; an old token that comes back ends its whole session. */
export const makeRefreshSession = ({ accessTokens, refreshTokens, sessions, clock }: SessionParts) => {
  /**
   * The successor that a token was replaced by, under whichever key that was. The keys are asked for after the token was
   * seen to be replaced: the key of whoever did that is among them.
   */
  const storedSuccessor = async (refreshToken: string): Promise<string | undefined> => {
    for (const successor of await refreshTokens.successorsOf(refreshToken)) {
      if (await sessions.findToken(await refreshTokens.fingerprint(successor))) return successor
    }
    return undefined
  }

  return async (refreshToken: string): Promise<Result<AuthCookie, RefreshSessionError>> => {
    const fingerprint = await refreshTokens.fingerprint(refreshToken)
    const now = clock.now()
    const expRefresh = secondsOf(now) + refreshTokenAge

    let token = await sessions.findToken(fingerprint)
    if (decideRefresh(token, now) === 'rotate') {
      const [successor] = await refreshTokens.successorsOf(refreshToken)
      await sessions.replaceToken(
        { fingerprint, at: now },
        { fingerprint: await refreshTokens.fingerprint(successor), expiresAt: expRefresh * 1000 },
      )
      // Whoever was first, the token is replaced now, and its successor is the same for all.
      token = await sessions.findToken(fingerprint)
    }
    const decision = decideRefresh(token, now)
    if (token && decision === 'same-successor') {
      const { memberId, sessionId } = token
      const successor = await storedSuccessor(refreshToken)
      if (successor === undefined) return err({ type: 'refresh-token-refused' })
      const exp = secondsOf(now) + accessTokenAge
      return ok({ id: memberId, token: await accessTokens.issue({ memberId, sessionId }, exp), refreshToken: successor, exp, expRefresh })
    }
    if (token && decision === 'end-session') await sessions.end(token.sessionId, now)
    return err({ type: 'refresh-token-refused' })
  }
}
