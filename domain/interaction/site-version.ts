/** The whole site, or its light version: no scripts, no fonts of its own, no pictures that nobody needs. */
export type SiteVersion = 'full' | 'light'

/** What an address or a cookie asks for; null when it asks for no version that there is. */
export const siteVersionOf = (value: string | null): SiteVersion | null => (value === 'full' || value === 'light' ? value : null)

/**
 * The version of a page: the one asked for, the one remembered, else the light one for browsers that save data. What a person
 * chose here counts more than what their browser asks of every site.
 *
 * Source: the header `Save-Data` (W3C, "Save Data API"), whose only value is `on`; specification, section 9, "skipped on 2g or data-saver".
 *
 * @example chooseSiteVersion({ query: null, remembered: null, saveDataHeader: 'on' }) // 'light'
 */
export const chooseSiteVersion = (from: { query: string | null; remembered: string | null; saveDataHeader: string | null }): SiteVersion =>
  siteVersionOf(from.query) ?? siteVersionOf(from.remembered) ?? (from.saveDataHeader?.trim().toLowerCase() === 'on' ? 'light' : 'full')
