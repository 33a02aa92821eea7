import type { Mail } from '../../application/ports/mail.ts'
import { formatDate } from '../../domain/locale/format-date.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import { type Money, toDecimal } from '../../domain/money/money.ts'
import type { PlanDuration } from '../../domain/plans/plan.ts'

/** The facts of a plan that mails hold. */
export type MailedPlan = Extract<Mail, { readonly kind: 'receipt' }>['plan']

/** The time of a mail is that of metropolitan France, whoever reads it: the law's deadlines are counted by it. */
const timeZone = 'Europe/Paris'

type Formats = {
  /** 89,99 €, €89.99 */
  readonly money: (amount: Money) => string
  /** 21 novembre 2026, November 21, 2026 */
  readonly day: (time: number) => string
  /** The last whole day before a moment, for a deadline at midnight. */
  readonly lastDayBefore: (time: number) => string
  /** 21 novembre 2026 à 13 h 05 (heure de Paris) */
  readonly moment: (time: number) => string
  /** 12 mois, 4 ans, 12 months */
  readonly period: (period: Extract<PlanDuration, { kind: 'period' }>) => string
  /** Solo 12 mois, Famille à vie, Cahier de vacances */
  readonly plan: (plan: MailedPlan) => string
}

type Words = {
  readonly style: string
  readonly products: Readonly<Record<string, string>>
  readonly family: string
  readonly solo: string
  readonly lifetime: string
  readonly count: Readonly<Record<'days' | 'months', (length: number) => string>>
  readonly years: (count: number) => string
  readonly at: (day: string, time: string) => string
}

const several = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const words: Readonly<Record<Locale, Words>> = {
  fr: {
    style: 'fr-FR',
    products: { 'cahier-de-vacances': 'Cahier de vacances', toeic: 'Pack TOEIC et TOEFL' },
    family: 'Famille',
    solo: 'Solo',
    lifetime: 'à vie',
    count: { days: (length) => several(length, 'jour', 'jours'), months: (length) => `${length} mois` },
    years: (count) => `${count} ans`,
    at: (day, time) => `${day} à ${time.replace(':', ' h ')} (heure de Paris)`,
  },
  en: {
    style: 'en-US',
    products: { 'cahier-de-vacances': 'Holiday workbook', toeic: 'TOEIC and TOEFL pack' },
    family: 'Family',
    solo: 'Solo',
    lifetime: 'lifetime',
    count: { days: (length) => several(length, 'day', 'days'), months: (length) => several(length, 'month', 'months') },
    years: (count) => `${count} years`,
    at: (day, time) => `${day} at ${time} (Paris time)`,
  },
}

/**
 * How amounts, times and plans are written in a language.
 *
 * @example formatsIn('fr').moment(Date.UTC(2026, 10, 21, 12, 5)) // '21 novembre 2026 à 13 h 05 (heure de Paris)'
 */
const formatsIn = (locale: Locale): Formats => {
  const { style, products, family, solo, lifetime, count, years, at } = words[locale]
  const clock = new Intl.DateTimeFormat(style, { hour: 'numeric', minute: '2-digit', timeZone })
  const day = (time: number): string => formatDate(time, { locale, style: 'long', timeZone })
  const period = ({ length, unit }: { length: number; unit: 'days' | 'months' }): string =>
    unit === 'months' && length > 12 && length % 12 === 0 ? years(length / 12) : count[unit](length)
  return {
    money: (amount) => new Intl.NumberFormat(style, { style: 'currency', currency: amount.currency }).format(toDecimal(amount)),
    day,
    lastDayBefore: (time) => day(time - 1),
    moment: (time) => at(day(time), clock.format(time)),
    period,
    plan: ({ product, isFamilyMasterPlan, duration }) =>
      products[product] ??
      `${isFamilyMasterPlan ? family : solo} ${duration.kind === 'lifetime' ? lifetime : period(duration)}`,
  }
}

export const inFrench = formatsIn('fr')
export const inEnglish = formatsIn('en')
