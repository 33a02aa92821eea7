import type { Locale } from '../../domain/locale/locale.ts'

/**
 * The countries in a language. For loaders only: browsers and servers do not know countries by quite the same names, and a
 * page is drawn twice.
 */
export const countryNames = (locale: Locale) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  /** @param country ISO 3166-1 */
  const nameOf = (country: string): string => names.of(country) ?? country
  return {
    nameOf,
    /** As the options of a list, in the order of the alphabet. */
    optionsOf: (countries: readonly string[]) =>
      countries.map((value) => ({ value, label: nameOf(value) })).toSorted((a, b) => a.label.localeCompare(b.label, locale)),
  }
}
