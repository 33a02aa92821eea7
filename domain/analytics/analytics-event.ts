import type { Money } from '../money/money.ts'

/** What is said of a member: nothing that tells who they are. */
export type AnalyticsProfile = {
  /** Parent, pupil or student, as the profile names it; null when it does not say. */
  readonly accessType: string | null
  readonly levelOfEducation: string | null
  readonly country: string | null
  readonly isPremium: boolean
  readonly hasFamilyPlan: boolean
}

/** A plan and what is to be paid for it. */
export type AnalyticsPurchase = { readonly planId: string; readonly amount: Money }

/**
 * Something that happened, as the audience measurement wants to know it. Paths are those of the address; a query, and
 * whatever in it may name a person, is left out when the event is written.
 *
 * Source: specification, section 7, "Analytics pushes to a data layer", and section 5, "The first character typed".
 */
export type AnalyticsEvent =
  | { readonly type: 'profile-known'; readonly profile: AnalyticsProfile }
  | { readonly type: 'user-known'; readonly userId: string }
  | { readonly type: 'first-activity' }
  /** What the person let the site do: tags that are not covered by it must not run. */
  | { readonly type: 'consent-known'; readonly audience: boolean; readonly marketing: boolean }
  | { readonly type: 'installation-known'; readonly installationId: string }
  | { readonly type: 'profiling-started' }
  | { readonly type: 'profiling-progressed'; readonly step: string }
  | { readonly type: 'profiling-completed' }
  | { readonly type: 'sign-up-started' }
  | { readonly type: 'sign-up-completed' }
  | { readonly type: 'checkout-initiated'; readonly purchase: AnalyticsPurchase }
  | { readonly type: 'purchase-started'; readonly purchase: AnalyticsPurchase }
  | { readonly type: 'purchase-completed'; readonly orderId: string; readonly purchase: AnalyticsPurchase }
  | { readonly type: 'page-viewed'; readonly path: string }
  | { readonly type: 'content-viewed'; readonly path: string; readonly kind: string }
  | { readonly type: 'paywall-viewed'; readonly path: string }
  | { readonly type: 'action-button-clicked'; readonly button: string; readonly path: string }
  | { readonly type: 'newsletter-failed'; readonly reason: string }
  | { readonly type: 'newsletter-email-typed' }
