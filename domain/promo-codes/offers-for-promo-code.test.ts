import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPlans } from '../plans/count-plans.ts'
import { normaliseCouponCode } from './coupon.ts'
import { type OfferKind, offerKinds, offersForPromoCode, offersWithPlans, plansOfOffers } from './offers-for-promo-code.ts'

const everything = { offers: ['solo', 'family'], userTypes: ['parents', 'primaire', 'college', 'lycee', 'etudiant'] }
const familyOnly = { offers: ['family'], userTypes: ['parents'] }

test.each([
  ['PIXPAY23', familyOnly],
  ['pixpay23', familyOnly],
  [' PixPay23\n', familyOnly],
  ['PIXPAY24', everything],
  ['PIXPAY', everything],
  ['PIXPAY 23', everything],
  ['BIENVENUE', everything],
  ['', everything],
  [null, everything],
])('the promo code %j leaves the offers and the user types that it should', (code, expected) => {
  expect(offersForPromoCode(code)).toEqual(expected)
})

test('any other code restores everything', () => {
  fc.assert(
    fc.property(fc.string().filter((code) => normaliseCouponCode(code) !== 'PIXPAY23'), (code) => {
      expect(offersForPromoCode(code)).toEqual(everything)
    }),
  )
})

test.each<[string, readonly OfferKind[], { solo: number; family: number }, readonly OfferKind[]]>([
  ['both kinds on sale', offerKinds, { solo: 3, family: 1 }, ['solo', 'family']],
  ['no plan for one person', offerKinds, { solo: 0, family: 1 }, ['family']],
  ['no plan for families', offerKinds, { solo: 1, family: 0 }, ['solo']],
  ['nothing on sale', offerKinds, { solo: 0, family: 0 }, []],
  ['an offer kept out by a code, with plans', ['family'], { solo: 3, family: 1 }, ['family']],
  ['counts as a list of plans gives them', offerKinds, countPlans({ solo: [], family: [] }), []],
])('with %s, the offers left are right', (_, offers, counts, expected) => {
  expect(offersWithPlans(offers, counts)).toEqual(expected)
})

test.each<[string, readonly OfferKind[], string[], string[]]>([
  ['PIXPAY23 leaves', offersForPromoCode('PIXPAY23').offers, [], ['family-yearly']],
  ['any other code leaves', offersForPromoCode('BIENVENUE').offers, ['solo-yearly'], ['family-yearly']],
  ['no offer leaves', [], [], []],
])('of a list of plans, %s what it should', (_, offers, solo, family) => {
  const list = { unitUsed: 'months', solo: ['solo-yearly'], family: ['family-yearly'] }
  expect(plansOfOffers(list, offers)).toEqual({ unitUsed: 'months', solo, family })
})
