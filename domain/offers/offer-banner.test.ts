import { expect, test } from 'vitest'
import { aCampaign } from '../../tests/builders/a-campaign.ts'
import { parseSiteNames } from '../navigation/site-names.ts'
import { campaignList } from './campaign-list.ts'
import { campaignsWithBanner, mayShowOffers, offerBannerOn } from './offer-banner.ts'

const campaignsOfToday = campaignList(parseSiteNames({})._unsafeUnwrap())

test.each([
  ['/premium', false],
  ['/premium/', false],
  ['/Premium', false],
  ['/premium/offre-solo', false],
  ['/premium/checkout/solo-yearly', false],
  ['/partenaires', false],
  ['/partenaires/tous', false],
  ['/premium-x', true],
  ['/partenaires-x', true],
  ['/offres/premium', true],
  ['/', true],
  ['/offre-speciale-rentree', true],
])('%s may show an offer: %s', (path, expected) => {
  expect(mayShowOffers(path)).toBe(expected)
})

const person = { countryId: null, region: 'FR' }
const franceCountryId = '250'
const now = Date.UTC(2026, 10, 21)
const where = { person, franceCountryId, now }
const pages = ['/bac', '/bac/*', '/premium', '/partenaires']
const campaign = aCampaign({ bannerPages: pages })

test.each(['/bac', '/bac/sujets'])('%s shows the banner of the first campaign that names it', (path) => {
  const later = aCampaign({ id: 'later', bannerPages: pages })
  expect(offerBannerOn(path, [aCampaign({ id: 'other' }), campaign, later])).toBe(campaign)
})

test.each([
  ['that no campaign names', '/brevet'],
  ['on which no offer may be, though a campaign names it', '/premium'],
  ['of the partners, though a campaign names it', '/partenaires'],
])('a page %s shows no banner', (_, path) => {
  expect(offerBannerOn(path, [campaign])).toBeNull()
})

test('a campaign for France that is open and names pages has a banner', () => {
  expect(campaignsWithBanner([campaign], where)).toEqual([campaign])
})

test.each([
  ['over', { window: { startsAt: null, endsAt: now, countdown: null } }, person],
  ['to come', { window: { startsAt: now + 1, endsAt: null, countdown: null } }, person],
  ['without pages', { bannerPages: [] }, person],
  ['for the UEMOA', { market: 'uemoa' }, person],
  ['for the UEMOA, seen from Senegal', { market: 'uemoa' }, { countryId: null, region: 'SN' }],
  ['seen from Senegal', {}, { countryId: null, region: 'SN' }],
] as const)('a campaign %s has no banner', (_, changes, whereabouts) => {
  expect(campaignsWithBanner([aCampaign({ ...campaign, ...changes })], { ...where, person: whereabouts })).toEqual([])
})

test.each([
  ['/bac', 'offre-bienvenue-inscription-eleve'],
  ['/brevet/sujets', 'offre-bienvenue-inscription-eleve'],
  ['/simulateur-de-notes-bac/general', 'offre-bienvenue-inscription-eleve'],
  ['/', undefined],
  ['/orientation', undefined],
])('today, %s shows the banner of %s', (path, expected) => {
  expect(offerBannerOn(path, campaignsWithBanner(campaignsOfToday, where))?.id).toBe(expected)
})
