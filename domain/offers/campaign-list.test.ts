import { describe, expect, test } from 'vitest'
import { parseSiteNames } from '../navigation/site-names.ts'
import { priceList } from '../plans/price-list.ts'
import { firstCoupons } from '../promo-codes/first-coupons.ts'
import { plansOf } from './campaign.ts'
import { campaignList } from './campaign-list.ts'
import { campaignPhase } from './campaign-page.ts'
import { parseCampaign } from './parse-campaign.ts'

const names = parseSiteNames({})._unsafeUnwrap()
const campaigns = campaignList(names)
const now = Date.UTC(2026, 10, 21)
const date = (time: number) => new Date(time).toISOString().slice(0, 10)
const byPath = (paths: string, prefix = '') => paths.trim().split(/[ ;,\n]+/).map((path) => prefix + path)

/** The pages of the specification; those whose names it hides at their default names. */
const specified = [
  ...byPath(
    `actual, afrique, bienvenue-inscription-famille, famille-noel, flashoffer, flashoffer/lesfolles40, lifeoffer,
     marine-nationale, offre-examens-2025, offre-famille, offre-rentree-25-26, offre-reussite-2025, offre-reussite-bac,
     offre-reussite-bac-2025, offre-reussite-bac-pro-2025, offre-reussite-brevet, offre-reussite-brevet-2025, offre-solo,
     offreblackfriday, pack-reussite-4-ans, parcoursup, parents, toeic, welcome-back, cahier-de-vacances`,
    '/premium/',
  ),
  ...byPath(
    `/offre-bienvenue-inscription-eleve ; /offre-speciale-rentree ; /offre-speciale-rentree-reussite-scolaire-famille ;
     /offre-speciale-rentree-reussite-scolaire-famille-2 ; /offre-speciale-rentree-reussite-scolaire-famille-3 ;
     /offre-speciale-rentree-reussite-scolaire-solo`,
  ),
]

test('every campaign page of the specification has its campaign, and there is no other', () => {
  expect(campaigns.map(({ paywallPath }) => paywallPath).toSorted()).toEqual(specified.toSorted())
})

test('names are unique', () => {
  expect(new Set(campaigns.map(({ id }) => id)).size).toBe(campaigns.length)
})

describe.each(campaigns.map((campaign) => [campaign.paywallPath, campaign] as const))('%s', (_, campaign) => {
  const plans = plansOf(campaign).map((id) => priceList.find((plan) => plan.id === id))

  test('sells plans that exist, each once, in the currency of its market', () => {
    expect(plans).not.toContain(undefined)
    expect(new Set(plansOf(campaign)).size).toBe(plans.length)
    expect(new Set(plans.map((plan) => plan?.price.currency))).toEqual(new Set([campaign.market === 'uemoa' ? 'XOF' : 'EUR']))
  })

  test('is as the API may write it', () => {
    const { startsAt, endsAt, countdown } = campaign.window
    const wire = {
      planId: campaign.planId,
      otherPlanIds: campaign.otherPlanIds,
      market: campaign.market,
      paywallPath: campaign.paywallPath,
      successPath: campaign.successPath,
      couponCode: campaign.couponCode,
      startDate: startsAt === null ? null : new Date(startsAt).toISOString(),
      endDate: endsAt === null ? null : new Date(endsAt).toISOString(),
      counterRotation: countdown?.days ?? null,
      counterOffset: countdown?.offsetMinutes,
      bannerPagesVisibile: campaign.bannerPages,
    }
    expect(parseCampaign(wire)._unsafeUnwrap()).toEqual(campaign)
  })
})

const open = campaigns.filter((campaign) => campaignPhase(campaign, now).type === 'open')

test('what is open is what has no dates, in the order of the menu', () => {
  expect(open.map(({ id }) => id).join(' ')).toBe(
    'offre-solo offre-famille offre-bienvenue-inscription-eleve lifeoffer actual bienvenue-inscription-famille welcome-back ' +
      'parents pack-reussite-4-ans toeic cahier-de-vacances marine-nationale afrique',
  )
  expect(open.map(({ window }) => window)).toEqual(open.map(() => ({ startsAt: null, endsAt: null, countdown: null })))
})

const pages = {
  none: '',
  bac: '/bac /bac/* /simulateur-de-notes-bac /simulateur-de-notes-bac/*',
  brevet: '/brevet /brevet/* /simulateur-de-notes-brevet',
  exams: '/bac /bac/* /simulateur-de-notes-bac /simulateur-de-notes-bac/* /brevet /brevet/* /simulateur-de-notes-brevet',
}
/** Name, plans, coupon, first and last day with the days of a countdown period, pages of the banner. */
const catalogue = [
  ['offre-solo', 'solo-yearly solo-quarterly solo-monthly', null, null, pages.none],
  ['offre-famille', 'family-yearly family-quarterly family-monthly', null, null, pages.none],
  ['offre-bienvenue-inscription-eleve', 'solo-yearly', 'BIENVENUE', null, pages.exams],
  ['lifeoffer', 'family-lifetime', null, null, pages.none],
  ['actual', 'family-yearly solo-yearly', null, null, pages.none],
  ['bienvenue-inscription-famille', 'family-yearly', 'BIENVENUE', null, pages.none],
  ['welcome-back', 'solo-yearly family-yearly', null, null, pages.none],
  ['parents', 'family-yearly family-monthly', null, null, pages.none],
  ['pack-reussite-4-ans', 'family-4-years solo-4-years', null, null, pages.none],
  ['toeic', 'toeic-pack', null, null, pages.none],
  ['cahier-de-vacances', 'family-holiday-workbook', null, null, pages.none],
  ['marine-nationale', 'family-yearly-partner solo-yearly-partner', null, null, pages.none],
  ['afrique', 'africa-family-yearly-mobile-money africa-family-yearly-card', null, null, pages.none],
  ['famille-noel', 'family-yearly', 'NOEL', '2024-01-02 2024-01-15 / 2', pages.none],
  ['parcoursup', 'solo-yearly', 'PARCOURSUP', '2024-01-17 2024-03-15 / 7', pages.none],
  ['flashoffer', 'solo-yearly-flash', null, '2024-02-05 2024-02-12 / 1', pages.exams],
  ['lesfolles40', 'solo-yearly-flash', 'LESFOLLES40', '2024-03-11 2024-03-25 / 3', pages.exams],
  ['offre-reussite-bac', 'solo-yearly family-yearly', 'BAC', '2024-04-08 2024-06-22 / 5', pages.bac],
  ['offre-reussite-brevet', 'solo-yearly family-yearly', 'BREVET', '2024-04-08 2024-07-03 / 5', pages.brevet],
  ['offre-speciale-rentree', 'family-yearly solo-yearly', 'RENTREE', '2024-08-19 2024-09-30 / 7', pages.exams],
  ['offre-speciale-rentree-reussite-scolaire-famille', 'family-yearly', 'RENTREE', '2024-08-19 2024-09-30 / 7', pages.none],
  ['offre-speciale-rentree-reussite-scolaire-famille-2', 'family-quarterly', 'RENTREE', '2024-08-19 2024-09-30 / 7', pages.none],
  ['offre-speciale-rentree-reussite-scolaire-famille-3', 'family-monthly', 'RENTREE', '2024-08-19 2024-09-30 / 7', pages.none],
  ['offre-speciale-rentree-reussite-scolaire-solo', 'solo-yearly', 'RENTREE', '2024-08-19 2024-09-30 / 7', pages.none],
  ['offre-rentree-25-26', 'family-yearly solo-yearly', 'RENTREE', '2024-09-02 2024-10-14 / 4', pages.exams],
  ['offre-reussite-2025', 'solo-yearly family-yearly', 'REUSSITE', '2024-09-16 2024-11-04 / 4', pages.none],
  ['offre-reussite-bac-2025', 'solo-yearly family-yearly', 'BAC', '2024-10-07 2024-11-18 / 4', pages.bac],
  ['offre-reussite-bac-pro-2025', 'solo-yearly family-yearly', 'BAC', '2024-10-07 2024-11-18 / 4', pages.none],
  ['offre-reussite-brevet-2025', 'solo-yearly family-yearly', 'BREVET', '2024-10-07 2024-11-18 / 4', pages.brevet],
  ['offre-examens-2025', 'solo-yearly family-yearly', 'EXAMENS', '2024-10-14 2024-11-25 / 6', pages.exams],
  ['offreblackfriday', 'family-yearly solo-yearly', 'BLACKFRIDAY', '2024-11-25 2024-12-03 / 1', pages.exams],
]

test('each campaign sells its plans, in its window, with its coupon, and shows its banner on its pages', () => {
  const rows = campaigns.map((campaign) => {
    const { startsAt, endsAt, countdown } = campaign.window
    const dates = startsAt === null || endsAt === null ? null : `${date(startsAt)} ${date(endsAt)} / ${countdown?.days}`
    return [campaign.id, plansOf(campaign).join(' '), campaign.couponCode, dates, campaign.bannerPages.join(' ')]
  })
  expect(rows).toEqual(catalogue)
})

test('the dated campaigns ran between early and autumn 2024, whole days, with a countdown that begins after ten minutes', () => {
  const dated = campaigns.filter((campaign) => !open.includes(campaign))
  expect(dated).not.toEqual([])
  for (const { window } of dated) {
    expect(window.startsAt).toBeGreaterThanOrEqual(Date.UTC(2024, 0, 1))
    expect(window.endsAt).toBeLessThan(Date.UTC(2024, 11, 21))
    expect([window.startsAt, window.endsAt].every((time) => (time ?? 1) % 86_400_000 === 0)).toBe(true)
    expect(window.countdown?.offsetMinutes).toBe(10)
  }
})

test('only the life offer has a page of its own after payment, and only Africa a market of its own', () => {
  expect(campaigns.filter(({ successPath }) => successPath !== null).map(({ id, successPath }) => [id, successPath])).toEqual([
    ['lifeoffer', '/subscribe-success/lifeoffer-mobile'],
  ])
  expect(campaigns.filter(({ market }) => market !== 'france').map(({ id }) => id)).toEqual(['afrique'])
})

test('an installation may choose the addresses that the product leaves open', () => {
  const named = campaignList({ holidayWorkbook: 'cahier', familyOfferVariantPaths: ['/famille-a', '/famille-b'] })
  const changed = named.filter(({ paywallPath }) => !specified.includes(paywallPath))
  expect(changed.map(({ paywallPath, planId }) => [paywallPath, planId])).toEqual([
    ['/premium/cahier', 'family-holiday-workbook'],
    ['/famille-a', 'family-quarterly'],
    ['/famille-b', 'family-monthly'],
  ])
})

test('open campaigns carry only coupons that exist and suit their plan', () => {
  const withoutCoupon = open.filter(
    ({ couponCode, planId }) =>
      couponCode !== null && !firstCoupons.some((coupon) => coupon.code === couponCode && coupon.planIds?.includes(planId)),
  )
  expect(withoutCoupon).toEqual([])
})
