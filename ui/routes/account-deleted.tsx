import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageTitle } from './page-title.tsx'

export default function AccountDeleted() {
  const { t } = useLingui()
  return (
    <>
      <PageTitle>{t`Votre compte est supprimé`}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={t`Votre compte est supprimé`}
        headingLevel={1}
        action={
          <ButtonLink to="/">
            <Trans>Aller à la page d’accueil</Trans>
          </ButtonLink>
        }
      >
        <Trans>Un dernier e-mail vous le confirme. Le premier chapitre de chaque matière vous reste ouvert, sans compte.</Trans>
      </EmptyState>
    </>
  )
}
