import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import type { Locale } from '../../domain/locale/locale.ts'
import { useRootData } from '../root-data.ts'

const languages: Record<Locale, { tag: string; query: string }> = {
  fr: { tag: 'fr_FR', query: '' },
  en: { tag: 'en_GB', query: '?lang=en' },
}

/**
 * The name of the page in the browser's tab, with the product's behind it, and what search engines and social networks are
 * told of it: one address for each language, and a picture.
 */
export const PageTitle = ({
  children,
  description,
  isOnlyFrench = false,
}: {
  children: string
  description?: string | undefined
  isOnlyFrench?: boolean
}) => {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const { origin = '', locale = 'fr' } = useRootData() ?? {}
  const told = description ?? t`Cours, quiz expliqués, annales et fiches, du primaire au supérieur. Le premier chapitre de chaque matière est gratuit.`
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '')
  const addressIn = (language: Locale) => `${origin}${path}${languages[language].query}`
  const address = addressIn(isOnlyFrench ? 'fr' : locale)
  return (
    <>
      <title>{`${children} · Alvéole`}</title>
      <meta name="description" content={told} />
      <link rel="canonical" href={address} />
      {!isOnlyFrench && (
        <>
          <link rel="alternate" hrefLang="fr" href={addressIn('fr')} />
          <link rel="alternate" hrefLang="en" href={addressIn('en')} />
          <link rel="alternate" hrefLang="x-default" href={addressIn('fr')} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Alvéole" />
      <meta property="og:title" content={children} />
      <meta property="og:description" content={told} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={languages[locale].tag} />
      <meta property="og:image" content={`${origin}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t`Alvéole : comprendre d’abord, retenir ensuite.`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
