import './theme/base.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { ButtonLink } from './components/button.tsx'
import { EmptyState } from './components/empty-state.tsx'
import { SiteFrame } from './layouts/site-frame.tsx'
import { NonceContext } from './nonce.ts'
import { type RootData, useRootData } from './root-data.ts'
import { useCasesContext, visitContext } from './visit.ts'

export const loader = async ({ context }: Route.LoaderArgs): Promise<RootData> => {
  const profile = await context.get(useCasesContext).readProfile()
  // A service that does not answer shows the page as to a visitor: the session itself is kept.
  return { locale: context.get(visitContext).locale, profile: profile.unwrapOr(null) }
}

export const Layout = ({ children }: { children: ReactNode }) => {
  const { i18n } = useLingui()
  const nonce = use(NonceContext)
  const root = useRootData()
  const nonceProps = nonce === undefined ? {} : { nonce }
  return (
    <html lang={root?.locale ?? i18n.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6b73c" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links {...nonceProps} />
      </head>
      <body>
        {children}
        <ScrollRestoration {...nonceProps} />
        <Scripts {...nonceProps} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const { t } = useLingui()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isMissing = status === 404 || status === 410
  const title = isMissing ? t`Cette page est introuvable` : t`Une erreur est survenue`
  return (
    <SiteFrame>
      <title>{`${title} · Alvéole`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={isMissing ? title : t`Une erreur est survenue (${status})`}
        headingLevel={1}
        action={
          <ButtonLink to="/" reloadDocument>
            <Trans>Aller à la page d’accueil</Trans>
          </ButtonLink>
        }
      >
        {isMissing ? (
          <Trans>La page demandée n’existe pas, ou n’existe plus.</Trans>
        ) : (
          <Trans>Merci de réessayer dans quelques instants. Ce que vous avez enregistré est conservé.</Trans>
        )}
      </EmptyState>
    </SiteFrame>
  )
}
