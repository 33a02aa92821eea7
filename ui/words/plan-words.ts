import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Plan, PlanDuration, RenewingPeriodicity } from '../../domain/plans/plan.ts'

type NamedPlan = Pick<Plan, 'product' | 'isFamilyMasterPlan'>

const productTitles: Record<string, MessageDescriptor> = {
  'cahier-de-vacances': msg`Cahier de vacances`,
  toeic: msg`Pack TOEIC et TOEFL`,
}

const periodTitle = (duration: PlanDuration): MessageDescriptor => {
  if (duration.kind === 'lifetime') return msg`à vie`
  const { length, unit } = duration
  if (unit === 'days') return msg`${plural(length, { one: '# jour', other: '# jours' })}`
  const years = length / 12
  return length > 12 && Number.isInteger(years)
    ? msg`${years} ans`
    : msg`${plural(length, { one: '# mois', other: '# mois' })}`
}

/** What a plan is called on the page: Solo 12 mois, Famille 1 mois, Cahier de vacances. */
export const planTitle = (i18n: I18n, plan: NamedPlan, duration: PlanDuration): string => {
  const product = productTitles[plan.product]
  if (product) return i18n._(product)
  const audience = i18n._(plan.isFamilyMasterPlan ? msg`Famille` : msg`Solo`)
  return `${audience} ${i18n._(periodTitle(duration))}`
}

/** What a subscription is called, whose plan may have left the catalogue. */
export const subscriptionTitle = (i18n: I18n, plan: (NamedPlan & { readonly duration: PlanDuration }) | null): string =>
  plan ? planTitle(i18n, plan, plan.duration) : i18n._(msg`Formule qui n’est plus proposée`)

/** For how long a plan is paid: pour 12 mois, sans limite de durée. */
export const durationWords = (i18n: I18n, duration: PlanDuration): string => {
  if (duration.kind === 'lifetime') return i18n._(msg`sans limite de durée`)
  const { length, unit } = duration
  return i18n._(
    unit === 'days'
      ? msg`pour ${plural(length, { one: '# jour', other: '# jours' })}`
      : msg`pour ${plural(length, { one: '# mois', other: '# mois' })}`,
  )
}

/** How often a plan renews. */
export const periodicityWords: Record<RenewingPeriodicity, MessageDescriptor> = {
  monthly: msg`chaque mois`,
  quarterly: msg`tous les trois mois`,
  yearly: msg`chaque année`,
}

export const providerWords: Record<Plan['provider'], MessageDescriptor> = {
  card: msg`par carte bancaire`,
  'mobile-money': msg`par mobile money`,
  'gift-card': msg`par carte cadeau`,
}
