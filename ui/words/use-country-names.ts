import { useLingui } from '@lingui/react'

/** The countries in the page's language. */
export const useCountryNames = () => {
  const { i18n } = useLingui()
  const names = new Intl.DisplayNames(i18n.locale, { type: 'region' })
  const nameOf = (country: string): string => names.of(country) ?? country
  return {
    /** @param country ISO 3166-1 */
    nameOf,
    /** As the options of a list, in the order of the alphabet. */
    optionsOf: (countries: readonly string[]) =>
      countries
        .map((value) => ({ value, label: nameOf(value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale)),
  }
}
