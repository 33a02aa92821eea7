import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useLocation } from 'react-router'
import type { Frame } from '../../application/web/frame-of-page.ts'
import type { Surroundings } from '../../application/web/show-surroundings.ts'
import { SiteFooter } from '../components/site-footer.tsx'
import { LightContext } from '../light.ts'
import { socialNetworkNames } from '../words/social-network-names.ts'
import { footerGroups } from './menu-items.ts'
import { useSiteLanguages } from './site-languages.ts'

/** The version that people see, and quote when they write to support. */
const version = '6.10.0'

interface PageFooterProps {
  groups: Frame['footer']
  path: string
  surroundings: Surroundings
  onChooseCookies: (() => void) | undefined
}

export const PageFooter = ({ groups, path, surroundings: { country, socialLinks, mobileApp }, onChooseCookies }: PageFooterProps) => {
  const { t, i18n } = useLingui()
  const languages = useSiteLanguages()
  const isLight = use(LightContext)
  const query = new URLSearchParams(useLocation().search)
  query.set('version', isLight ? 'full' : 'light')
  const region = new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country) ?? country
  const social = socialNetworkNames.flatMap(({ network, name }) => {
    const href = socialLinks[network]
    return href === undefined ? [] : [{ network, href, label: name }]
  })
  return (
    <SiteFooter
      navLabel={t`Plan du site`}
      groups={footerGroups(i18n, path, groups)}
      version={t`Version ${version} · ${region}`}
      note={t`Des cours et des quiz pour réviser à son rythme, en français et en anglais.`}
      languages={languages}
      otherVersion={{ label: isLight ? t`Version complète` : t`Version légère`, href: `${path}?${query}` }}
      social={social.length > 0 ? { label: t`Alvéole sur les réseaux sociaux`, links: social } : undefined}
      apps={
        mobileApp
          ? {
              title: t`Alvéole sur votre téléphone`,
              links: [
                { store: 'app-store', href: mobileApp.appStore, label: t`Télécharger dans l’App Store` },
                { store: 'google-play', href: mobileApp.playStore, label: t`Disponible sur Google Play` },
              ],
              qrCode: isLight ? undefined : { src: '/application.svg', alt: t`Code QR qui mène à l’application`, caption: t`Scannez pour installer l’application` },
            }
          : undefined
      }
      onChooseCookies={onChooseCookies}
    />
  )
}
