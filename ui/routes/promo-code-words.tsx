import { Trans } from '@lingui/react/macro'
import type { Offers } from '../../application/web/show-offers.ts'
import { Notice } from '../components/notice.tsx'

/** What becomes of the promo code that the visit brought: it restricts the offers, or waits for the checkout. */
export const PromoCodeWords = ({ promoCode, offers: { solo, family } }: { promoCode: string | null; offers: Offers }) => {
  if (promoCode === null) return null
  return (
    <Notice tone="info">
      {solo.length === 0 && family.length > 0 ? (
        <Trans>
          Avec le code <strong>{promoCode}</strong>, les formules proposées sont celles pour la famille.
        </Trans>
      ) : (
        <Trans>
          Le code <strong>{promoCode}</strong> sera essayé à la commande : s’il convient à la formule choisie, vous verrez le prix réduit avant de
          payer.
        </Trans>
      )}
    </Notice>
  )
}
