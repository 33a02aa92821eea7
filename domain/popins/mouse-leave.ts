const day = 24 * 60 * 60 * 1000

/**
 * When the newsletter popin last opened because the mouse left the page, as milliseconds since 1970 written in digits.
 * What is not written so counts as never.
 *
 * Source: specification, section 3, "newsletterLastPopupDateMouseLeave".
 *
 * @example lastMouseLeaveDate('1708000000000') // 1_708_000_000_000
 * @example lastMouseLeaveDate('yesterday') // null
 */
export const lastMouseLeaveDate = (stored: string | null): number | null =>
  // Stryker disable next-line ConditionalExpression: nothing stored is no number either
  stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null

/**
 * Whether the newsletter popin opens when the mouse leaves the page: only where an operator switched it on (it is off by
 * default), and at most once a day. A stored date that is still to come, from a clock that was wrong, does not count.
 *
 * Source: specification, section 4, "A mouse-leave popin appears disabled, with a one-day throttle in storage".
 *
 * @param now milliseconds since 1970
 * @param enabled left out: off
 */
export const opensOnMouseLeave = ({ now, lastOpenedAt, enabled = false }: { now: number; lastOpenedAt: number | null; enabled?: boolean }): boolean =>
  enabled && (lastOpenedAt === null || now < lastOpenedAt || now - lastOpenedAt >= day)
