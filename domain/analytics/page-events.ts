import { isAtOrBelow, isSamePage } from '../offers/page-paths.ts'
import type { AnalyticsEvent } from './analytics-event.ts'

/** Where somebody is, and whether as a member. */
export type PlaceInSite = { readonly path: string; readonly isMember: boolean }

const signUpForm = '/signup/signup-form'

/**
 * What there is to tell when somebody comes to a page: that it is viewed, that they begin to sign up, and that they have: a
 * visitor of the sign-up pages who goes on as a member. The same page again, with another query or after a form that was
 * refused, is no new view.
 *
 * Source: specification, section 7, "signUpStart/signUpComplete" and "viewPage".
 *
 * @param before where they were, null when the page was just loaded
 * @example eventsOfPage({ path: '/', isMember: false }, { path: '/faq', isMember: false }) // [{ type: 'page-viewed', path: '/faq' }]
 */
export const eventsOfPage = (before: PlaceInSite | null, now: PlaceInSite): readonly AnalyticsEvent[] => {
  const hasSignedUp = before !== null && isAtOrBelow(before.path, '/signup') && !before.isMember && now.isMember
  const isNewPage = before === null || !isSamePage(before.path, now.path)
  return [
    ...(hasSignedUp ? [{ type: 'sign-up-completed' } as const] : []),
    ...(isNewPage ? [{ type: 'page-viewed', path: now.path } as const] : []),
    ...(isNewPage && isSamePage(now.path, signUpForm) ? [{ type: 'sign-up-started' } as const] : []),
  ]
}
