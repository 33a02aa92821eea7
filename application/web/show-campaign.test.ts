import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { eur, type Money, xof } from '../../domain/money/money.ts'
import type { SignedOffer } from '../../domain/offers/signed-offer.ts'
import { defaultSiteNames, type SiteNames } from '../../domain/navigation/site-names.ts'
import type { Plan } from '../../domain/plans/plan.ts'
import { priceList } from '../../domain/plans/price-list.ts'
import type { Profile } from '../../domain/profile/profile.ts'
import type { CouponRefusal } from '../../domain/promo-codes/coupon.ts'
import { aProfile } from '../../tests/builders/a-profile.ts'
import type { CheckoutGateway } from '../ports/checkout-gateway.ts'
import type { OfferTokenRefusal } from '../ports/offer-gateway.ts'
import { makeShowCampaign, type ShownOffer } from './show-campaign.ts'
import { timeLeft } from './time-left.ts'

const today = Date.UTC(2026, 10, 21)
const duringFlash = Date.UTC(2024, 1, 6)
const duringSchoolReturn = Date.UTC(2024, 7, 20)
const unreachable = err({ type: 'service-unreachable' } as const)

type Told = {
  now?: number
  names?: SiteNames
  profile?: Profile | null | 'unreachable'
  /** What each plan costs with the code of the campaign; the code is refused for the others. */
  withCode?: Record<string, Money>
  codeEndsAt?: number | null
  /** What each plan cost before its promotional price. */
  priorPrices?: Record<string, Money>
  /** What each token opens. */
  signed?: Record<string, SignedOffer | OfferTokenRefusal | { readonly type: 'service-unreachable' }>
  refusal?: CouponRefusal | { readonly type: 'service-unreachable' } | { readonly type: 'plan-unknown' }
  onSale?: readonly Plan[]
  listed?: readonly Plan[] | 'unreachable'
  isReachable?: boolean
}

const scene = ({
  now = today,
  names = defaultSiteNames,
  profile = null,
  withCode = {},
  codeEndsAt = null,
  priorPrices = {},
  signed = {},
  refusal = { type: 'coupon-unknown' },
  onSale = priceList,
  listed = priceList.filter(({ soldThrough, price }) => soldThrough === 'ordinary-offers' && price.currency === 'EUR'),
  isReachable = true,
}: Told = {}) => {
  const asked: string[] = []
  const checkCoupon: CheckoutGateway['checkCoupon'] = (code, planId) => {
    asked.push(`coupon ${code} ${planId}`)
    const reducedPrice = withCode[planId]
    const plan = onSale.find(({ id }) => id === planId)
    return Promise.resolve(reducedPrice && plan ? ok({ code, price: plan.price, reducedPrice, priorPrice: plan.price, endsAt: codeEndsAt }) : err(refusal))
  }
  const show = makeShowCampaign({
    plans: {
      list: (country) => {
        asked.push(`list ${country}`)
        return Promise.resolve(listed === 'unreachable' ? unreachable : ok(listed))
      },
      find: (planId) => {
        asked.push(`find ${planId}`)
        const plan = onSale.find(({ id }) => id === planId)
        if (!isReachable) return Promise.resolve(unreachable)
        return Promise.resolve(plan ? ok(plan) : err({ type: 'plan-unknown' } as const))
      },
    },
    offers: {
      readSigned: (token) => {
        asked.push(`token ${token}`)
        const found = signed[token] ?? { type: 'offer-token-refused' }
        return Promise.resolve('type' in found ? err(found) : ok(found))
      },
      priorPrices: (planIds) => {
        asked.push(`prior prices ${planIds.join()}`)
        return Promise.resolve(ok(new Map(Object.entries(priorPrices))))
      },
    },
    checkout: { checkCoupon },
    profile: {
      read: () => {
        asked.push('profile')
        return Promise.resolve(profile === 'unreachable' ? unreachable : ok(profile))
      },
    },
    names,
    clock: new InMemoryClock(now),
  })
  return { show, asked }
}

const open = (shown: ShownOffer) => {
  if (shown.type !== 'open-campaign') throw new Error(`not an open campaign: ${JSON.stringify(shown)}`)
  return shown
}
const openedAt = async (path: string, told: Told = {}, country = 'FR') => open((await scene(told).show(path, country))._unsafeUnwrap())

test('an open campaign shows its plans, the one that it puts forward first, with what is paid today and what comes after', async () => {
  const shown = await openedAt('/premium/offre-solo')
  expect(shown).toMatchObject({ id: 'offre-solo', coupon: null, endsAt: null, countdown: null })
  expect(shown.plans.map(({ id, total, renewal, discount, withoutCoupon }) => ({ id, total, renewal, discount, withoutCoupon }))).toEqual([
    { id: 'solo-yearly', total: eur(89.99), renewal: { price: eur(89.99), periodicity: 'yearly' }, discount: 38, withoutCoupon: null },
    { id: 'solo-quarterly', total: eur(29.99), renewal: { price: eur(29.99), periodicity: 'quarterly' }, discount: 17, withoutCoupon: null },
    { id: 'solo-monthly', total: eur(11.99), renewal: { price: eur(11.99), periodicity: 'monthly' }, discount: null, withoutCoupon: null },
  ])
})

test('plans for one person and for the family stay in the order of the campaign', async () => {
  const shown = await openedAt('/premium/pack-reussite-4-ans')
  expect(shown.plans.map(({ id }) => id)).toEqual(['family-4-years', 'solo-4-years'])
})

test('a plan that only the campaign sells is shown, and one that is not on sale is left out', async () => {
  expect((await openedAt('/premium/lifeoffer')).plans).toMatchObject([{ id: 'family-lifetime', duration: { kind: 'lifetime' }, renewal: null }])
  const onSale = priceList.filter(({ id }) => id !== 'solo-yearly')
  expect((await openedAt('/premium/actual', { onSale })).plans.map(({ id }) => id)).toEqual(['family-yearly'])
})

test('a campaign none of whose plans is on sale leads to the ordinary offers', async () => {
  expect((await scene({ onSale: [] }).show('/premium/toeic', 'FR'))._unsafeUnwrap()).toEqual({ type: 'elsewhere', path: '/premium' })
})

test('the code of a campaign lowers the price, beside which the price without it is known', async () => {
  const { show, asked } = scene({ withCode: { 'solo-yearly': eur(80.99) } })
  const shown = open((await show('/offre-bienvenue-inscription-eleve', 'FR'))._unsafeUnwrap())
  expect(shown.coupon).toEqual({ code: 'BIENVENUE', state: 'applied' })
  expect(shown.plans).toMatchObject([
    {
      id: 'solo-yearly',
      total: eur(80.99),
      promoPriceByUnit: eur(6.75),
      withoutCoupon: eur(89.99),
      priorPrice: eur(89.99),
      renewal: { price: eur(89.99), periodicity: 'yearly' },
    },
  ])
  expect(asked).toEqual(['profile', 'find solo-yearly', 'coupon BIENVENUE solo-yearly'])
})

test('a code that suits some of the plans lowers those', async () => {
  const shown = await openedAt('/offre-speciale-rentree', {
    now: duringSchoolReturn,
    withCode: { 'solo-yearly': eur(60) },
    refusal: { type: 'coupon-not-for-this-plan' },
  })
  expect(shown.coupon).toEqual({ code: 'RENTREE', state: 'applied' })
  expect(shown.plans.map(({ id, total, withoutCoupon }) => ({ id, total, withoutCoupon }))).toEqual([
    { id: 'family-yearly', total: eur(149.99), withoutCoupon: null },
    { id: 'solo-yearly', total: eur(60), withoutCoupon: eur(89.99) },
  ])
})

test.each(['coupon-unknown', 'coupon-not-for-this-plan', 'plan-unknown'] as const)(
  'a code of which the service says %s is not spoken of',
  async (type) => {
    const shown = await openedAt('/offre-bienvenue-inscription-eleve', { refusal: { type } })
    expect(shown.coupon).toBeNull()
    expect(shown.plans).toMatchObject([{ total: eur(89.99), promoPrice: null, withoutCoupon: null }])
  },
)

test('a code that takes nothing off is not spoken of', async () => {
  const shown = await openedAt('/offre-bienvenue-inscription-eleve', { withCode: { 'solo-yearly': eur(89.99) } })
  expect(shown).toMatchObject({ coupon: null, plans: [{ total: eur(89.99), promoPrice: null, withoutCoupon: null }] })
})

test.each([
  { type: 'coupon-already-used' },
  { type: 'coupon-used-up' },
  { type: 'coupon-over', endedAt: 1 },
  { type: 'coupon-not-started', startsAt: 1 },
] as const)('whoever comes with a code that is refused is told why: $type', async (refusal) => {
  const shown = await openedAt('/offre-bienvenue-inscription-eleve', { refusal })
  expect(shown.coupon).toEqual({ code: 'BIENVENUE', state: 'refused', refusal: refusal.type })
  expect(shown.plans).toMatchObject([{ total: eur(89.99) }])
})

test('a code that cannot be checked now goes on to the checkout', async () => {
  const shown = await openedAt('/offre-bienvenue-inscription-eleve', { refusal: { type: 'service-unreachable' } })
  expect(shown.coupon).toEqual({ code: 'BIENVENUE', state: 'unchecked' })
  expect(shown.plans).toMatchObject([{ total: eur(89.99), withoutCoupon: null }])
})

test('beside a promotional price stands the lowest of the 30 days before it', async () => {
  const onSale = priceList.map((plan) => (plan.id === 'solo-yearly' ? { ...plan, promoPrice: eur(59.99) } : plan))
  const { show, asked } = scene({ onSale, priorPrices: { 'solo-yearly': eur(79.99) } })
  const shown = open((await show('/premium/offre-solo', 'FR'))._unsafeUnwrap())
  expect(shown.plans.map(({ id, priorPrice }) => [id, priorPrice])).toEqual([
    ['solo-yearly', eur(79.99)],
    ['solo-quarterly', null],
    ['solo-monthly', null],
  ])
  expect(asked.at(-1)).toBe('prior prices solo-yearly')
})

test('a promotional price stays where no code lowers it', async () => {
  const onSale = priceList.map((plan) => (plan.id === 'solo-yearly' ? { ...plan, promoPrice: eur(59.99) } : plan))
  expect((await openedAt('/premium/offre-solo', { onSale })).plans[0]).toMatchObject({ promoPrice: eur(59.99), total: eur(59.99), withoutCoupon: null })
})

test('a campaign that is over shows what is on sale today, without asking for its own prices', async () => {
  const { show, asked } = scene()
  expect((await show('/premium/flashoffer', 'FR'))._unsafeUnwrap()).toMatchObject({
    type: 'closed-campaign',
    id: 'flashoffer',
    phase: { type: 'over', endedAt: Date.UTC(2024, 1, 12) },
    offers: { solo: [{ id: 'solo-yearly' }, { id: 'solo-quarterly' }, { id: 'solo-monthly' }], family: [{ id: 'family-yearly' }, {}, {}] },
  })
  expect(asked).toEqual(['profile', 'list FR'])
})

test('so does one that has not begun', async () => {
  expect((await scene({ now: Date.UTC(2024, 0, 1) }).show('/premium/flashoffer/lesfolles40', 'FR'))._unsafeUnwrap()).toMatchObject({
    type: 'closed-campaign',
    id: 'lesfolles40',
    phase: { type: 'before', opensAt: Date.UTC(2024, 2, 11) },
  })
})

const flashEnd = Date.UTC(2024, 1, 12)
const lastFlashPeriod = Date.UTC(2024, 1, 11, 12)

test('a countdown runs to the moment at which the price of the campaign ends', async () => {
  const shown = await openedAt('/premium/flashoffer', { now: lastFlashPeriod })
  expect(shown).toMatchObject({ endsAt: flashEnd, plans: [{ total: eur(59.99) }], countdown: { deadline: flashEnd, now: lastFlashPeriod } })
})

test('no countdown is shown to a moment that changes no price', async () => {
  expect((await openedAt('/premium/flashoffer', { now: duringFlash })).countdown).toBeNull()
})

test.each([
  ['nobody else may buy it for longer', { fixedDuration: 6, fixedDurationUnit: 'months', renewingPeriodicity: null }],
  ['what it opens is sold nowhere else', { product: 'toeic' }],
  ['it is for the family', { isFamilyMasterPlan: true, price: eur(149.99) }],
  ['it costs as much', { price: eur(89.99) }],
] as const)('no countdown is shown where the price of the campaign is not a lower one: %s', async (_, changes) => {
  const onSale = priceList.map((plan) => (plan.id === 'solo-yearly-flash' ? { ...plan, ...changes } : plan))
  expect((await openedAt('/premium/flashoffer', { now: lastFlashPeriod, onSale })).countdown).toBeNull()
})

test('a family price is compared with that of the family', async () => {
  const onSale = priceList.map((plan) => (plan.id === 'solo-yearly-flash' ? { ...plan, isFamilyMasterPlan: true, price: eur(99.99) } : plan))
  expect((await openedAt('/premium/flashoffer', { now: lastFlashPeriod, onSale })).countdown).toEqual({ deadline: flashEnd, now: lastFlashPeriod })
})

const lesFollesEnd = Date.UTC(2024, 2, 25)
test.each([
  ['goes on when the campaign is over', null, null],
  ['ends later than the campaign', lesFollesEnd + 1, null],
  ['ends with the campaign', lesFollesEnd, { deadline: lesFollesEnd, now: lesFollesEnd - 3_600_000 }],
])('a countdown is shown for a code that really ends then: one that %s', async (_, codeEndsAt, countdown) => {
  const now = lesFollesEnd - 3_600_000
  const shown = await openedAt('/premium/flashoffer/lesfolles40', { now, withCode: { 'solo-yearly-flash': eur(40) }, codeEndsAt })
  expect(shown).toMatchObject({ plans: [{ total: eur(40) }], countdown })
})

test('no countdown is shown when it is not that of every price on the page', async () => {
  const told = { now: Date.UTC(2024, 8, 29, 23), onSale: priceList.map((plan) => (plan.id === 'family-yearly' ? { ...plan, price: eur(99.99) } : plan)) }
  expect((await openedAt('/offre-speciale-rentree', told)).countdown).toBeNull()
})

test('the ordinary prices are asked for where there may be a countdown only', async () => {
  const there = scene({ now: duringFlash })
  await there.show('/premium/flashoffer', 'FR')
  expect(there.asked).toEqual(['profile', 'find solo-yearly-flash', 'list FR'])
  const elsewhere = scene()
  await elsewhere.show('/premium/toeic', 'FR')
  expect(elsewhere.asked).toEqual(['profile', 'find toeic-pack'])
})

test('a campaign that is not for the person leads to the ordinary offers', async () => {
  const ordinary = { type: 'elsewhere', path: '/premium' }
  expect((await scene().show('/premium/offre-solo', 'SN'))._unsafeUnwrap()).toEqual(ordinary)
  expect((await scene().show('/premium/afrique', 'FR'))._unsafeUnwrap()).toEqual(ordinary)
  expect((await scene().show('/premium/flashoffer', 'SN'))._unsafeUnwrap()).toEqual(ordinary)
  const abroad = aProfile({ country: { valueId: '2' } })
  expect((await scene({ profile: abroad }).show('/premium/offre-solo', 'FR'))._unsafeUnwrap()).toEqual(ordinary)
})

test('the country of the profile counts before that of the visit', async () => {
  const profile = aProfile({ country: { valueId: '1' } })
  expect((await openedAt('/premium/offre-solo', { profile }, 'SN')).id).toBe('offre-solo')
})

test('people of the West African monetary union see their campaign in francs', async () => {
  expect((await openedAt('/premium/afrique', {}, 'SN')).plans.map(({ id, total }) => ({ id, total }))).toEqual([
    { id: 'africa-family-yearly-mobile-money', total: xof(98_385) },
    { id: 'africa-family-yearly-card', total: xof(98_387) },
  ])
})

test.each([
  ['/premium/offre-bienvenue-inscription-eleve', '/offre-bienvenue-inscription-eleve'],
  ['/premium/lesfolles40', '/premium/flashoffer/lesfolles40'],
  ['/premium/solo-yearly', '/premium/checkout/solo-yearly'],
  ['/premium/solo-yearly/', '/premium/checkout/solo-yearly'],
  ['/premium/checkout', '/premium'],
])('%s leads to %s', async (path, to) => {
  expect((await scene().show(path, 'FR'))._unsafeUnwrap()).toEqual({ type: 'elsewhere', path: to })
})

test.each(['/premium/offre-solo/', '/Premium/Offre-Solo', '/premium//offre-solo'])('%s is the same page', async (path) => {
  expect((await openedAt(path)).id).toBe('offre-solo')
})

test('the addresses that an installation chose are those of its campaigns', async () => {
  const names: SiteNames = { ...defaultSiteNames, holidayWorkbook: 'ete', familyOfferVariantPaths: ['/famille-trimestre', '/famille/mois'] }
  expect((await openedAt('/premium/ete', { names })).plans).toMatchObject([{ id: 'family-holiday-workbook' }])
  for (const path of ['/famille-trimestre', '/famille/mois']) {
    expect((await scene({ names }).show(path, 'FR'))._unsafeUnwrap()).toMatchObject({ type: 'closed-campaign' })
  }
  const { show } = scene({ names })
  expect((await show('/offre-speciale-rentree-reussite-scolaire-famille-2', 'FR'))._unsafeUnwrapErr()).toEqual({ type: 'offer-unknown' })
})

test.each(['/toeic', '/offre', '/', '/premium', '/premium/', '/premium/nulle-part', '/premiums/offre-solo', '/x/premium/offre-solo'])(
  'nothing stands at %s',
  async (path) => {
    expect((await scene().show(path, 'FR'))._unsafeUnwrapErr()).toEqual({ type: 'offer-unknown' })
  },
)

test('nothing is asked of the service about an address at the top that no campaign has', async () => {
  const { show, asked } = scene()
  await show('/nulle-part', 'FR')
  expect(asked).toEqual([])
})

test('a service that does not answer is told as such', async () => {
  for (const told of [
    ['/premium/offre-solo', { isReachable: false }],
    ['/premium/offre-solo', { profile: 'unreachable' }],
    ['/premium/inconnue', { isReachable: false }],
    ['/premium/famille-noel', { listed: 'unreachable' }],
    ['/premium/flashoffer', { now: duringFlash, listed: 'unreachable' }],
  ] as const) {
    expect((await scene(told[1]).show(told[0], 'FR'))._unsafeUnwrapErr()).toEqual({ type: 'service-unreachable' })
  }
})

test('a countdown shows the time that is left', () => {
  expect(timeLeft(90_061_000, 0)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 })
})

test('words about a campaign whose address was chosen here go by what it is about', async () => {
  const names = { ...defaultSiteNames, holidayWorkbook: 'cahier-d-ete' }
  expect(await openedAt('/premium/cahier-d-ete', { names })).toMatchObject({ id: 'cahier-d-ete', subject: 'cahier-de-vacances' })
  expect(await openedAt('/premium/offre-solo')).toMatchObject({ id: 'offre-solo', subject: 'offre-solo' })
})

const token = 'signed.offer.1'
const signedPath = `/premium/${token}`
const inAWeek = today + 7 * 86_400_000

test('a signed offer shows its plan at the price that its code leaves, until it is over', async () => {
  const { show, asked } = scene({
    signed: { [token]: { planId: 'solo-yearly', couponCode: 'BIENVENUE', expiresAt: inAWeek } },
    withCode: { 'solo-yearly': eur(80.99) },
  })
  expect((await show(signedPath, 'FR'))._unsafeUnwrap()).toMatchObject({
    type: 'signed-offer',
    plans: [{ id: 'solo-yearly', total: eur(80.99), withoutCoupon: eur(89.99), priorPrice: eur(89.99) }],
    coupon: { code: 'BIENVENUE', state: 'applied' },
    endsAt: inAWeek,
  })
  // A campaign comes first, then a plan, then a token.
  expect(asked).toEqual([`find ${token}`, `token ${token}`, 'find solo-yearly', 'coupon BIENVENUE solo-yearly'])
})

test('a signed offer without a code shows its plan at its price', async () => {
  const signed = { [token]: { planId: 'family-yearly', couponCode: null, expiresAt: inAWeek } }
  expect((await scene({ signed }).show(signedPath, 'FR'))._unsafeUnwrap()).toMatchObject({ coupon: null, plans: [{ total: eur(149.99) }] })
})

test.each([
  ['is over', { [token]: { type: 'offer-token-expired', expiredAt: today - 1 } }, { type: 'over-signed-offer', endedAt: today - 1 }],
  ['sells what is not sold any more', { [token]: { planId: 'gone', couponCode: null, expiresAt: inAWeek } }, { type: 'over-signed-offer', endedAt: null }],
  ['was not signed here', {}, { type: 'refused-signed-offer' }],
] as const)('a link that %s leads to what is on sale today', async (_, signed, expected) => {
  const shown = (await scene({ signed }).show(signedPath, 'FR'))._unsafeUnwrap()
  expect(shown).toMatchObject({ ...expected, offers: { solo: [{ id: 'solo-yearly' }, {}, {}] } })
})

test('a service that does not answer is told as such, for a signed offer too', async () => {
  const unanswered = { type: 'service-unreachable' } as const
  expect((await scene({ signed: { [token]: unanswered } }).show(signedPath, 'FR'))._unsafeUnwrapErr()).toEqual(unanswered)
  expect((await scene({ listed: 'unreachable' }).show(signedPath, 'FR'))._unsafeUnwrapErr()).toEqual(unanswered)
})
