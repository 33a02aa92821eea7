import type { Route } from './+types/chosen-address'
import { SiteFrame } from '../layouts/site-frame.tsx'
import { useCasesContext, visitContext } from '../visit.ts'
import PartnerPage, { shownPartner } from './partner.tsx'
import { loadOffer, OfferPage } from './shown-offer.tsx'
import { SubscriptionPresentation } from './subscription-presentation.tsx'
import { unavailable } from './unavailable.ts'

/** Pages whose address each installation chooses: that of a partner, the presentation of the subscription, and some offers. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { isPresentation, showOffers, showPartner } = context.get(useCasesContext)
  const { locale, country, promoCode } = context.get(visitContext)
  if (isPresentation(url.pathname)) {
    const offers = await showOffers(country, promoCode)
    if (offers.isErr()) throw unavailable(offers.error)
    return { type: 'presentation' as const, offers: offers.value }
  }
  const partner = await showPartner(locale, url.pathname)
  if (partner.isOk()) return { type: 'partner' as const, ...shownPartner(partner.value) }
  if (partner.error.type === 'service-unreachable') throw unavailable(partner.error)
  return loadOffer(url, context)
}

export default function ChosenAddress({ loaderData }: Route.ComponentProps) {
  if (loaderData.type === 'partner') {
    return (
      <SiteFrame layout="partner">
        <PartnerPage loaderData={loaderData} />
      </SiteFrame>
    )
  }
  return (
    <SiteFrame layout="public">
      {loaderData.type === 'presentation' ? <SubscriptionPresentation offers={loaderData.offers} /> : <OfferPage offer={loaderData} />}
    </SiteFrame>
  )
}
