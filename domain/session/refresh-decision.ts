import { rotatedTokenGraceMilliseconds } from './ages.ts'

/** A refresh token as it is stored. Times in milliseconds since 1970. */
export type StoredRefreshToken = {
  readonly sessionId: string
  readonly memberId: string
  readonly expiresAt: number
  readonly replacedAt: number | null
  readonly sessionEndedAt: number | null
}

/**
 * - `rotate`: the token is good, and is replaced by a new one
 * - `same-successor`: two tabs refreshed at once, the second gets what the first got
 * - `end-session`: an old token came back, so somebody may have stolen it
 * - `refuse`: unknown, over, or its session is closed
 */
export type RefreshDecision = 'rotate' | 'same-successor' | 'end-session' | 'refuse'

/**
 * Decides what a refresh token is worth: a new one, the same successor, the end of its session, or nothing. A replaced
 * token that comes back late ends the session even when it is over itself: whoever stole it may hold its successors.
 *
 * @example decideRefresh(undefined, now) // 'refuse'
 */
export const decideRefresh = (token: StoredRefreshToken | undefined, now: number): RefreshDecision => {
  if (!token || token.sessionEndedAt !== null) return 'refuse'
  if (token.replacedAt !== null) return now - token.replacedAt <= rotatedTokenGraceMilliseconds ? 'same-successor' : 'end-session'
  return now < token.expiresAt ? 'rotate' : 'refuse'
}
