import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Route } from './+types/checkout-choice'
import { PageSection } from '../components/page-section.tsx'
import { useCasesContext, visitContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { OrdinaryOffers } from './plan-offers.tsx'
import { PromoCodeWords } from './promo-code-words.tsx'
import { unavailable } from './unavailable.ts'

/** The checkout without an offer: a plan is chosen first, and what the address says goes on to its checkout. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { country, promoCode } = context.get(visitContext)
  const offers = await context.get(useCasesContext).showOffers(country, promoCode)
  if (offers.isErr()) throw unavailable(offers.error)
  return { offers: offers.value, promoCode: url.searchParams.get('coupon')?.trim().slice(0, 100) || promoCode, search: url.search }
}

export default function CheckoutChoice({ loaderData: { offers, promoCode, search } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <>
      <PageTitle description={t`Choisissez la formule à commander, avec son prix par mois et son prix total.`}>{t`Choisir une formule`}</PageTitle>
      <PageSection
        title={t`Quelle formule voulez-vous commander ?`}
        headingLevel={1}
        tone="honey"
        lead={<Trans>Une formule choisie, vous verrez tout ce que vous commandez et ce que vous payez, avant de payer.</Trans>}
      >
        <p>
          <Trans>
            Une carte cadeau s’active <Link to="/validation-buybox">sur sa page</Link>.
          </Trans>
        </p>
        <PromoCodeWords promoCode={promoCode} offers={offers} />
      </PageSection>
      <OrdinaryOffers offers={offers} search={search} />
    </>
  )
}
