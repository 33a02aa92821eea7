import type { Route } from './+types/chosen-address'
import { SiteFrame } from '../layouts/site-frame.tsx'
import { useCasesContext, visitContext } from '../visit.ts'
import { loadOffer, OfferPage } from './campaign.tsx'
import PartnerPage, { shownPartner } from './partner.tsx'
import { unavailable } from './unavailable.ts'

/** Pages whose address each installation chooses: that of a partner, and some offers. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const partner = await context.get(useCasesContext).showPartner(context.get(visitContext).locale, url.pathname)
  if (partner.isOk()) return { type: 'partner' as const, ...shownPartner(partner.value) }
  if (partner.error.type === 'service-unreachable') throw unavailable(partner.error)
  return loadOffer(url, context)
}

export default function ChosenAddress({ loaderData }: Route.ComponentProps) {
  return loaderData.type === 'partner' ? (
    <SiteFrame layout="partner">
      <PartnerPage loaderData={loaderData} />
    </SiteFrame>
  ) : (
    <SiteFrame layout="public">
      <OfferPage offer={loaderData} />
    </SiteFrame>
  )
}
