import type { PagePart } from '../../domain/navigation/page-parts.ts'
import { offerBannerOn } from '../../domain/offers/offer-banner.ts'
import { type Arrangement, arrangePopins, type CookieChoiceMoment } from '../../domain/popins/arrange-popins.ts'
import type { Banners } from '../../domain/popins/banners.ts'
import type { NewsletterPopin } from '../../domain/popins/newsletter-popin.ts'
import type { NewsletterMemory } from '../../domain/popins/newsletter-visibility.ts'
import type { ToggledPopins } from '../../domain/popins/toggled-popins.ts'
import type { Profile } from '../../domain/profile/profile.ts'
import type { Surroundings } from './show-surroundings.ts'

/** What somebody opened, closed and chose so far, and on what kind of window. */
export type SiteMoment = {
  readonly banners: Banners
  readonly popins: ToggledPopins
  readonly newsletterState: NewsletterPopin['state']
  readonly newsletterMemory: NewsletterMemory
  readonly cookieChoice: CookieChoiceMoment
  readonly isHandheld: boolean
}

/** What slides over a page, with the campaign of its banner, if it has one. */
export type PageArrangement = Arrangement & { readonly campaign: Surroundings['bannerCampaigns'][number] | null }

/**
 * Decides what slides over a page and sticks to its edges at a moment. Where there is no app to install, none is recommended.
 *
 * Source: specification, section 2, "Popins and banners".
 */
export const arrangePage = (
  { path, parts }: { path: string; parts: readonly PagePart[] },
  { viewer, presentationPath, bannerCampaigns, mobileApp }: Surroundings,
  profile: Profile | null,
  { newsletterState, newsletterMemory, ...moment }: SiteMoment,
): PageArrangement => {
  const campaign = offerBannerOn(path, bannerCampaigns)
  const arrangement = arrangePopins({
    ...moment,
    path,
    presentationPath,
    parts: mobileApp === null ? parts.filter((part) => part !== 'app-recommendations') : parts,
    viewer,
    profile,
    newsletter: { state: newsletterState, memory: newsletterMemory },
    hasOfferBanner: campaign !== null,
  })
  return { ...arrangement, campaign }
}
