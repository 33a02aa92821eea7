export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]

/** Says whether something is one of the two languages of the product. */
export const isLocale = (value: unknown): value is Locale => value === 'fr' || value === 'en'

/** What the `lang` query parameter asks for: `en` is English, any other given value French, absent is no value. */
export const localeOfQuery = (lang: string | null): Locale | null => (lang === null ? null : lang === 'en' ? 'en' : 'fr')

const localeOfBrowser = (browserLanguages: readonly string[]): Locale | null => {
  for (const language of browserLanguages) {
    const primary = language.toLowerCase().split('-')[0]
    if (isLocale(primary)) return primary
  }
  return null
}

const resetPage = /^\/reset\/?$/i

/**
 * The language of a page: French on the reset page (in either case, with or without a final slash); otherwise the one asked for, the one remembered,
 * the first of the browser's languages that the product speaks, and French.
 *
 * Source: specification, section 2, "Language"; any `en-*` browser counts as English.
 *
 * @example chooseLocale({ path: '/premium', query: null, remembered: null, browserLanguages: ['en-GB'] }) // 'en'
 */
export const chooseLocale = (from: {
  path: string
  query: string | null
  remembered: string | null
  browserLanguages: readonly string[]
}): Locale => {
  if (resetPage.test(from.path)) return 'fr'
  const asked = localeOfQuery(from.query)
  if (asked) return asked
  if (isLocale(from.remembered)) return from.remembered
  return localeOfBrowser(from.browserLanguages) ?? 'fr'
}
