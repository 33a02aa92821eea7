import type { Route } from './+types/campaign'
import { loadOffer, OfferPage } from './shown-offer.tsx'

/** The page of every campaign: its address says which one. */
export const loader = ({ url, context }: Route.LoaderArgs) => loadOffer(url, context)

export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  return <OfferPage offer={loaderData} />
}
