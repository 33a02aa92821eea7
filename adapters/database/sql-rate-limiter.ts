import { createHash } from 'node:crypto'
import type { Clock } from '../../application/ports/clock.ts'
import type { RateDecision, RateLimit, RateLimiter } from '../../application/ports/rate-limiter.ts'
import type { Database } from './schema.ts'

const fingerprintOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** One statement counts and decides, so that processes need not wait for one another. A refusal writes nothing. */
export class SqlRateLimiter implements RateLimiter {
  readonly #db: Database['db']
  readonly #clock: Clock
  constructor({ db }: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  async take(key: string, { points, seconds }: RateLimit): Promise<RateDecision> {
    const now = this.#clock.now()
    const fingerprint = fingerprintOf(key)
    const endsAt = now + seconds * 1000
    const counted = await this.#db
      .insertInto('rate_limits')
      .values({ key: fingerprint, points: 1, expires_at: endsAt })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet(({ case: choose, eb, ref }) => ({
            points: choose().when('rate_limits.expires_at', '<=', now).then(1).else(eb('rate_limits.points', '+', 1)).end(),
            expires_at: choose().when('rate_limits.expires_at', '<=', now).then(endsAt).else(ref('rate_limits.expires_at')).end(),
          }))
          .where(({ eb, or }) => or([eb('rate_limits.expires_at', '<=', now), eb('rate_limits.points', '<', points)])),
      )
      .returning('key')
      .executeTakeFirst()
    if (counted) return { allowed: true }

    const row = await this.#db.selectFrom('rate_limits').select('expires_at').where('key', '=', fingerprint).executeTakeFirst()
    // A process whose clock is ahead may have removed the row since.
    return { allowed: false, retryAfter: Math.max(1, Math.ceil(((row?.expires_at ?? now) - now) / 1000)) }
  }

  async removeExpired(now: number): Promise<void> {
    await this.#db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute()
  }
}
