import { expect, test } from 'vitest'
import { aCampaign } from '../../tests/builders/a-campaign.ts'
import { parseSiteNames } from '../navigation/site-names.ts'
import { campaignList } from './campaign-list.ts'
import { mayShowOffers, offerBannerOn } from './offer-banner.ts'

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

test.each(['/bac', '/bac/sujets'])('%s shows the banner of the campaign that names it', (path) => {
  expect(offerBannerOn(path, [aCampaign({ id: 'other' }), campaign, aCampaign({ id: 'later', bannerPages: pages })], where)).toBe(campaign)
})

test.each([
  ['that no campaign names', '/brevet', [campaign], where],
  ['on which no offer may be, though a campaign names it', '/premium', [campaign], where],
  ['of the partners, though a campaign names it', '/partenaires', [campaign], where],
  ['whose campaign is over', '/bac', [aCampaign({ ...campaign, window: { startsAt: null, endsAt: now, countdown: null } })], where],
  ['whose campaign is to come', '/bac', [aCampaign({ ...campaign, window: { startsAt: now + 1, endsAt: null, countdown: null } })], where],
  ['whose campaign is for the UEMOA', '/bac', [aCampaign({ ...campaign, market: 'uemoa' })], where],
  ['whose campaign is for the UEMOA, in Senegal', '/bac', [aCampaign({ ...campaign, market: 'uemoa' })], { ...where, person: { countryId: null, region: 'SN' } }],
  ['seen from Senegal', '/bac', [campaign], { ...where, person: { countryId: null, region: 'SN' } }],
])('a page %s shows no banner', (_, path, campaigns, seen) => {
  expect(offerBannerOn(path, campaigns, seen)).toBeNull()
})

test.each([
  ['/bac', 'offre-bienvenue-inscription-eleve'],
  ['/brevet/sujets', 'offre-bienvenue-inscription-eleve'],
  ['/simulateur-de-notes-bac/general', 'offre-bienvenue-inscription-eleve'],
  ['/', undefined],
  ['/orientation', undefined],
])('today, %s shows the banner of %s', (path, expected) => {
  expect(offerBannerOn(path, campaignsOfToday, where)?.id).toBe(expected)
})
