import { addMonths } from './months.ts'
import { type SubscriptionFacts, subscriptionStatus } from './subscription-status.ts'

/** When the notice of a renewal may be sent: from `from` to `to`, both included, milliseconds since 1970. */
export type NoticeWindow = { readonly from: number; readonly to: number }

/**
 * When to tell somebody that their yearly subscription will be renewed, and that they can cancel it: at the earliest three
 * months and at the latest one month before the end of the term, until which they can, by the clocks of metropolitan
 * France. Null for every other subscription.
 *
 * Source: Code de la consommation, article L215-1.
 *
 * @example renewalNoticeWindow({ ...facts, renews: 'yearly', endsAt: november21 }) // { from: august21, to: october21 }
 */
export const renewalNoticeWindow = ({ renews, endsAt }: Pick<SubscriptionFacts, 'renews' | 'endsAt'>): NoticeWindow | null =>
  renews === 'yearly' && endsAt !== null ? { from: addMonths(endsAt, -3), to: addMonths(endsAt, -1) } : null

/**
 * - `none`: nothing will be renewed, so there is nothing to say
 * - `early`: not yet
 * - `due`: now
 * - `late`: it should have gone, and the person may leave at any time without cost; it is sent all the same
 * - `sent`: it went, in this term
 */
export type RenewalNotice = 'none' | 'early' | 'due' | 'late' | 'sent'

/**
 * Says whether the notice of a renewal is to be sent. Only an active subscription is renewed, so only it has one; a
 * notice sent before this term's window opened was that of another term.
 *
 * Source: Code de la consommation, article L215-1.
 *
 * @param sentAt when the last notice was sent, or null; milliseconds since 1970, as `now`
 * @example renewalNotice(facts, { now: october21, sentAt: null }) // 'due'
 */
export const renewalNotice = (facts: SubscriptionFacts, { now, sentAt }: { now: number; sentAt: number | null }): RenewalNotice => {
  const window = renewalNoticeWindow(facts)
  if (window === null || subscriptionStatus(facts, now).state !== 'active') return 'none'
  if (sentAt !== null && sentAt >= window.from) return 'sent'
  if (now < window.from) return 'early'
  return now <= window.to ? 'due' : 'late'
}
