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
 * The campaign whose banner a page shows to somebody, the first that suits: it is open, for France, and names the page
 * among those of its banner. Null when there is none.
 *
 * Source: specification, section 2, "Popins and banners", and section 3, "bannerPagesVisibile".
 *
 * @example offerBannerOn('/bac', campaignList, { person, franceCountryId: '1', now })?.id // 'offre-bienvenue-inscription-eleve'
 */
export const offerBannerOn = (
  path: string,
  campaigns: readonly Campaign[],
  { person, franceCountryId, now }: { person: Whereabouts; franceCountryId: string; now: number },
): Campaign | null => {
  if (!mayShowOffers(path) || !areOffersAvailable(person, franceCountryId)) return null
  const suits = (campaign: Campaign): boolean =>
    campaign.market === 'france' && campaignPhase(campaign, now).type === 'open' && isAmongPages(path, campaign.bannerPages)
  return campaigns.find(suits) ?? null
}
