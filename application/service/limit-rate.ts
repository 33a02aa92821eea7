import { err, ok, type Result } from 'neverthrow'
import { normaliseEmail } from '../../domain/validation/email.ts'
import type { RateLimiter } from '../ports/rate-limiter.ts'
import { type Limit, type LimitedAction, limits } from './limits.ts'
import type { TooManyRequests } from '../ports/too-many-requests.ts'
import { networkOf } from './network-of.ts'

/** `address`: the network address; `account`: the member's id or the e-mail address typed. Null for what is not known. */
export type Caller = { readonly address: string | null; readonly account: string | null }

/**
 * Counts an action of a caller, and refuses it when it was done too often from their network or for the account. What the
 * network may not do is not counted for the account, so that nobody is locked out by one single stranger.
 *
 * @example await limitRate('log-in', { address: '192.0.2.7', account: 'lea@example.org' })
 * // err({ type: 'too-many-requests', retryAfter: 840 })
 */
export const makeLimitRate =
  ({ limiter }: { limiter: Pick<RateLimiter, 'take'> }) =>
  async (action: LimitedAction, { address, account }: Caller): Promise<Result<void, TooManyRequests>> => {
    const limit: Limit = limits[action]
    const counted = [
      { by: 'address', who: address === null ? null : networkOf(address), limit: limit.address },
      { by: 'account', who: account === null ? null : normaliseEmail(account), limit: limit.account },
    ]
    for (const { by, who, limit: most } of counted) {
      if (who === null || !most) continue
      const decision = await limiter.take(`${action} by ${by} ${who}`, most)
      if (!decision.allowed) return err({ type: 'too-many-requests', retryAfter: decision.retryAfter })
    }
    return ok()
  }
