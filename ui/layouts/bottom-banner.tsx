import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteState } from '../../application/web/site-state.ts'
import type { Viewer } from '../../domain/navigation/viewer.ts'
import { ButtonLink } from '../components/button.tsx'
import { SubscriptionBanner } from '../components/subscription-banner.tsx'

export const BottomBanner = ({ isExpanded, state, viewer }: { isExpanded: boolean; state: SiteState; viewer: Viewer }) => {
  const { t } = useLingui()
  return (
    <SubscriptionBanner
      opened={isExpanded}
      onToggle={(opened) => state.changeBanners(opened ? 'expand-subscription-banner' : 'collapse-subscription-banner')}
      title={t`Tout Alvéole, sans limite`}
      text={t`Tous les cours et tous les quiz, chapitre après chapitre.`}
      openLabel={t`Voir l’offre`}
      closeLabel={t`Réduire`}
      loginLink={
        viewer === 'visitor' ? (
          <ButtonLink to="/login" variant="quiet">
            <Trans>Se connecter</Trans>
          </ButtonLink>
        ) : undefined
      }
      subscribeLink={
        <ButtonLink to="/premium">
          <Trans>S’abonner</Trans>
        </ButtonLink>
      }
    />
  )
}
