import type { Locale } from '../locale/locale.ts'
import type { UserType } from '../newsletter/user-types.ts'
import { type OfferKind, offersForPromoCode } from '../promo-codes/offers-for-promo-code.ts'
import type { Profile } from './profile.ts'
import type { ProfileEntries } from './profile-entries.ts'

/**
 * What the whole site knows while somebody uses it. `rawProfile` is the profile as it was served, with the entries that
 * `profile` leaves aside.
 *
 * Source: specification, section 3, "Site-wide state".
 */
export type SiteWideState = {
  readonly profile: Profile | null
  readonly rawProfile: ProfileEntries | null
  readonly avatars: readonly string[]
  readonly promocode: string | null
  readonly subscriptionBannerOpened: boolean
  readonly offerStickyBannerOpened: boolean
  readonly hasVisitedProfilingPage: boolean
  readonly region: string
  readonly previousRoute: string | null
  readonly siteHost: string | null
  readonly installationId: string | null
  readonly locale: Locale
  readonly offers: readonly OfferKind[]
  readonly userTypes: readonly UserType[]
  readonly popins: { readonly appRecommendation: boolean; readonly paidAppRecommendation: boolean }
  readonly auth: { readonly loggedIn: boolean }
}

/** How a page starts: banners open, popins hidden, French, in France, every offer and user type. */
export const initialSiteWideState: SiteWideState = {
  profile: null,
  rawProfile: null,
  avatars: [],
  promocode: null,
  subscriptionBannerOpened: true,
  offerStickyBannerOpened: true,
  hasVisitedProfilingPage: false,
  region: 'FR',
  previousRoute: null,
  siteHost: null,
  installationId: null,
  locale: 'fr',
  ...offersForPromoCode(null),
  popins: { appRecommendation: false, paidAppRecommendation: false },
  auth: { loggedIn: false },
}

/**
 * Empties both forms of the profile, as a logout does, and keeps the rest: the promo code above all, which somebody may
 * have come with before they logged in.
 *
 * Source: specification, section 4, "Clearing the profile".
 *
 * @example clearProfile({ ...state, promocode: 'RENTREE' }).promocode // 'RENTREE'
 */
export const clearProfile = <State extends Pick<SiteWideState, 'profile' | 'rawProfile'>>(state: State): State => ({
  ...state,
  profile: null,
  rawProfile: null,
})
