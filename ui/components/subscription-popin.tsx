import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from './button.tsx'
import { FeatureList } from './feature-list.tsx'
import { PopinFrame } from './popin-frame.tsx'
import styles from './subscription-popin.module.css'

export interface SubscriptionPopinProps {
  /** The price per month and the total, as large as each other. May come a moment later: its room is kept. */
  price: ReactNode
  /** Asked for by whoever follows the link too: the popin is not to come back on the page after the offers. */
  onClose: () => void
}

/** What a subscription gives and what it costs, and a refusal as near as the link. */
export function SubscriptionPopin({ price, onClose }: SubscriptionPopinProps) {
  const { t } = useLingui()
  const benefits = [
    t`Tous les cours et tous les quiz, dans toutes les matières`,
    t`Chaque réponse expliquée, même quand elle est juste`,
    t`Vos résultats chapitre par chapitre, pour savoir quoi revoir`,
  ]
  return (
    <PopinFrame
      title={t`Toutes les alvéoles, grandes ouvertes`}
      subtitle={t`Le premier chapitre de chaque matière reste gratuit. L’abonnement ouvre tous les autres.`}
      scene="unlimited"
      onClose={onClose}
    >
      <FeatureList features={benefits} />
      <div className={styles.price}>{price}</div>
      <div className={styles.actions}>
        <ButtonLink to="/premium" onClick={onClose}>
          <Trans>Comparer les formules</Trans>
        </ButtonLink>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Plus tard</Trans>
        </Button>
      </div>
    </PopinFrame>
  )
}
