import { useLingui } from '@lingui/react/macro'
import type { PageRefusal } from '../../application/web/refusals.ts'
import { pageMessages } from './refusals.ts'

/** A time to wait as people say it: in seconds below a minute, else in minutes that are over by then. */
const delayWords = (seconds: number, locale: string): string => {
  const unit = seconds < 60 ? 'second' : 'minute'
  const count = Math.max(1, unit === 'second' ? seconds : Math.ceil(seconds / 60))
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** The sentence of a refusal of a page as a whole, with when to try again where that is known. */
export const usePageMessage = () => {
  const { t, i18n } = useLingui()
  return (refusal: PageRefusal): string => {
    if (refusal.type === 'too-many-requests') {
      const delay = delayWords(refusal.retryAfter, i18n.locale)
      return t`Trop de tentatives. Réessayez dans ${delay}.`
    }
    if (refusal.type === 'service-unreachable' && refusal.retryAfter !== undefined) {
      const delay = delayWords(refusal.retryAfter, i18n.locale)
      return t`Le service est très sollicité. Réessayez dans ${delay}.`
    }
    return i18n._(pageMessages[refusal.type])
  }
}
