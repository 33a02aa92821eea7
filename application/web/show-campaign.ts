import { err, ok, type Result } from 'neverthrow'
import type { SiteNames } from '../../domain/navigation/site-names.ts'
import { type Campaign, plansOf } from '../../domain/offers/campaign.ts'
import { campaignSubject } from '../../domain/offers/campaign-subject.ts'
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
import type { OfferGateway } from '../ports/offer-gateway.ts'
import type { PlanGateway } from '../ports/plan-gateway.ts'
import type { ProfileGateway } from '../ports/profile-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'
import { askPriorPrices, makeShowOffers, offered, type OfferedPlan, type Offers } from './show-offers.ts'

/**
 * A plan of a campaign, at the price that its code leaves; `withoutCoupon` is the price without the code, null where it
 * reduces nothing, and `couponEndsAt` when the code stops working, null where nothing says that it does.
 */
export type CampaignPlan = OfferedPlan & { readonly withoutCoupon: Money | null; readonly couponEndsAt: number | null }

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
      /** What it is about, whatever its address is called here: words about it go by this name. */
      readonly subject: string
      /** As the campaign names them: the one that it puts forward is the first. */
      readonly plans: readonly CampaignPlan[]
      readonly coupon: CampaignCoupon | null
      readonly endsAt: number | null
      /** When the prices really go up, to be counted down from the moment at which the page was made; else null. */
      readonly countdown: { readonly deadline: number; readonly now: number } | null
    }
  /** A campaign that is over or has not begun, with what is on sale today. */
  | { readonly type: 'closed-campaign'; readonly id: string; readonly subject: string; readonly phase: Exclude<CampaignPhase, { type: 'open' }>; readonly offers: Offers }
  /** An offer that was signed for somebody. */
  | {
      readonly type: 'signed-offer'
      readonly plans: readonly CampaignPlan[]
      readonly coupon: CampaignCoupon | null
      readonly endsAt: number
    }
  /** A signed offer that is over (`endedAt` is null when its plan is no longer sold), or one that was not signed here, with what is on sale today. */
  | { readonly type: 'over-signed-offer'; readonly endedAt: number | null; readonly offers: Offers }
  | { readonly type: 'refused-signed-offer'; readonly offers: Offers }
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
const pricedPlans = (checked: readonly CheckedPlan[], priorPrices: ReadonlyMap<string, Money>): readonly CampaignPlan[] => {
  const { solo, family } = computePlans(checked.map((one) => ({ ...one.plan, promoPrice: couponPriceOf(one)?.reducedPrice ?? one.plan.promoPrice })))
  const priced = [...solo, ...family]
  return checked.flatMap((one) => {
    const couponPrice = couponPriceOf(one)
    const priorPrice = couponPrice ? couponPrice.priorPrice : (priorPrices.get(one.plan.id) ?? null)
    return priced
      .filter(({ id }) => id === one.plan.id)
      .map((plan) => ({ ...offered(plan, priorPrice), withoutCoupon: couponPrice?.price ?? null, couponEndsAt: couponPrice?.endsAt ?? null }))
  })
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
        : { price: plan.total, ordinaryPrice: plan.withoutCoupon, reduction: { by: 'coupon', endsAt: plan.couponEndsAt } },
      now,
    ),
  )
  const [first = null] = deadlines
  return deadlines.every((deadline) => deadline === first) ? first : null
}

/**
 * Says what stands at an address: below `/premium/` a campaign or a plan, elsewhere a campaign whose page is at the top.
 * A plan leads to its checkout, and a campaign that is not for the person to the ordinary offers. A campaign has one address;
 * its other names lead there. What is neither may be a signed token.
 *
 * Source: specification, section 2, "Premium and offers".
 */
export const makeShowCampaign = ({
  plans,
  offers,
  checkout,
  profile,
  names,
  clock,
}: {
  plans: Pick<PlanGateway, 'list' | 'find'>
  offers: OfferGateway
  checkout: Pick<CheckoutGateway, 'checkCoupon'>
  profile: Pick<ProfileGateway, 'read'>
  names: SiteNames
  clock: Clock
}) => {
  const showOffers = makeShowOffers({ plans, offers })
  const campaigns = campaignList(names)

  /** The plans that are on sale of those named, at the prices that a code leaves; null when none is. */
  const priceWithCode = async (planIds: readonly string[], couponCode: string | null) => {
    const checked: CheckedPlan[] = []
    for (const planId of planIds) {
      const found = await plans.find(planId)
      if (found.isOk()) checked.push({ plan: found.value, check: couponCode === null ? null : await checkout.checkCoupon(couponCode, planId) })
      else if (found.error.type === 'service-unreachable') return err(found.error)
    }
    if (checked.length === 0) return ok(null)
    const priorPrices = await askPriorPrices(checked.map(({ plan }) => plan), offers)
    return ok({ plans: pricedPlans(checked, priorPrices), coupon: couponOf(couponCode, checked) })
  }

  const showOpen = async (campaign: Campaign, country: string, now: number): Promise<Result<ShownOffer, ServiceUnreachable>> => {
    const { id, couponCode, window } = campaign
    const priced = await priceWithCode(plansOf(campaign), couponCode)
    if (priced.isErr()) return err(priced.error)
    if (priced.value === null) return ok(elsewhere(ordinaryOffersPath))
    const subject = campaignSubject(id, names)
    const shown = { type: 'open-campaign', id, subject, ...priced.value, endsAt: window.endsAt } as const
    if (window.countdown === null) return ok({ ...shown, countdown: null })
    return (await showOffers(country)).map((ordinary) => {
      const deadline = deadlineOf(campaign, shown.plans, ordinary, now)
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
      : (await showOffers(country)).map((ordinary) => ({ type: 'closed-campaign', id: campaign.id, subject: campaignSubject(campaign.id, names), phase, offers: ordinary }))
  }

  /** Whoever comes with a link that opens nothing any more, or never did, finds what is on sale today. */
  const showSigned = async (token: string, country: string): Promise<Result<ShownOffer, ServiceUnreachable>> => {
    const instead = async (shown: { type: 'refused-signed-offer' } | { type: 'over-signed-offer'; endedAt: number | null }) =>
      (await showOffers(country)).map((ordinary) => ({ ...shown, offers: ordinary }))
    const signed = await offers.readSigned(token)
    if (signed.isErr()) {
      if (signed.error.type === 'service-unreachable') return err(signed.error)
      return instead(signed.error.type === 'offer-token-expired' ? { type: 'over-signed-offer', endedAt: signed.error.expiredAt } : { type: 'refused-signed-offer' })
    }
    const { planId, couponCode, expiresAt } = signed.value
    const priced = await priceWithCode([planId], couponCode)
    if (priced.isErr()) return err(priced.error)
    if (priced.value === null) return instead({ type: 'over-signed-offer', endedAt: null })
    return ok({ type: 'signed-offer', ...priced.value, endsAt: expiresAt })
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
    if (resolved.type === 'fixed-page') return ok(elsewhere(ordinaryOffersPath))
    const found = await plans.find(name)
    if (found.isOk()) return ok(elsewhere(`/premium/checkout/${encodeURIComponent(found.value.id)}`))
    if (found.error.type !== 'plan-unknown') return err(found.error)
    return resolved.type === 'token-to-check' ? showSigned(resolved.token, country) : err({ type: 'offer-unknown' })
  }
}
