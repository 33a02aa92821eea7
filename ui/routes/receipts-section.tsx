import { Trans, useLingui } from '@lingui/react/macro'
import { AccountSection } from '../components/account-section.tsx'
import { ButtonLink } from '../components/button.tsx'

/** The way from the account to the receipts. */
export const ReceiptsSection = () => {
  const { t } = useLingui()
  return (
    <AccountSection id="recus" title={t`Mes reçus`}>
      <p>
        <Trans>Un reçu pour chaque paiement et chaque carte cadeau activée, à lire ou à imprimer.</Trans>
      </p>
      <div>
        <ButtonLink to="/mon-compte/recus" variant="secondary">
          <Trans>Voir mes reçus</Trans>
        </ButtonLink>
      </div>
    </AccountSection>
  )
}
