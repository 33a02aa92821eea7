import { visitorCookieAge } from '../../domain/session/ages.ts'
import type { ShortLivedRecord } from '../ports/retention.ts'

const day = 86_400_000

/**
 * How long what is over is still kept, in milliseconds. The privacy policy (`content/<language>/pages/privacy-policy.md`)
 * tells people the same figures.
 *
 * Source: GDPR, article 5, 1, e: no longer than is necessary. The periods are decisions of the product.
 */
export const retentionPeriods = {
  /** For questions about who was logged in, which come within weeks. */
  sessions: 30 * day,
  /** Their links are worth nothing from then on. */
  oneTimeTokens: 0,
  /** For questions about a mail that did not come; its address and facts are erased as it goes. */
  mails: 30 * day,
  /** Whoever has not followed the link by then does not want the newsletter. */
  unconfirmedSubscribers: 30 * day,
  /** The age of the visitor's cookie, without which nobody finds them again. */
  visitorAttempts: visitorCookieAge * 1000,
  /** More than a year, for what is paid once a year. */
  sandboxPayments: 400 * day,
} as const satisfies Record<ShortLivedRecord, number>
