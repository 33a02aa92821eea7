import type { SiteNames } from '../navigation/site-names.ts'
import { countryCodes } from './country.ts'

/** Every country, ISO 3166-1, by code. */
export const countries: readonly string[] = [...countryCodes]

/**
 * The id that profiles know a country by: that of France is the installation's own, any other one is its code.
 *
 * Source: specification, section 3, "Profile": `country` with `valueId`; section 2: the France country id.
 *
 * @param code ISO 3166-1
 * @example idOfCountry('FR', { franceCountryId: '1' }) // '1'
 * @example idOfCountry('SN', { franceCountryId: '1' }) // 'SN'
 */
export const idOfCountry = (code: string, { franceCountryId }: Pick<SiteNames, 'franceCountryId'>): string =>
  code === 'FR' ? franceCountryId : code

/**
 * The country of a profile, ISO 3166-1; null for an id that stands for none.
 *
 * Source: specification, section 3, "Profile": `country` with `valueId`.
 *
 * @example countryOfId('1', { franceCountryId: '1' }) // 'FR'
 */
export const countryOfId = (id: string, { franceCountryId }: Pick<SiteNames, 'franceCountryId'>): string | null => {
  if (id === franceCountryId) return 'FR'
  return countryCodes.has(id) ? id : null
}
