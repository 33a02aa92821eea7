import { Trans, useLingui } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import type { Route } from './+types/premium'
import { PageSection } from '../components/page-section.tsx'
import { useTellOnce } from '../analytics.ts'
import { useRootData } from '../root-data.ts'
import { productOf } from '../structured-data/product.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { receivedContext, useCasesContext, visitContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { PromoCodeWords } from './promo-code-words.tsx'
import { OrdinaryOffers } from './plan-offers.tsx'
import { unavailable } from './unavailable.ts'

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { country, promoCode } = context.get(visitContext)
  const { showOffers, showMemberOffers } = context.get(useCasesContext)
  const member = context.get(receivedContext)?.profile ?? null
  // A child may look at the offers, and is offered what everybody is.
  const plans = member === null || member.child !== null ? await showOffers(country, promoCode) : await showMemberOffers(country, promoCode)
  if (plans.isErr()) {
    throw plans.error.type === 'profiling-needed' ? redirect(`/profiling?next=${encodeURIComponent(url.pathname + url.search)}`) : unavailable(plans.error)
  }
  return { offers: plans.value, promoCode }
}

export default function Premium({ loaderData: { offers, promoCode } }: Route.ComponentProps) {
  const { t } = useLingui()
  useTellOnce({ type: 'paywall-viewed', path: '/premium' })
  const root = useRootData()
  const product = {
    name: t`Abonnement Alvéole`,
    description: t`Tous les cours et tous les quiz, chaque réponse expliquée.`,
    plans: [...offers.solo, ...offers.family],
  }
  return (
    <>
      <PageTitle description={t`Les formules solo et famille d’Alvéole : prix par mois et prix total, sans surprise.`}>
        {t`Offres et tarifs`}
      </PageTitle>
      {root && <StructuredData about={productOf(product, { origin: root.origin, rating: root.surroundings.storeRating })} />}
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
