import type { Result } from 'neverthrow'
import * as v from 'valibot'
import { type Malformed, parserOf } from '../validation/malformed.ts'
import { cleanQueryValue, longestSource } from './query-value.ts'

/** The query parameters that say where a visit comes from. Source: specification, section 3, "Marketing-source fields kept". */
export const marketingSourceFields = [
  'utm_id',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'dclid',
  'fbclid',
  'gbraid',
  'gclid',
  'ko_click_id',
  'li_fat_id',
  'msclkid',
  'rtd_cid',
  'ttclid',
  'twclid',
  'wbraid',
] as const
export type MarketingSourceField = (typeof marketingSourceFields)[number]

/** Where a visit comes from: the parameters that it brought, each a text of 1 to 500 characters. */
export type MarketingSources = { readonly [Field in MarketingSourceField]?: string }

/**
 * Reads the sources of a visit from its query string. Of a parameter that is there several times the first value counts;
 * control characters and blanks around it go; an empty value, or one of more than 500 characters, counts as not given.
 *
 * Source: specification, section 3, "Marketing-source fields kept".
 *
 * @param query with or without the question mark
 * @example sourcesOfQuery('?utm_source=lettre&page=2') // { utm_source: 'lettre' }
 */
export const sourcesOfQuery = (query: string): MarketingSources => {
  const given = new URLSearchParams(query)
  return Object.fromEntries(
    marketingSourceFields.flatMap((field) => {
      const value = cleanQueryValue(given.get(field), longestSource)
      return value === null ? [] : [[field, value]]
    }),
  )
}

const bringsAny = (sources: MarketingSources): boolean => Object.keys(sources).length > 0

/**
 * The sources of the first visit that brought any: kept for good, in local storage.
 *
 * Source: specification, section 3, "Browser storage".
 *
 * @param kept what is kept so far; null, or no source at all, for nothing
 * @example initialSources({ utm_source: 'lettre' }, { utm_source: 'affiche' }) // { utm_source: 'lettre' }
 */
export const initialSources = (kept: MarketingSources | null, visit: MarketingSources): MarketingSources | null =>
  kept !== null && bringsAny(kept) ? kept : currentSources(null, visit)

/**
 * The sources of this session: those of the last visit that brought any, as a whole.
 *
 * Source: specification, section 3, "Browser storage".
 *
 * @example currentSources({ utm_source: 'lettre', gclid: 'x' }, { utm_source: 'affiche' }) // { utm_source: 'affiche' }
 */
export const currentSources = (kept: MarketingSources | null, visit: MarketingSources): MarketingSources | null =>
  bringsAny(visit) ? visit : kept

const source = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestSource))
/** Room for seventeen values at their longest, escaped as JSON may be. */
const longestStored = 60_000

const parse = parserOf(
  'marketing-sources-malformed',
  v.pipe(
    v.string(),
    v.maxLength(longestStored),
    v.parseJson(),
    v.object(v.entriesFromList(marketingSourceFields, v.exactOptional(source))),
  ),
)

/**
 * Reads sources that were stored as JSON; what the product does not know among them is left aside. Refusal:
 * `marketing-sources-malformed`: the storage was changed by somebody else, and counts as empty.
 *
 * @example parseMarketingSources('{"gclid":"x"}') // ok({ gclid: 'x' })
 */
export const parseMarketingSources = (
  stored: unknown,
): Result<MarketingSources, Malformed<'marketing-sources-malformed'>> => parse(stored)
