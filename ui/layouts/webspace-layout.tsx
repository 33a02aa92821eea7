import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '@nanostores/react'
import { use } from 'react'
import { Outlet, useLocation } from 'react-router'
import { showBanners } from '../../application/web/show-banners.ts'
import type { SiteState } from '../../application/web/site-state.ts'
import { ButtonLink } from '../components/button.tsx'
import { SubscriptionBanner } from '../components/subscription-banner.tsx'
import { useRootData } from '../root-data.ts'
import { SiteStateContext } from '../site-state.ts'
import { SiteFrame } from './site-frame.tsx'

const BottomBanner = ({ siteState, isLoggedIn }: { siteState: SiteState; isLoggedIn: boolean }) => {
  const { t } = useLingui()
  return (
    <SubscriptionBanner
      opened={useStore(siteState.subscriptionBanner) === 'opened'}
      onToggle={(opened) => siteState.changeSubscriptionBanner(opened ? 'open' : 'close')}
      title={t`Tout Alvéole, sans limite`}
      text={t`Tous les cours et tous les quiz, chapitre après chapitre.`}
      openLabel={t`Voir l’offre`}
      closeLabel={t`Réduire`}
      loginLink={
        isLoggedIn ? undefined : (
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
  )
}

/** The logged-in area: the site's frame, and at the bottom the subscription banner for whoever has no plan. */
export default function WebspaceLayout() {
  const { pathname, search } = useLocation()
  const profile = useRootData()?.profile ?? null
  const siteState = use(SiteStateContext)
  return (
    <SiteFrame hasMenu={!new URLSearchParams(search).has('noMenu')}>
      <Outlet />
      {siteState && showBanners(profile, pathname).subscriptionBanner && (
        <BottomBanner siteState={siteState} isLoggedIn={profile !== null} />
      )}
    </SiteFrame>
  )
}
