import type { Money } from '../money/money.ts'
import type { Campaign } from './campaign.ts'
import { campaignPhase } from './campaign-page.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * When the period of a campaign's countdown ends: periods of N × 24 h follow one another from the start plus the offset, and
 * the last one ends with the campaign. Null without a countdown, and while the campaign is not open.
 *
 * Source: specification, section 9, "countdown rotations are 1 to 7 days with a 10-minute offset".
 *
 * @param now milliseconds since 1970; at the very end of a period, the next one runs
 * @example countdownDeadline({ window: { startsAt: 0, endsAt: null, countdown: { days: 1, offsetMinutes: 10 } } }, 600_000) // 87_000_000
 */
export const countdownDeadline = (campaign: Pick<Campaign, 'window'>, now: number): number | null => {
  const { startsAt, endsAt, countdown } = campaign.window
  if (countdown === null || campaignPhase(campaign, now).type !== 'open') return null
  const firstPeriod = startsAt + countdown.offsetMinutes * minute
  const period = countdown.days * day
  const nextBoundary = firstPeriod + (Math.floor((now - firstPeriod) / period) + 1) * period
  return endsAt === null ? nextBoundary : Math.min(nextBoundary, endsAt)
}

/**
 * Where a price below the ordinary one comes from:
 * - `campaign`: it is the price of a plan that only the campaign sells
 * - `coupon`: a code takes it off, with or without the campaign, until `endsAt` (null when the code has no end)
 */
export type PriceReduction = { readonly by: 'campaign' } | { readonly by: 'coupon'; readonly endsAt: number | null }

/** What a campaign's price is now, what it is without the reduction, and where that comes from. */
export type CampaignPrice = { readonly price: Money; readonly ordinaryPrice: Money; readonly reduction: PriceReduction }

/**
 * When the reduced price of a campaign really ends: with its coupon where that reduces it, for the code goes on to work when
 * the campaign is over; else with the campaign. Null when the price is not reduced, or is without an end.
 */
export const reducedPriceEndsAt = ({ window }: Pick<Campaign, 'window'>, { price, ordinaryPrice, reduction }: CampaignPrice): number | null => {
  if (price.currency !== ordinaryPrice.currency || price.minorUnits >= ordinaryPrice.minorUnits) return null
  return reduction.by === 'coupon' ? reduction.endsAt : window.endsAt
}

/**
 * The deadline to count down to on a page: only one at which the price really goes up. A countdown that starts again at
 * the same price would press people, children among them, with a hurry that is not there.
 *
 * Source: Code de la consommation, article L121-4, 7° (a limited time that is not one); specification, section 9.
 *
 * @example shownCountdown(campaign, price, now) // null: this period ends, its price does not
 */
export const shownCountdown = (campaign: Pick<Campaign, 'window'>, price: CampaignPrice, now: number): number | null => {
  const deadline = countdownDeadline(campaign, now)
  return deadline === reducedPriceEndsAt(campaign, price) ? deadline : null
}

export type RemainingTime = { readonly days: number; readonly hours: number; readonly minutes: number; readonly seconds: number }

/**
 * The time left until a deadline, in whole units, rounded down: never more than there is, and none once it is over.
 *
 * @example remainingTime(90_061_000, 0) // { days: 1, hours: 1, minutes: 1, seconds: 1 }
 */
export const remainingTime = (deadline: number, now: number): RemainingTime => {
  const left = Math.max(0, deadline - now)
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  }
}
