import type { Campaign } from './campaign.ts'
import { campaignPhase } from './campaign-page.ts'
import { areOffersAvailable, type Whereabouts } from './market.ts'
import { isAmongPages, isAtOrBelow } from './page-paths.ts'

const pagesWithoutOffers = ['/premium', '/partenaires'] as const

/**
 * Whether a page may show an offer: none does at or below `/premium` and `/partenaires`.
 *
 * Source: specification, section 2, "not on /premium or /partenaires paths".
 *
 * @example mayShowOffers('/partenaires/tous') // false
 */
export const mayShowOffers = (path: string): boolean => !pagesWithoutOffers.some((page) => isAtOrBelow(path, page))

/**
 * The campaigns whose banner somebody may see: those for France that are open and name pages for it, where offers are
 * available; none elsewhere.
 *
 * Source: specification, section 2, "Popins and banners".
 *
 * @param now milliseconds since 1970
 */
export const campaignsWithBanner = (
  campaigns: readonly Campaign[],
  { person, franceCountryId, now }: { person: Whereabouts; franceCountryId: string; now: number },
): readonly Campaign[] =>
  areOffersAvailable(person, franceCountryId)
    ? campaigns.filter((campaign) => campaign.market === 'france' && campaign.bannerPages.length > 0 && campaignPhase(campaign, now).type === 'open')
    : []

/**
 * The campaign whose banner a page shows, the first that names the page among those of its banner. Null when there is none.
 *
 * Source: specification, section 2, "Popins and banners", and section 3, "bannerPagesVisibile".
 *
 * @param campaigns of `campaignsWithBanner`
 * @example offerBannerOn('/bac', campaignsWithBanner(campaignList, …))?.id // 'offre-bienvenue-inscription-eleve'
 */
export const offerBannerOn = <Shown extends Pick<Campaign, 'bannerPages'>>(path: string, campaigns: readonly Shown[]): Shown | null =>
  mayShowOffers(path) ? (campaigns.find(({ bannerPages }) => isAmongPages(path, bannerPages)) ?? null) : null
