import { err, ok, type Result } from 'neverthrow'
import type { SiteNames } from '../../domain/navigation/site-names.ts'
import { type Campaign, plansOf } from '../../domain/offers/campaign.ts'
import { campaignList } from '../../domain/offers/campaign-list.ts'
import { type CampaignPhase, openCampaignPage, ordinaryOffersPath } from '../../domain/offers/campaign-page.ts'
import { shownCountdown } from '../../domain/offers/countdown.ts'
import { isSamePage } from '../../domain/offers/page-paths.ts'
import { resolveOffer } from '../../domain/offers/resolve-offer.ts'
import type { Money } from '../../domain/money/money.ts'
import { computePlans } from '../../domain/plans/compute-plans.ts'
import type { Plan } from '../../domain/plans/plan.ts'
import type { CouponRefusal } from '../../domain/promo-codes/coupon.ts'
import type { CheckoutGateway, CouponPrice } from '../ports/checkout-gateway.ts'
import type { Clock } from '../ports/clock.ts'
import type { PlanGateway } from '../ports/plan-gateway.ts'
import type { ProfileGateway } from '../ports/profile-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'
import { makeShowOffers, offered, type OfferedPlan, type Offers } from './show-offers.ts'

/** A plan of a campaign, at the price that its code leaves; `withoutCoupon` is the price without the code, null where it reduces nothing. */
export type CampaignPlan = OfferedPlan & { readonly withoutCoupon: Money | null }

/** The refusals that concern whoever comes with the code; the others concern nobody: the campaign has no such code. */
export type CouponRefusalToTell = Exclude<CouponRefusal['type'], 'coupon-unknown' | 'coupon-not-for-this-plan'>

/** The code of a campaign. `unchecked`: the service could not say now, and the checkout will. */
export type CampaignCoupon =
  | { readonly code: string; readonly state: 'applied' | 'unchecked' }
  | { readonly code: string; readonly state: 'refused'; readonly refusal: CouponRefusalToTell }

/** What stands at the address of an offer. Times are milliseconds since 1970. */
export type ShownOffer =
  | {
      readonly type: 'open-campaign'
      readonly id: string
      /** As the campaign names them: the one that it puts forward is the first. */
      readonly plans: readonly CampaignPlan[]
      readonly coupon: CampaignCoupon | null
      readonly endsAt: number | null
      /** When the prices really go up, to be counted down from the moment at which the page was made; else null. */
      readonly countdown: { readonly deadline: number; readonly now: number } | null
    }
  /** A campaign that is over or has not begun, with what is on sale today. */
  | { readonly type: 'closed-campaign'; readonly id: string; readonly phase: Exclude<CampaignPhase, { type: 'open' }>; readonly offers: Offers }
  | { readonly type: 'elsewhere'; readonly path: string }

export type ShowCampaignError = { readonly type: 'offer-unknown' } | ServiceUnreachable

type CheckedPlan = { readonly plan: Plan; readonly check: Awaited<ReturnType<CheckoutGateway['checkCoupon']>> | null }

const elsewhere = (path: string): ShownOffer => ({ type: 'elsewhere', path })

const couponPriceOf = ({ check }: CheckedPlan): CouponPrice | null =>
  check?.isOk() && check.value.reducedPrice.minorUnits < check.value.price.minorUnits ? check.value : null

const couponOf = (code: string | null, checked: readonly CheckedPlan[]): CampaignCoupon | null => {
  const refusal = checked[0]?.check
  if (code === null || !refusal) return null
  if (checked.some((one) => couponPriceOf(one) !== null)) return { code, state: 'applied' }
  if (refusal.isOk()) return null
  switch (refusal.error.type) {
    case 'service-unreachable':
      return { code, state: 'unchecked' }
    case 'plan-unknown':
    case 'coupon-unknown':
    case 'coupon-not-for-this-plan':
      return null
    default:
      return { code, state: 'refused', refusal: refusal.error.type }
  }
}

/** The plans as they are shown: compared with one another at the prices that the code leaves. */
const pricedPlans = (checked: readonly CheckedPlan[]): readonly CampaignPlan[] => {
  const { solo, family } = computePlans(checked.map((one) => ({ ...one.plan, promoPrice: couponPriceOf(one)?.reducedPrice ?? one.plan.promoPrice })))
  const priced = [...solo, ...family].map(offered)
  return checked.flatMap((one) =>
    priced.filter(({ id }) => id === one.plan.id).map((plan) => ({ ...plan, withoutCoupon: couponPriceOf(one)?.price ?? null })),
  )
}

const lengthOf = ({ duration }: OfferedPlan): string => JSON.stringify(duration)

/** What somebody would pay without the campaign: the ordinary price of the same product, for the same people and as long. */
const ordinaryPriceOf = (plan: OfferedPlan, { solo, family }: Offers): Money => {
  const ordinary = (plan.isFamilyMasterPlan ? family : solo).find((one) => one.product === plan.product && lengthOf(one) === lengthOf(plan))
  return (ordinary ?? plan).total
}

/** The one moment at which every price on the page goes up; null when there is none. */
const deadlineOf = (campaign: Campaign, plans: readonly CampaignPlan[], offers: Offers, now: number): number | null => {
  const deadlines = plans.map((plan) =>
    shownCountdown(
      campaign,
      plan.withoutCoupon === null
        ? { price: plan.total, ordinaryPrice: ordinaryPriceOf(plan, offers), reduction: { by: 'campaign' } }
        // The service does not say when a code ends, so that it may go on to work when the campaign is over.
        : { price: plan.total, ordinaryPrice: plan.withoutCoupon, reduction: { by: 'coupon', endsAt: null } },
      now,
    ),
  )
  const [first = null] = deadlines
  return deadlines.every((deadline) => deadline === first) ? first : null
}

/**
 * Says what stands at an address: below `/premium/` a campaign or a plan, elsewhere a campaign whose page is at the top.
 * A plan leads to its checkout, and a campaign that is not for the person to the ordinary offers. A campaign has one address;
 * its other names lead there.
 *
 * Source: specification, section 2, "Premium and offers".
 */
export const makeShowCampaign = ({
  plans,
  checkout,
  profile,
  names,
  clock,
}: {
  plans: PlanGateway
  checkout: Pick<CheckoutGateway, 'checkCoupon'>
  profile: Pick<ProfileGateway, 'read'>
  names: SiteNames
  clock: Clock
}) => {
  const showOffers = makeShowOffers({ plans })
  const campaigns = campaignList(names)

  const showOpen = async (campaign: Campaign, country: string, now: number): Promise<Result<ShownOffer, ServiceUnreachable>> => {
    const { id, couponCode, window } = campaign
    const checked: CheckedPlan[] = []
    for (const planId of plansOf(campaign)) {
      const found = await plans.find(planId)
      if (found.isOk()) checked.push({ plan: found.value, check: couponCode === null ? null : await checkout.checkCoupon(couponCode, planId) })
      else if (found.error.type === 'service-unreachable') return err(found.error)
    }
    if (checked.length === 0) return ok(elsewhere(ordinaryOffersPath))
    const shown = { type: 'open-campaign', id, plans: pricedPlans(checked), coupon: couponOf(couponCode, checked), endsAt: window.endsAt } as const
    if (window.countdown === null) return ok({ ...shown, countdown: null })
    return (await showOffers(country)).map((offers) => {
      const deadline = deadlineOf(campaign, shown.plans, offers, now)
      return { ...shown, countdown: deadline === null ? null : { deadline, now } }
    })
  }

  const showPage = async (campaign: Campaign, path: string, country: string): Promise<Result<ShownOffer, ServiceUnreachable>> => {
    if (!isSamePage(path, campaign.paywallPath)) return ok(elsewhere(campaign.paywallPath))
    const read = await profile.read()
    if (read.isErr()) return err(read.error)
    const now = clock.now()
    const person = { countryId: read.value?.country?.valueId ?? null, region: country }
    const page = openCampaignPage(campaign, { person, franceCountryId: names.franceCountryId, now })
    if (page.type === 'ordinary-offers') return ok(elsewhere(page.path))
    const { phase } = page
    return phase.type === 'open'
      ? showOpen(campaign, country, now)
      : (await showOffers(country)).map((offers) => ({ type: 'closed-campaign', id: campaign.id, phase, offers }))
  }

  /** @param country where the visit comes from, ISO 3166-1 */
  return async (path: string, country: string): Promise<Result<ShownOffer, ShowCampaignError>> => {
    const name = /^\/premium\/+(.+?)\/*$/i.exec(path)?.[1]
    if (name === undefined) {
      const campaign = campaigns.find(({ paywallPath }) => isSamePage(path, paywallPath))
      return campaign ? showPage(campaign, path, country) : err({ type: 'offer-unknown' })
    }
    const resolved = resolveOffer(name, { campaigns, plansOnSale: [] })
    if (resolved.type === 'campaign') return showPage(resolved.campaign, path, country)
    // `/premium/checkout` without a plan: there is nothing to order yet.
    if (resolved.type === 'fixed-page') return ok(elsewhere(ordinaryOffersPath))
    const found = await plans.find(name)
    if (found.isOk()) return ok(elsewhere(`/premium/checkout/${encodeURIComponent(found.value.id)}`))
    return err(found.error.type === 'plan-unknown' ? { type: 'offer-unknown' } : found.error)
  }
}
