import './theme/base.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import { data, isRouteErrorResponse, Links, Meta, Outlet, redirect, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { canNamePage } from '../application/web/page-name.ts'
import { showError } from '../application/web/show-error.ts'
import { BrowserContext } from './browser.ts'
import { ButtonLink } from './components/button.tsx'
import { CookieConsentPlace } from './components/cookie-consent-place.tsx'
import { ErrorState } from './components/error-state.tsx'
import { LoadingBar } from './components/loading-bar.tsx'
import { LastResort } from './layouts/last-resort.tsx'
import { SiteFrame } from './layouts/site-frame.tsx'
import { useFocusOnNavigation } from './layouts/use-focus-on-navigation.ts'
import { useLoadingBar } from './layouts/use-loading-bar.ts'
import { useMeasurement } from './layouts/use-measurement.ts'
import { usePromoCode } from './layouts/use-promo-code.ts'
import { usePreviousPath } from './layouts/use-previous-path.ts'
import { useReportFailure } from './layouts/use-report-failure.ts'
import { useOffline } from './layouts/use-offline.ts'
import { LightContext } from './light.ts'
import { NonceContext } from './nonce.ts'
import { guardParentPages } from './parent-gate.ts'
import { type RootData, useRootData } from './root-data.ts'
import { unavailable } from './routes/unavailable.ts'
import { useSiteState } from './site-state.ts'
import { receivedContext, useCasesContext, visitContext } from './visit.ts'

/** Receives whoever asks for a page, before the page is made. */
const receive: Route.MiddlewareFunction = async ({ request, url, context }, next) => {
  if (!canNamePage(url.pathname)) throw data(null, { status: 404 })
  // A form that is sent says by itself who may send it, and keeps what was typed.
  if (request.method !== 'GET' && request.method !== 'HEAD') return next()
  const received = await context.get(useCasesContext).receiveVisit({
    path: url.pathname,
    search: url.search,
    hasSession: context.get(visitContext).hasSession,
    place: new URL(request.url).pathname.endsWith('.data') ? 'route-guard' : 'server-start',
  })
  switch (received.type) {
    case 'redirect':
      throw redirect(received.to, received.permanence === 'permanent' ? 301 : 302)
    case 'page-not-found':
      throw data(null, { status: 404 })
    case 'unknown-guard':
      throw new Error(`Unknown middleware: ${received.name}`)
    case 'unavailable':
      throw unavailable({ type: 'service-unreachable' })
    case 'show':
      context.set(receivedContext, received)
  }
  return next()
}

export const middleware: Route.MiddlewareFunction[] = [receive, guardParentPages]

export const loader = async ({ context }: Route.LoaderArgs): Promise<RootData> => {
  const { readProfile, showSurroundings } = context.get(useCasesContext)
  const { locale, country, origin, measurement } = context.get(visitContext)
  const received = context.get(receivedContext)
  // After a form the person may be somebody else: they logged in, or changed their profile.
  const profile = received ? received.profile : (await readProfile()).unwrapOr(null)
  return {
    locale,
    profile,
    surroundings: showSurroundings(profile, country, received?.isLoggedIn),
    origin,
    measurement,
    notice: received?.notice ?? null,
  }
}

/** While a page is rendered on the server there is nobody to ask. */
const askNobody = () => () => {}

/** By itself, since it is drawn many times a second while a page is on its way. */
const PageLoadingBar = () => <LoadingBar state={useLoadingBar()} />

export const Layout = ({ children }: { children: ReactNode }) => {
  const { i18n } = useLingui()
  const nonce = use(NonceContext)
  const isLight = use(LightContext)
  const cookieChoice = useSiteState().cookieChoice.get()
  const root = useRootData()
  const browser = use(BrowserContext)
  const nonceProps = nonce === undefined ? {} : { nonce }
  return (
    <html lang={root?.locale ?? i18n.locale} data-light={isLight || undefined} data-cookie-choice={cookieChoice}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6b73c" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {root?.measurement.tagManager ? <meta name="tag-manager" content={root.measurement.tagManager} /> : null}
        {isLight ? null : (
          <>
            <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
            <link rel="manifest" href="/application.webmanifest" crossOrigin="use-credentials" />
          </>
        )}
        <Meta />
        <Links {...nonceProps} />
      </head>
      <body>
        <CookieConsentPlace start={browser?.startConsent ?? askNobody} />
        <PageLoadingBar />
        {children}
        {isLight ? null : (
          <>
            <ScrollRestoration {...nonceProps} />
            <Scripts {...nonceProps} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  useFocusOnNavigation()
  useMeasurement()
  usePromoCode()
  useOffline()
  return <Outlet />
}

const ErrorPage = ({ error }: { error: unknown }) => {
  const { t } = useLingui()
  const previousPath = usePreviousPath()
  useReportFailure(error)
  const page = showError(isRouteErrorResponse(error) ? error.status : 500, previousPath)
  const isMissing = page.kind === 'not-there'
  const title = isMissing ? t`Cette page est introuvable` : t`Une erreur est survenue`
  return (
    <SiteFrame layout="error">
      <title>{`${title} · Alvéole`}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? (
        <ErrorState
          kind="missing"
          title={title}
          action={
            page.back.target === 'previous-page' ? (
              <ButtonLink to={page.back.path} reloadDocument>
                <Trans>Retour à la page précédente</Trans>
              </ButtonLink>
            ) : (
              <ButtonLink to={page.back.path} reloadDocument>
                <Trans>Aller à la page d’accueil</Trans>
              </ButtonLink>
            )
          }
        >
          <Trans>La page demandée n’existe pas, ou n’existe plus.</Trans>
        </ErrorState>
      ) : (
        <ErrorState
          kind="failure"
          title={title}
          code={page.code}
          action={
            <ButtonLink to={page.home} reloadDocument>
              <Trans>Aller à la page d’accueil</Trans>
            </ButtonLink>
          }
        >
          <Trans>Merci de réessayer dans quelques instants. Ce que vous avez enregistré est conservé.</Trans>
        </ErrorState>
      )}
    </SiteFrame>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <LastResort>
    <ErrorPage error={error} />
  </LastResort>
)
