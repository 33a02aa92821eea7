import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageTitle } from './page-title.tsx'

export default function SignUpSuccess() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle>{t`Bienvenue`}</PageTitle>
      <EmptyState
        title={t`Bienvenue sur Alvéole !`}
        headingLevel={1}
        action={
          <>
            <ButtonLink to="/revisions/cours-et-quiz" size="large">
              <Trans>Commencer à réviser</Trans>
            </ButtonLink>
            <ButtonLink to="/premium" variant="secondary" size="large">
              <Trans>Voir les offres</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>Votre compte est prêt. Les quiz que vous avez commencés sont conservés.</Trans>
      </EmptyState>
    </>
  )
}
