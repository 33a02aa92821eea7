import type { MarketingSources } from './sources.ts'

/** 56 days, in seconds. Source: specification, section 7, "Other behaviour". */
export const utmCookieAge = 4_838_400

/** A cookie to set, its age in seconds. */
export type UtmCookie = {
  readonly name: 'utm_id' | 'utm_campaign'
  readonly value: string
  readonly maxAge: typeof utmCookieAge
  readonly path: '/'
}

/** Their names, which are those of the parameters. */
export const utmCookieNames = ['utm_id', 'utm_campaign'] as const

/**
 * The cookies that a visit leaves: its `utm_id` and `utm_campaign`, where it brought them, for 56 days on the whole site.
 *
 * Source: specification, section 7, "Other behaviour".
 *
 * @example utmCookies({ utm_id: '42', gclid: 'x' }) // [{ name: 'utm_id', value: '42', maxAge: 4_838_400, path: '/' }]
 */
export const utmCookies = (visit: MarketingSources): UtmCookie[] =>
  utmCookieNames.flatMap((name) => {
    const value = visit[name]
    return value === undefined ? [] : [{ name, value, maxAge: utmCookieAge, path: '/' }]
  })
