import { type UserType, userTypes } from '../newsletter/user-types.ts'
import { normaliseCouponCode } from './coupon.ts'

export const offerKinds = ['solo', 'family'] as const
/** Whom an offer is for: one person, or a family. */
export type OfferKind = (typeof offerKinds)[number]

/** What the site offers, and to whom. */
export type PromotedOffers = {
  readonly offers: readonly OfferKind[]
  readonly userTypes: readonly UserType[]
}

/** The code of a partner who pays for families. */
const familyOnlyCode = 'PIXPAY23'

/**
 * What a promo code leaves of the offers: PIXPAY23 restricts them to family, and the user types to parents; any other
 * code, or none, restores solo and family offers and all five user types. Codes are read without case and blanks.
 *
 * Source: specification, section 4, "Promo code".
 *
 * @example offersForPromoCode('pixpay23') // { offers: ['family'], userTypes: ['parents'] }
 */
export const offersForPromoCode = (code: string | null): PromotedOffers =>
  code !== null && normaliseCouponCode(code) === familyOnlyCode
    ? { offers: ['family'], userTypes: ['parents'] }
    : { offers: offerKinds, userTypes }

/**
 * Restricts a list of plans to some offers, such as those that a promo code leaves.
 *
 * Source: specification, section 4, "Promo code".
 *
 * @example plansOfOffers(computePlans(plans), offersForPromoCode('PIXPAY23').offers).solo // []
 */
export const plansOfOffers = <List extends Record<OfferKind, readonly unknown[]>>(list: List, offers: readonly OfferKind[]): List => ({
  ...list,
  ...Object.fromEntries(offerKinds.filter((kind) => !offers.includes(kind)).map((kind) => [kind, []])),
})

/**
 * Keeps the offers of which there is at least one plan.
 *
 * Source: specification, section 4, "Available plans can filter the offers list to those with a positive count".
 *
 * @param counts how many plans there are of each kind, as `countPlans` gives them
 * @example offersWithPlans(['solo', 'family'], { solo: 0, family: 2 }) // ['family']
 */
export const offersWithPlans = (offers: readonly OfferKind[], counts: Readonly<Record<OfferKind, number>>): readonly OfferKind[] =>
  offers.filter((offer) => counts[offer] > 0)
