import { useLingui } from '@lingui/react'
import type { Money } from '../../domain/money/money.ts'

/** Decimals as the currency has them: cents for euros, none for francs. */
const decimals = { EUR: 2, XOF: 0 } as const

/** Amounts and dates in the page's language: French style, or US style in English. */
export const useFormats = () => {
  const { i18n } = useLingui()
  const style = i18n.locale === 'en' ? 'en-US' : 'fr-FR'
  return {
    money: ({ minorUnits, currency }: Money): string =>
      new Intl.NumberFormat(style, { style: 'currency', currency }).format(minorUnits / 10 ** decimals[currency]),
    /** @param time milliseconds since 1970 */
    date: (time: number): string =>
      new Intl.DateTimeFormat(style, { dateStyle: 'long', timeZone: 'Europe/Paris' })
        .format(time)
        // French writes « 1er novembre ».
        .replace(/^1 (?=\p{L})/u, style === 'fr-FR' ? '1er ' : '1 '),
  }
}
