import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Plan, PlanDuration } from '../../domain/plans/plan.ts'

type NamedPlan = Pick<Plan, 'id' | 'product' | 'isFamilyMasterPlan' | 'provider'>

const productTitles: Record<string, MessageDescriptor> = {
  'cahier-de-vacances': msg`Cahier de vacances`,
  toeic: msg`Pack TOEIC et TOEFL`,
}

const periodTitle = (duration: PlanDuration): MessageDescriptor => {
  if (duration.kind === 'lifetime') return msg`à vie`
  const { length, unit } = duration
  if (unit === 'days') return msg`${length} jours`
  if (length === 1) return msg`mensuel`
  if (length === 3) return msg`trimestriel`
  if (length === 12) return msg`annuel`
  const years = length / 12
  return Number.isInteger(years) ? msg`${years} ans` : msg`${length} mois`
}

/** What a plan is called on the page: Solo annuel, Famille mensuel, Cahier de vacances. */
export const planTitle = (i18n: I18n, plan: NamedPlan, duration: PlanDuration): string => {
  const product = productTitles[plan.product]
  if (product) return i18n._(product)
  const audience = i18n._(plan.isFamilyMasterPlan ? msg`Famille` : msg`Solo`)
  return `${audience} ${i18n._(periodTitle(duration))}`
}

/** For how long a plan is paid: pour 12 mois, à vie. */
export const durationWords = (i18n: I18n, duration: PlanDuration): string => {
  if (duration.kind === 'lifetime') return i18n._(msg`une seule fois, à vie`)
  const { length, unit } = duration
  if (unit === 'days') return length === 1 ? i18n._(msg`pour 1 jour`) : i18n._(msg`pour ${length} jours`)
  return length === 1 ? i18n._(msg`pour 1 mois`) : i18n._(msg`pour ${length} mois`)
}

export const providerWords: Record<Plan['provider'], MessageDescriptor> = {
  card: msg`par carte bancaire`,
  'mobile-money': msg`par mobile money`,
  'gift-card': msg`par carte cadeau`,
}
