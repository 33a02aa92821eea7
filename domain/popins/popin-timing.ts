const second = 1000
const day = 24 * 60 * 60 * second

/**
 * How long somebody looks at the site before a popin opens, in milliseconds: long enough to have read something, and never
 * on arrival. The subscription promotion waits for as many pages of the visit instead.
 *
 * Source: a decision of the product; the specification says "timing not shown".
 */
export const popinTiming = {
  newsletterAfter: 20 * second,
  appRecommendationAfter: 30 * second,
  subscriptionPromotionAfterPages: 6,
} as const

const restMilliseconds = 30 * day

/**
 * When a popin was closed, as it was stored: milliseconds since 1970 in digits. What is not written so counts as never.
 *
 * @example popinClosedAt('1708000000000') // 1_708_000_000_000
 * @example popinClosedAt('yesterday') // null
 */
export const popinClosedAt = (stored: string | null): number | null =>
  // Stryker disable next-line ConditionalExpression: nothing stored is no number either
  stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null

/**
 * Whether a popin that recommends something may open again: whoever closed it is left alone for 30 days. A stored date that
 * is still to come, from a clock that was wrong, does not count.
 *
 * Source: a decision of the product.
 *
 * @param closedAt milliseconds since 1970, null when it was never closed
 * @example mayOpenAgain(null, now) // true
 */
export const mayOpenAgain = (closedAt: number | null, now: number): boolean =>
  closedAt === null || now < closedAt || now - closedAt >= restMilliseconds

/**
 * Whether the subscription is recommended on a page of the visit: once the person has seen some of what there is.
 *
 * @param pages how many pages of the site the visit has seen, this one included
 * @example promotesSubscription(6) // true
 */
export const promotesSubscription = (pages: number): boolean => pages >= popinTiming.subscriptionPromotionAfterPages
