import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Route } from './+types/premium'
import { PageSection } from '../components/page-section.tsx'
import { useTellOnce } from '../analytics.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { PromoCodeWords } from './promo-code-words.tsx'
import { OrdinaryOffers } from './plan-offers.tsx'
import { unavailable } from './unavailable.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { country, promoCode } = context.get(visitContext)
  const plans = await context.get(useCasesContext).showOffers(country, promoCode)
  if (plans.isErr()) throw unavailable(plans.error)
  return { offers: plans.value, promoCode }
}

export default function Premium({ loaderData: { offers, promoCode } }: Route.ComponentProps) {
  const { t } = useLingui()
  useTellOnce({ type: 'paywall-viewed', path: '/premium' })
  return (
    <>
      <PageTitle description={t`Les formules solo et famille d’Alvéole : prix par mois et prix total, sans surprise.`}>
        {t`Offres et tarifs`}
      </PageTitle>
      <PageSection
        title={t`Choisissez votre formule`}
        headingLevel={1}
        tone="honey"
        lead={
          <Trans>
            Le prix par mois et le prix total sont toujours affichés ensemble. Le premier chapitre de chaque matière reste
            gratuit, sans abonnement.
          </Trans>
        }
      >
        <p>
          <Trans>
            Les formules qui se renouvellent le disent, avec leur prix : vous pouvez les résilier en ligne à tout moment, en deux clics, jusqu’à 24
            heures avant l’échéance. Vous avez reçu une carte cadeau ? <Link to="/validation-buybox">Activez-la ici</Link>.
          </Trans>
        </p>
        <PromoCodeWords promoCode={promoCode} offers={offers} />
      </PageSection>
      <OrdinaryOffers offers={offers} />
    </>
  )
}
