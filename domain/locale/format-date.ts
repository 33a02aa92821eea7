import type { Locale } from './locale.ts'

/** - `short`: 21/11/2026, or 11/21/2026 - `long`: 21 novembre 2026, or November 21, 2026 */
export type DateStyle = 'short' | 'long'

const styleOf = { fr: 'fr-FR', en: 'en-US' } as const satisfies Record<Locale, string>

const options = {
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>

/**
 * Writes a day in French style, or in US style in English.
 *
 * Source: specification, section 2, "Language".
 *
 * @param time milliseconds since 1970; what is no time is written as nothing
 * @param as the language, the style, and the time zone whose day it is, such as `Europe/Paris`
 * @example formatDate(Date.UTC(2026, 10, 21), { locale: 'en', style: 'long', timeZone: 'UTC' }) // 'November 21, 2026'
 */
export const formatDate = (
  time: number,
  { locale, style, timeZone }: { readonly locale: Locale; readonly style: DateStyle; readonly timeZone: string },
): string => {
  if (Number.isNaN(new Date(time).getTime())) return ''
  const written = new Intl.DateTimeFormat(styleOf[locale], { ...options[style], timeZone }).format(time)
  // French writes « 1er novembre »; no English date begins with a day and a blank.
  return written.replace(/^1 /, '1er ')
}
