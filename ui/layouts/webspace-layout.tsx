import { Trans, useLingui } from '@lingui/react/macro'
import { use, useSyncExternalStore } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { showBanners } from '../../application/web/show-banners.ts'
import { BrowserContext } from '../browser.ts'
import { ButtonLink } from '../components/button.tsx'
import { SubscriptionBanner } from '../components/subscription-banner.tsx'
import type { loader as rootLoader } from '../root.tsx'
import { SiteFrame } from './site-frame.tsx'

const nothing = () => () => undefined

/** The logged-in area: the site's frame, and at the bottom the subscription banner for whoever has no plan. */
export default function WebspaceLayout() {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const profile = useRouteLoaderData<typeof rootLoader>('root')?.profile ?? null
  const siteState = use(BrowserContext)?.siteState
  const banner = siteState?.subscriptionBanner
  const state = useSyncExternalStore(
    banner ? (listener) => banner.listen(listener) : nothing,
    () => banner?.get() ?? 'opened',
    () => 'opened',
  )
  return (
    <SiteFrame hasMenu={!new URLSearchParams(search).has('noMenu')}>
      <Outlet />
      {showBanners(profile, pathname).subscriptionBanner && (
        <SubscriptionBanner
          opened={state === 'opened'}
          onToggle={(opened) => siteState?.changeSubscriptionBanner(opened ? 'open' : 'close')}
          title={t`Tout Alvéole, sans limite`}
          text={t`Tous les cours et tous les quiz, chapitre après chapitre.`}
          openLabel={t`Voir l’offre`}
          closeLabel={t`Réduire`}
          loginLink={
            profile ? undefined : (
              <ButtonLink to="/login" variant="quiet">
                <Trans>Se connecter</Trans>
              </ButtonLink>
            )
          }
          subscribeLink={
            <ButtonLink to="/premium">
              <Trans>S’abonner</Trans>
            </ButtonLink>
          }
        />
      )}
    </SiteFrame>
  )
}
