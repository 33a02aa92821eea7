import { isMeasuredArea as isInMeasuredArea } from '../../domain/analytics/measured-area.ts'
import { eventsOfPage } from '../../domain/analytics/page-events.ts'
import { isSeen } from '../../domain/interaction/page-activity.ts'

/** What there is to tell when somebody comes to a page. */
export const tellsOfPage = eventsOfPage

/** Whether visits may be measured on a page. */
export const isMeasuredArea = isInMeasuredArea

/** Whether something counts as seen, by the share of it that is in view. What is higher than the window is seen when it fills a tenth of it. */
export const countsAsSeen = ({ share, ofWindow }: { readonly share: number; readonly ofWindow: number }): boolean => isSeen(Math.max(share, ofWindow))
