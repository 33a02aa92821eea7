import type { Currency } from '../money/money.ts'

/** The 249 codes of ISO 3166-1 alpha-2. */
export const countryCodes: ReadonlySet<string> = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
    'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
    'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
    'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
    'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
    'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
    'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
  ).split(' '),
)

const twoLetters = /^[A-Za-z]{2}$/

// Some letters of other alphabets become two-letter codes in capitals: ﬁ would be Finland.
const knownCountryOf = (text: string): string | null => {
  const code = text.toUpperCase()
  return twoLetters.test(text) && countryCodes.has(code) ? code : null
}

/** Source: specification, section 9, "Default region". */
export const defaultCountry = 'FR'

/**
 * The country that the network in front of the service says a request comes from: the first of the configured headers
 * that names a known one (networks write `XX` for a country that they do not know). Null when none does.
 *
 * Source: specification, section 7, "Region" (a country header, two possible names).
 *
 * @param names the headers to look at, in order
 * @param read gives the value of a header
 * @example countryHeaderOf(['cf-ipcountry', 'x-country-code'], (name) => request.headers.get(name)) // 'SN'
 */
export const countryHeaderOf = (names: readonly string[], read: (name: string) => string | null | undefined): string | null =>
  names.map((name) => knownCountryOf(read(name) ?? '')).find((country) => country !== null) ?? null

/**
 * The country that a request comes from: the `country` query parameter, else what the person chose before,
 * else the country header, else France. An unknown code counts as France; an empty value counts as not given.
 *
 * What the person chose before comes from an earlier `country` parameter: it stays until another one is given, wherever
 * the network says that they are.
 *
 * Source: specification, section 7, "Region".
 *
 * @example chooseCountry({ query: 'sn', remembered: null, header: 'FR' }) // 'SN'
 */
export const chooseCountry = (from: {
  query: string | null
  remembered: string | null
  header: string | null
}): string => knownCountryOf(from.query || from.remembered || from.header || defaultCountry) ?? defaultCountry

/** The eight countries of the West African Economic and Monetary Union, whose currency is the CFA franc (XOF). */
const uemoaCountries = new Set('BJ BF CI GW ML NE SN TG'.split(' '))

/**
 * The currency that a country pays in: CFA francs in the UEMOA, euros elsewhere.
 *
 * Source: specification, section 3, "Plan" (EUR by default; XOF for Africa).
 *
 * @example currencyOfCountry('SN') // 'XOF'
 */
export const currencyOfCountry = (country: string): Currency => (uemoaCountries.has(country) ? 'XOF' : 'EUR')
