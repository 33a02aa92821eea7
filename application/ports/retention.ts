/** The records that are kept for a time only. */
export type ShortLivedRecord = 'sessions' | 'oneTimeTokens' | 'mails' | 'unconfirmedSubscribers' | 'visitorAttempts' | 'sandboxPayments'

/** By kind of record a time, in milliseconds since 1970: what was over then, or before, is forgotten. */
export type RetentionLimits = Readonly<Record<ShortLivedRecord, number>>

/** How many records of each kind are gone. */
export type ForgottenRecords = Readonly<Record<ShortLivedRecord | 'refreshTokens', number>>

/** Forgets what is no longer needed, wherever it is stored. Source: GDPR, article 5, 1, e. */
export type Retention = {
  /**
   * One turn, which may leave some for the next one so as to be short: nothing is left once a turn forgets nothing. Several
   * processes may do so at once.
   *
   * - `sessions`: over since somebody ended them, or since their last refresh token expired. Their refresh tokens go with
   *   them, and not before: an old token that comes back must still end a session that goes on.
   * - `oneTimeTokens`: over since they expired
   * - `mails`: over since they were sent or given up; those that wait stay
   * - `unconfirmedSubscribers`: counted from when they last asked for the newsletter
   * - `visitorAttempts`: counted from when they were started, with their answers; those of members stay
   * - `sandboxPayments`: counted from when they were started. Those stay whose order is not settled, whose refund is not
   *   made, or whose subscription is renewed from them and was not over by then.
   */
  forget(limits: RetentionLimits): Promise<ForgottenRecords>
}
