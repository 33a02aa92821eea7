import type { Clock } from '../../application/ports/clock.ts'
import type { RateDecision, RateLimit, RateLimiter } from '../../application/ports/rate-limiter.ts'

/** Counts for this process only. */
export class InMemoryRateLimiter implements RateLimiter {
  readonly #windows = new Map<string, { taken: number; readonly endsAt: number }>()
  readonly #clock: Clock
  constructor(clock: Clock) {
    this.#clock = clock
  }

  take(key: string, { points, seconds }: RateLimit): Promise<RateDecision> {
    const now = this.#clock.now()
    const current = this.#windows.get(key)
    if (!current || current.endsAt <= now) {
      this.#windows.set(key, { taken: 1, endsAt: now + seconds * 1000 })
      return Promise.resolve({ allowed: true })
    }
    if (current.taken >= points) return Promise.resolve({ allowed: false, retryAfter: Math.ceil((current.endsAt - now) / 1000) })
    current.taken += 1
    return Promise.resolve({ allowed: true })
  }

  removeExpired(now: number) {
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key)
    return Promise.resolve()
  }
}
