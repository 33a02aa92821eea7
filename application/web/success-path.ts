import type { SiteNames } from '../../domain/navigation/site-names.ts'
import { successPathOf } from '../../domain/offers/campaign.ts'
import { campaignList } from '../../domain/offers/campaign-list.ts'
import { priceList } from '../../domain/plans/price-list.ts'

const isSoldByCampaignsOnly = (planId: string): boolean => priceList.some(({ id, soldThrough }) => id === planId && soldThrough === 'campaign')

/**
 * Where somebody arrives who has paid for a plan: at the page of the campaign that alone sells it, if that has one, else at
 * the ordinary one.
 *
 * Source: specification, section 3, "Offer campaign", successPath.
 */
export const makeSuccessPath =
  ({ names }: { names: SiteNames }) =>
  (planId: string): string => {
    const campaign = isSoldByCampaignsOnly(planId) ? campaignList(names).find((one) => one.planId === planId && one.successPath !== null) : undefined
    return successPathOf(campaign ?? { successPath: null })
  }
