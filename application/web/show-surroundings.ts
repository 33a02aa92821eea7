import { profilingAddress } from '../../domain/navigation/redirects.ts'
import type { SiteNames } from '../../domain/navigation/site-names.ts'
import { viewerOf, type Viewer } from '../../domain/navigation/viewer.ts'
import type { Campaign } from '../../domain/offers/campaign.ts'
import { campaignList } from '../../domain/offers/campaign-list.ts'
import { campaignsWithBanner } from '../../domain/offers/offer-banner.ts'
import { type OffersMenu, offersMenu } from '../../domain/offers/offers-menu.ts'
import type { Profile } from '../../domain/profile/profile.ts'
import type { Clock } from '../ports/clock.ts'

/** What stands around every page for somebody; it changes with who they are and where they are, not with the page. */
export type Surroundings = Pick<SiteNames, 'presentationPath' | 'socialLinks' | 'mobileApp' | 'storeRating'> & {
  readonly viewer: Viewer
  /** Where the profiling is: here, or on the account site. */
  readonly profilingAddress: string
  /** Where the visit comes from, ISO 3166-1. */
  readonly country: string
  readonly offers: OffersMenu
  /** Those whose banner some pages show to this person. */
  readonly bannerCampaigns: readonly Pick<Campaign, 'id' | 'paywallPath' | 'bannerPages'>[]
}

/**
 * Says what stands around the pages for somebody.
 *
 * Source: specification, section 2, "Header and menus", "Footer" and "Popins and banners".
 *
 * @param profile null for a visitor
 * @param country where the visit comes from, ISO 3166-1
 * @param isLoggedIn left out, whoever has a profile is; a member's profile may be out of reach
 */
export const makeShowSurroundings =
  ({ names, clock }: { names: SiteNames; clock: Clock }) =>
  (profile: Profile | null, country: string, isLoggedIn = profile !== null): Surroundings => {
    const { franceCountryId, presentationPath, socialLinks, mobileApp, storeRating } = names
    const campaigns = campaignList(names)
    const where = { person: { countryId: profile?.country?.valueId ?? null, region: country }, franceCountryId, now: clock.now() }
    return {
      presentationPath,
      socialLinks,
      mobileApp,
      storeRating,
      profilingAddress: profilingAddress(names),
      viewer: viewerOf(isLoggedIn, profile),
      country,
      offers: offersMenu(campaigns, where),
      bannerCampaigns: campaignsWithBanner(campaigns, where).map(({ id, paywallPath, bannerPages }) => ({ id, paywallPath, bannerPages })),
    }
  }
