import { useLingui } from '@lingui/react/macro'
import type { OfferedPlan } from '../../application/web/show-offers.ts'
import type { PriceProps } from '../components/price.tsx'
import { durationWords } from './plan-words.ts'
import { useFormats } from './use-formats.ts'

/** The prices of a plan in words: per month, in total, and what it was before. A plan paid once has no price per month. */
export const usePlanPrice = () => {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  return (plan: OfferedPlan): PriceProps => {
    const unit = plan.promoPriceByUnit ?? plan.priceByUnit
    return {
      unit: unit === null ? undefined : money(unit),
      unitLabel: plan.unitUsed === 'days' ? t`par jour` : t`par mois`,
      total: money(plan.total),
      totalLabel: t`au total, ${durationWords(i18n, plan.duration)}`,
      prior: plan.priorPrice === null ? undefined : money(plan.priorPrice),
      priorLabel: plan.priorPrice === null ? undefined : t`Prix le plus bas des 30 jours avant la réduction :`,
      saving: plan.discount === null ? undefined : t`${plan.discount} % de moins par mois`,
    }
  }
}
