/** The first activity is told this long after the first visit began, in milliseconds. Source: specification, section 9. */
export const firstActivityDelayMilliseconds = 10_000

const told = 'told'

/** On arriving: to wait, after storing `firstVisit`, and then ask `firstActivityAfterWaiting`; or nothing to do. */
export type FirstVisitDecision =
  | { readonly type: 'wait'; readonly milliseconds: number; readonly firstVisit: string }
  | { readonly type: 'nothing' }

/**
 * Decides, when somebody arrives or loads a page anew, whether their first activity is still to be told: on the first
 * visit only, 10 s after it began, however many pages they load meanwhile. Somebody who left before, or whose stored
 * value cannot be read, is no first visitor any more. A clock put back begins the 10 s again.
 *
 * @param stored what was stored as first visit (`fv`), or null
 * @param now milliseconds since 1970
 *
 * Source: specification, section 4, "First-activity event".
 *
 * @example firstActivityOnArrival(null, 5000) // { type: 'wait', milliseconds: 10000, firstVisit: '5000' }
 */
export const firstActivityOnArrival = (stored: string | null, now: number): FirstVisitDecision => {
  if (stored !== null && !/^\d{1,15}$/.test(stored)) return { type: 'nothing' }
  const firstVisit = stored === null ? now : Math.min(now, Number(stored))
  const milliseconds = firstVisit + firstActivityDelayMilliseconds - now
  return milliseconds > 0 ? { type: 'wait', milliseconds, firstVisit: String(firstVisit) } : { type: 'nothing' }
}

/** After waiting: to tell the first activity and store `firstVisit`; or nothing, when another tab told it. */
export type FirstActivityDecision = { readonly type: 'tell'; readonly firstVisit: string } | { readonly type: 'nothing' }

/**
 * Decides, once the wait is over, whether the first activity is told: once only.
 *
 * @param stored what is stored as first visit by now
 *
 * Source: specification, section 4, "First-activity event".
 *
 * @example firstActivityAfterWaiting('told') // { type: 'nothing' }
 */
export const firstActivityAfterWaiting = (stored: string | null): FirstActivityDecision =>
  stored === told ? { type: 'nothing' } : { type: 'tell', firstVisit: told }
