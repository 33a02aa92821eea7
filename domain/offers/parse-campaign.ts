import * as v from 'valibot'
import { fromWirePlan, planSchema } from '../plans/plan-schema.ts'
import { parserOf } from '../validation/malformed.ts'
import { type Campaign, campaignIdOf, campaignMarkets, type CampaignWindow, type CountdownRotation } from './campaign.ts'

const longestText = 200
const mostPlans = 20
const mostPages = 200
const minutesOfADay = 24 * 60
const usualOffsetMinutes = 10

const orNone = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null)
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestText))

/** A path of this site without a query, and with a name at its end. */
const sitePathPattern = /^\/(?!\/)[^\s?#*\\]*[^\s?#*\\/]$/
const sitePath = v.pipe(text, v.regex(sitePathPattern))
const isPages = (page: string): boolean => page === '/' || page === '/*' || sitePathPattern.test(page.endsWith('/*') ? page.slice(0, -2) : page)

const instantPattern = /(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)Z)?$/

/** A day, which begins at midnight in UTC, or a second of it, as `toISOString` writes it; anything else as it is. */
const inWholeSpelling = (written: string): string =>
  written.replace(instantPattern, (_, day: string, time = '00:00:00') => `${day}T${time}.000Z`)

/** A spelling that is not written back as it was read is another day, as the 31st of February. */
const isInstant = (written: string): boolean => {
  const whole = inWholeSpelling(written)
  const time = Date.parse(whole)
  return !Number.isNaN(time) && new Date(time).toISOString() === whole
}
const instant = v.pipe(
  text,
  v.check(isInstant),
  v.transform((written) => Date.parse(written)),
)

type WireWindow = {
  startDate: number | null
  endDate: number | null
  counterRotation: CountdownRotation['days'] | null
  counterOffset: number
}

const windowFrom = ({ startDate, endDate, counterRotation, counterOffset }: WireWindow): CampaignWindow =>
  // Stryker disable next-line ConditionalExpression: without a start there is no rotation, which is checked before
  startDate === null
    ? { startsAt: null, endsAt: endDate, countdown: null }
    : {
        startsAt: startDate,
        endsAt: endDate,
        countdown: counterRotation === null ? null : { days: counterRotation, offsetMinutes: counterOffset },
      }

const campaignSchema = v.pipe(
  v.strictObject({
    planId: text,
    plan: orNone(v.pipe(planSchema, v.transform(fromWirePlan))),
    otherPlanIds: v.nullish(v.pipe(v.array(text), v.maxLength(mostPlans)), []),
    market: v.nullish(v.picklist(campaignMarkets), 'france'),
    paywallPath: sitePath,
    successPath: orNone(sitePath),
    couponCode: orNone(text),
    startDate: orNone(instant),
    endDate: orNone(instant),
    counterRotation: orNone(v.picklist([1, 2, 3, 4, 5, 6, 7])),
    counterOffset: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(minutesOfADay)), usualOffsetMinutes),
    bannerPagesVisibile: v.nullish(v.pipe(v.array(v.pipe(text, v.check(isPages))), v.maxLength(mostPages)), []),
  }),
  v.forward(
    v.check(({ planId, plan }) => plan === null || plan.id === planId),
    ['plan'],
  ),
  v.forward(
    // Stryker disable next-line ConditionalExpression: none is before any end
    v.check(({ startDate, endDate }) => startDate === null || endDate === null || startDate < endDate),
    ['endDate'],
  ),
  v.forward(
    v.check(({ startDate, counterRotation }) => startDate !== null || counterRotation === null),
    ['counterRotation'],
  ),
  v.transform(
    (wire): Campaign => ({
      id: campaignIdOf(wire.paywallPath),
      market: wire.market,
      planId: wire.planId,
      plan: wire.plan,
      otherPlanIds: wire.otherPlanIds,
      paywallPath: wire.paywallPath,
      successPath: wire.successPath,
      couponCode: wire.couponCode,
      window: windowFrom(wire),
      bannerPages: wire.bannerPagesVisibile,
    }),
  ),
)

/**
 * Reads a campaign as the API writes it. Dates are days or moments in UTC (`2024-02-05`, `2024-02-05T08:30:00Z`), the rotation is in days
 * (1 to 7), its offset in minutes (10 when none is given). What is left out or null is not there.
 *
 * Refused as `campaign-malformed`, with the name of each field that is missing, unknown or malformed; else also a `plan` that is
 * not the one of `planId`, an `endDate` that is not after `startDate`, and a `counterRotation` without a `startDate`.
 *
 * Source: specification, section 3, "Offer campaign"; `bannerPagesVisibile` is spelt as there.
 *
 * @example parseCampaign({ planId: 'solo-yearly', paywallPath: '/premium/offre-solo' })._unsafeUnwrap().id // 'offre-solo'
 */
export const parseCampaign = parserOf('campaign-malformed', campaignSchema)
