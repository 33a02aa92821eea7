/** How often something may be done: `points` times (at least once) in `seconds`, counted from the first time. */
export type RateLimit = { readonly points: number; readonly seconds: number }

/** `retryAfter`: whole seconds after which it may be tried again. */
export type RateDecision = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number }

/** Counts what callers do, for all processes together. */
export type RateLimiter = {
  /**
   * Counts one more time for a key, and says whether that was within the limit. What is refused is not counted.
   *
   * @param key names the action and who does it, of any length; only its fingerprint is stored
   */
  take(key: string, limit: RateLimit): Promise<RateDecision>
  /** Forgets what is of no more use at a moment, in milliseconds since 1970. */
  removeExpired(now: number): Promise<void>
}
