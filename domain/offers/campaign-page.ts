import type { Campaign } from './campaign.ts'
import { marketOf, type Whereabouts } from './market.ts'

/** Where a campaign stands, with the moment that a page names; milliseconds since 1970. */
export type CampaignPhase =
  | { readonly type: 'before'; readonly opensAt: number }
  | { readonly type: 'open' }
  | { readonly type: 'over'; readonly endedAt: number }

/**
 * Where a campaign stands: it opens at its first moment, and is over at its last; without dates it is open.
 *
 * @param now milliseconds since 1970
 * @example campaignPhase({ window: { startsAt: 10, endsAt: 20, countdown: null } }, 20) // { type: 'over', endedAt: 20 }
 */
export const campaignPhase = ({ window }: Pick<Campaign, 'window'>, now: number): CampaignPhase => {
  // Stryker disable next-line ConditionalExpression: no moment comes before none
  if (window.startsAt !== null && now < window.startsAt) return { type: 'before', opensAt: window.startsAt }
  if (window.endsAt !== null && now >= window.endsAt) return { type: 'over', endedAt: window.endsAt }
  return { type: 'open' }
}

/** Where the ordinary offers are, which always have something on sale. */
export const ordinaryOffersPath = '/premium'

/** What somebody finds on a campaign's page; beside one that is not open, the page shows what is on sale today. */
export type CampaignPage =
  | { readonly type: 'campaign'; readonly campaign: Campaign; readonly phase: CampaignPhase }
  | { readonly type: 'ordinary-offers'; readonly path: typeof ordinaryOffersPath }

/**
 * Decides what a campaign's page shows: the campaign, wherever it stands, or the ordinary offers to whoever it is not for.
 *
 * Source: specification, section 2, "An offer is shown only to users whose country is the France country id", and section 9.
 *
 * @example openCampaignPage(offreSolo, { person: { countryId: null, region: 'SN' }, franceCountryId: '1', now })
 * // { type: 'ordinary-offers', path: '/premium' }
 */
export const openCampaignPage = (
  campaign: Campaign,
  { person, franceCountryId, now }: { person: Whereabouts; franceCountryId: string; now: number },
): CampaignPage =>
  campaign.market === marketOf(person, franceCountryId)
    ? { type: 'campaign', campaign, phase: campaignPhase(campaign, now) }
    : { type: 'ordinary-offers', path: ordinaryOffersPath }
