import type { Campaign } from './campaign.ts'
import { campaignPhase, ordinaryOffersPath } from './campaign-page.ts'
import { areOffersAvailable, type Whereabouts } from './market.ts'

/** What the menu shows of a campaign: its name, and where its page is. */
type Offer = Pick<Campaign, 'id' | 'paywallPath'>

/** The offers entry of the header: a dropdown of four campaigns, or a link. */
export type OffersMenu =
  | { readonly type: 'four-offers'; readonly offers: readonly [Offer, Offer, Offer, Offer] }
  | { readonly type: 'link'; readonly path: typeof ordinaryOffersPath }

/**
 * What the offers entry of the header holds: the first four campaigns for France that are open, where offers are available;
 * otherwise, or when fewer than four are open, a link to the ordinary offers.
 *
 * Source: specification, section 2, "The offers entry is a dropdown of four offers when offers are available".
 *
 * @param campaigns in the order of the menu
 * @example offersMenu(campaignList, { person: { countryId: null, region: 'SN' }, franceCountryId: '1', now })
 * // { type: 'link', path: '/premium' }
 */
export const offersMenu = (
  campaigns: readonly Campaign[],
  { person, franceCountryId, now }: { person: Whereabouts; franceCountryId: string; now: number },
): OffersMenu => {
  const open = campaigns.filter((campaign) => campaign.market === 'france' && campaignPhase(campaign, now).type === 'open')
  const [first, second, third, fourth] = open.map(({ id, paywallPath }) => ({ id, paywallPath }))
  // Stryker disable next-line ConditionalExpression,LogicalOperator: what has a fourth one has the three before
  const offers = first && second && third && fourth ? ([first, second, third, fourth] as const) : null
  return offers !== null && areOffersAvailable(person, franceCountryId) ? { type: 'four-offers', offers } : { type: 'link', path: ordinaryOffersPath }
}
