import { currencyOfCountry } from '../region/country.ts'
import type { CampaignMarket } from './campaign.ts'

/** Where a person is: the country of their profile, by its id, and the region that the request came from (ISO 3166-1). */
export type Whereabouts = { readonly countryId: string | null; readonly region: string }

/**
 * Whether offers are available to somebody: their country is France, or they have none and the region is FR.
 *
 * Source: specification, section 4, "Offers available".
 *
 * @param franceCountryId the id of France among the countries of profiles
 * @example areOffersAvailable({ countryId: null, region: 'FR' }, '1') // true
 */
export const areOffersAvailable = ({ countryId, region }: Whereabouts, franceCountryId: string): boolean =>
  countryId === null ? region === 'FR' : countryId === franceCountryId

/**
 * The market whose campaigns are for somebody; null when there is none, and only the ordinary offers are for them.
 * Ids of countries other than France are not known here, so the region says whether it is one of the UEMOA.
 *
 * @example marketOf({ countryId: null, region: 'SN' }, '1') // 'uemoa'
 */
export const marketOf = (person: Whereabouts, franceCountryId: string): CampaignMarket | null => {
  if (areOffersAvailable(person, franceCountryId)) return 'france'
  return currencyOfCountry(person.region) === 'XOF' ? 'uemoa' : null
}
