import { describe, expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { someSiteNames } from '../../tests/builders/a-visit.ts'
import { makeShowSurroundings } from './show-surroundings.ts'

const mobileApp = { appStore: 'https://apps.example/1', playStore: 'https://play.example/1', link: 'https://link.example/app' }
const names = someSiteNames({ franceCountryId: 'france', mobileApp, socialLinks: { tiktok: 'https://social.example/@alveole' } })
const show = makeShowSurroundings({ names, clock: new InMemoryClock(Date.UTC(2026, 10, 21)) })

test('a visitor in France finds four offers, and the banner of the one that is open on some pages', () => {
  const { viewer, country, offers, bannerCampaigns, ...rest } = show(null, 'FR')
  expect({ viewer, country }).toEqual({ viewer: 'visitor', country: 'FR' })
  expect(offers).toEqual({
    type: 'four-offers',
    offers: [
      { id: 'offre-solo', paywallPath: '/premium/offre-solo' },
      { id: 'offre-famille', paywallPath: '/premium/offre-famille' },
      { id: 'offre-bienvenue-inscription-eleve', paywallPath: '/offre-bienvenue-inscription-eleve' },
      { id: 'lifeoffer', paywallPath: '/premium/lifeoffer' },
    ],
  })
  expect(bannerCampaigns).toMatchObject([{ id: 'offre-bienvenue-inscription-eleve', paywallPath: '/offre-bienvenue-inscription-eleve' }])
  expect(bannerCampaigns[0]?.bannerPages).toContain('/bac')
  expect(rest).toEqual({ profilingAddress: '/profiling', presentationPath: '/abonnement-alveole', mobileApp, storeRating: null, socialLinks: { tiktok: 'https://social.example/@alveole' } })
})

test('a visitor in Senegal finds the ordinary offers and no banner', () => {
  expect(show(null, 'SN')).toMatchObject({ offers: { type: 'link', path: '/premium' }, bannerCampaigns: [], country: 'SN' })
})

describe('of a member, the country of the profile counts, and not the one they visit from', () => {
  test.each([
    ['france', 'SN', 'four-offers'],
    ['senegal', 'FR', 'link'],
  ])('%s, seen from %s', (valueId, region, type) => {
    expect(show(aProfile({ country: { valueId } }), region).offers.type).toBe(type)
  })
})

test.each([
  [aProfile(), 'member'],
  [aProfile({ hasFamilyPlan: true }), 'family-account'],
])('%# says who looks at the page', (profile, viewer) => {
  expect(show(profile, 'FR').viewer).toBe(viewer)
})
