import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import type { Locale } from '../../domain/locale/locale.ts'
import type { LanguageSelectorProps } from '../components/language-selector.tsx'

/** The same page in both languages. */
export const useSiteLanguages = (): LanguageSelectorProps => {
  const { t, i18n } = useLingui()
  const { pathname, search } = useLocation()
  const addressIn = (locale: Locale): string => {
    const query = new URLSearchParams(search)
    query.set('lang', locale)
    return `${pathname}?${query}`
  }
  return {
    label: t`Langue`,
    current: i18n.locale === 'en' ? 'en' : 'fr',
    options: [
      { locale: 'fr', label: 'Français', href: addressIn('fr') },
      { locale: 'en', label: 'English', href: addressIn('en') },
    ],
  }
}
