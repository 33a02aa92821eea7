import { type Campaign, plansOf } from './campaign.ts'
import { campaignPhase } from './campaign-page.ts'

/** What is on sale besides the ordinary offers, and when somebody asks; milliseconds since 1970. */
export type Sale = {
  readonly ordinaryPlanIds: ReadonlySet<string>
  readonly campaigns: readonly Campaign[]
  readonly now: number
}

/**
 * Whether a plan can be bought: it is among the ordinary offers, or a campaign that is open sells it. The price of a campaign
 * that is over, or has not begun, is nobody's any more, or yet.
 *
 * Source: specification, section 9, "Prices" and "Campaign windows".
 *
 * @param planId the plan's identifier
 * @example isOnSale('solo-yearly-flash', { ordinaryPlanIds, campaigns, now }) // false: its campaigns are over
 */
export const isOnSale = (planId: string, { ordinaryPlanIds, campaigns, now }: Sale): boolean =>
  ordinaryPlanIds.has(planId) ||
  campaigns.some((campaign) => campaignPhase(campaign, now).type === 'open' && plansOf(campaign).includes(planId))
