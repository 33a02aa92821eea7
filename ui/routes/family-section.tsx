import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FamilyView } from '../../domain/family/family-view.ts'
import { AccountSection } from '../components/account-section.tsx'
import { ButtonLink } from '../components/button.tsx'
import { familyAddress } from './own-family.ts'

/** The family in short, on the account page; nothing is said of it to somebody who has neither a family plan nor a child. */
export const FamilySection = ({ family: { hasFamilyPlan, children } }: { family: FamilyView }) => {
  const { t } = useLingui()
  if (!hasFamilyPlan && children.length === 0) return null
  const names = children.map(({ name }) => name).join(', ')
  return (
    <AccountSection id="famille" title={t`Ma famille`}>
      <p>
        {children.length === 0 ? (
          <Trans>Votre abonnement comprend cinq profils d’enfants. Aucun n’est encore créé.</Trans>
        ) : (
          <Trans>
            <Plural value={children.length} one="# enfant" other="# enfants" /> : {names}.
          </Trans>
        )}
      </p>
      <div>
        <ButtonLink to={familyAddress} variant="secondary">
          <Trans>Ouvrir l’espace famille</Trans>
        </ButtonLink>
      </div>
    </AccountSection>
  )
}
