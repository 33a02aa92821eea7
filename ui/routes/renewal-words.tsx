import { Trans, useLingui } from '@lingui/react/macro'
import type { RenewalTerms } from '../../application/web/renewal-terms.ts'
import { periodicityWords } from '../words/plan-words.ts'
import { useFormats } from '../words/use-formats.ts'

/** What renews, at what price and how to stop it, before somebody orders. Source: Code de la consommation, articles L215-1 and L221-14. */
export const RenewalWords = ({ renewal: { price, periodicity }, isFirstCheaper }: { renewal: RenewalTerms; isFirstCheaper: boolean }) => {
  const { i18n } = useLingui()
  const { money } = useFormats()
  const every = i18n._(periodicityWords[periodicity])
  return (
    <>
      <Trans>
        Cette formule se renouvelle automatiquement {every}, au prix de {money(price)}, jusqu’à ce que vous la résiliiez.
      </Trans>{' '}
      {isFirstCheaper && <Trans>La réduction vaut pour la première période seulement.</Trans>}{' '}
      <Trans>Vous pouvez résilier en ligne à tout moment, en deux clics, jusqu’à 24 heures avant l’échéance.</Trans>{' '}
      {periodicity === 'yearly' && <Trans>Un e-mail vous prévient entre trois mois et un mois avant chaque échéance.</Trans>}
    </>
  )
}
