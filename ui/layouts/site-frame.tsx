import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import type { Locale } from '../../domain/locale/locale.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { LanguageSelector } from '../components/language-selector.tsx'
import { SiteFooter } from '../components/site-footer.tsx'
import { SiteHeader } from '../components/site-header.tsx'
import { useRootData } from '../root-data.ts'

const version = '6.10.0'

const addressIn = (locale: Locale, { pathname, search }: { pathname: string; search: string }): string => {
  const query = new URLSearchParams(search)
  query.set('lang', locale)
  return `${pathname}?${query}`
}

const SiteLanguages = () => {
  const { t, i18n } = useLingui()
  const location = useLocation()
  return (
    <LanguageSelector
      label={t`Langue`}
      current={i18n.locale === 'en' ? 'en' : 'fr'}
      options={[
        { locale: 'fr', label: 'Français', href: addressIn('fr', location) },
        { locale: 'en', label: 'English', href: addressIn('en', location) },
      ]}
    />
  )
}

/** The header and footer around a page; without them when the address says noMenu. */
export const SiteFrame = ({ children, hasMenu = true }: { children: ReactNode; hasMenu?: boolean }) => {
  const { t } = useLingui()
  const profile = useRootData()?.profile ?? null
  const content = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
  if (!hasMenu) return content
  return (
    <>
      <a className="skip-link" href="#main">
        <Trans>Aller au contenu</Trans>
      </a>
      <SiteHeader
        homeLabel={t`Alvéole, page d’accueil`}
        navLabel={t`Menu principal`}
        menuLabel={t`Menu`}
        links={[
          { to: '/revisions', label: profile ? t`Mes révisions` : t`Cours et quiz` },
          { to: '/premium', label: t`Offres` },
          ...(profile ? [{ to: '/mon-compte', label: t`Mon compte` }] : []),
        ]}
        actions={
          profile ? (
            <Form method="post" action="/logout">
              <Button type="submit" variant="quiet">
                <Trans>Se déconnecter</Trans>
              </Button>
            </Form>
          ) : (
            <>
              <ButtonLink to="/login" variant="quiet">
                <Trans>Se connecter</Trans>
              </ButtonLink>
              <ButtonLink to="/signup">
                <Trans>Créer un compte</Trans>
              </ButtonLink>
            </>
          )
        }
        languageSelector={<SiteLanguages />}
      />
      {content}
      <SiteFooter
        groups={[
          {
            title: t`Réviser`,
            links: [
              { to: '/revisions', label: t`Cours et quiz` },
              { to: '/premium', label: t`Offres` },
            ],
          },
          {
            title: t`Informations légales`,
            links: [
              { to: '/conditions-d-utilisation', label: t`Conditions d’utilisation` },
              { to: '/privacy-policy', label: t`Confidentialité` },
              { to: '/mentions-legales', label: t`Mentions légales` },
            ],
          },
        ]}
        version={version}
        languageSelector={<SiteLanguages />}
      />
    </>
  )
}
