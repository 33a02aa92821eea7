import type { Plan } from '../plans/plan.ts'

/** For whom a campaign is: people of France, or of the eight countries of the West African monetary union (UEMOA). */
export const campaignMarkets = ['france', 'uemoa'] as const
export type CampaignMarket = (typeof campaignMarkets)[number]

/** Countdown periods of some days, that begin some minutes after the campaign does. */
export type CountdownRotation = { readonly days: 1 | 2 | 3 | 4 | 5 | 6 | 7; readonly offsetMinutes: number }

/**
 * When a campaign is on: from `startsAt` on and before `endsAt`, milliseconds since 1970; null means without limit.
 * Countdown periods count from the start, so there are none without one.
 */
export type CampaignWindow =
  | { readonly startsAt: number; readonly endsAt: number | null; readonly countdown: CountdownRotation | null }
  | { readonly startsAt: null; readonly endsAt: number | null; readonly countdown: null }

/** An offer with a page of its own. Source: specification, section 3, "Offer campaign". */
export type Campaign = {
  /** Its name in addresses: the last part of `paywallPath`. */
  readonly id: string
  readonly market: CampaignMarket
  /** The plan that it puts forward. */
  readonly planId: string
  /** That plan in full, where the sender joined it. */
  readonly plan: Plan | null
  /** The same offer at another length or through another provider. */
  readonly otherPlanIds: readonly string[]
  readonly paywallPath: string
  readonly successPath: string | null
  readonly couponCode: string | null
  readonly window: CampaignWindow
  /** The pages that show its banner: exact paths, or all below a path (`/bac/*`). */
  readonly bannerPages: readonly string[]
}

/** The name of a campaign in addresses: `lesfolles40` for `/premium/flashoffer/lesfolles40`. */
export const campaignIdOf = (paywallPath: string): string => paywallPath.slice(paywallPath.lastIndexOf('/') + 1)

const defaultSuccessPath = '/subscribe-success'

/** Where somebody arrives once they have paid: a campaign may have a page of its own for it. */
export const successPathOf = ({ successPath }: Pick<Campaign, 'successPath'>): string => successPath ?? defaultSuccessPath

/**
 * The plans of a campaign: the one that it puts forward, then the others.
 *
 * @example plansOf(africa) // ['africa-family-yearly-mobile-money', 'africa-family-yearly-card']
 */
export const plansOf = ({ planId, otherPlanIds }: Pick<Campaign, 'planId' | 'otherPlanIds'>): readonly string[] => [
  planId,
  ...otherPlanIds,
]
