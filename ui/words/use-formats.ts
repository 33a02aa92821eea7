import { useLingui } from '@lingui/react'
import { formatDate } from '../../application/web/format-date.ts'
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
    /** The time of day in metropolitan France. @param time milliseconds since 1970 */
    timeOfDay: (time: number): string =>
      new Intl.DateTimeFormat(style, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Paris' }).format(time),
    /** @param day as `yyyy-mm-dd`, wherever it is */
    dayOfCalendar: (day: string): string => formatDate(Date.parse(day), { locale: i18n.locale === 'en' ? 'en' : 'fr', style: 'long', timeZone: 'UTC' }),
    /** @param month 1 is January */
    month: (month: number): string => new Intl.DateTimeFormat(style, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1)),
    /** @param time milliseconds since 1970 */
    date: (time: number): string => formatDate(time, { locale: i18n.locale === 'en' ? 'en' : 'fr', style: 'long', timeZone: 'Europe/Paris' }),
  }
}
