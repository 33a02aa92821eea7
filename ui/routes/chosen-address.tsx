import type { Route } from './+types/chosen-address'
import { useCasesContext, visitContext } from '../visit.ts'
import { loadOffer, OfferPage } from './shown-offer.tsx'
import { SubscriptionPresentation } from './subscription-presentation.tsx'
import { unavailable } from './unavailable.ts'

/** Pages whose address each installation chooses: the presentation of the subscription, and some offers. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { isPresentation, showOffers } = context.get(useCasesContext)
  if (!isPresentation(url.pathname)) return loadOffer(url, context)
  const { country, promoCode } = context.get(visitContext)
  const offers = await showOffers(country, promoCode)
  if (offers.isErr()) throw unavailable(offers.error)
  return { type: 'presentation' as const, offers: offers.value }
}

export default function ChosenAddress({ loaderData }: Route.ComponentProps) {
  return loaderData.type === 'presentation' ? <SubscriptionPresentation offers={loaderData.offers} /> : <OfferPage offer={loaderData} />
}
