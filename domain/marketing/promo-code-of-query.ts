import { cleanQueryValue } from './query-value.ts'

const longestCode = 100

/**
 * The promo code that a visit brought, to be stored as it was written: the first `promocode` of its query string, of at
 * most 100 characters, as a coupon code has. Null for none. Whether the code exists is asked when it is used.
 *
 * Source: specification, section 7, "Query parameters promocode".
 *
 * @param query with or without the question mark
 * @example promoCodeOfQuery('?promocode=RENTREE') // 'RENTREE'
 */
export const promoCodeOfQuery = (query: string): string | null =>
  cleanQueryValue(new URLSearchParams(query).get('promocode'), longestCode)
