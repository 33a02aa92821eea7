import { expect, test } from 'vitest'
import { aCampaign } from '../../tests/builders/a-campaign.ts'
import { parseSiteNames } from '../navigation/site-names.ts'
import type { Campaign } from './campaign.ts'
import { campaignList } from './campaign-list.ts'
import { offersMenu } from './offers-menu.ts'

const campaignsOfToday = campaignList(parseSiteNames({})._unsafeUnwrap())

const franceCountryId = '250'
const inFrance = { person: { countryId: null, region: 'FR' }, franceCountryId, now: Date.UTC(2026, 10, 21) }
const inSenegal = { ...inFrance, person: { countryId: null, region: 'SN' } }
const link = { type: 'link', path: '/premium' }

const ended = { startsAt: null, endsAt: 1, countdown: null } as const
const open = ['a', 'b', 'c', 'd', 'e'].map((id) => aCampaign({ id }))
const [a, b, c, d] = open as [Campaign, Campaign, Campaign, Campaign]
const fourOffers = { type: 'four-offers', offers: [a, b, c, d].map(({ id, paywallPath }) => ({ id, paywallPath })) }

test('in France, the menu holds the first four open campaigns', () => {
  expect(offersMenu(open, inFrance)).toEqual(fourOffers)
})

test.each([
  ['are over', aCampaign({ id: 'x', window: ended })],
  ['are to come', aCampaign({ id: 'x', window: { startsAt: inFrance.now + 1, endsAt: null, countdown: null } })],
  ['are for the UEMOA', aCampaign({ id: 'x', market: 'uemoa' })],
])('campaigns that %s leave their place to the next', (_, other) => {
  expect(offersMenu([a, other, b, c, d], inFrance)).toEqual(fourOffers)
})

test.each([
  ['in Senegal', open, inSenegal],
  ['with three open campaigns', [a, b, c], inFrance],
  ['without campaigns', [], inFrance],
])('%s, the menu is a link to the ordinary offers', (_, campaigns, where) => {
  expect(offersMenu(campaigns, where)).toEqual(link)
})

test('today, the menu holds the solo, family, welcome and life offers', () => {
  const menu = offersMenu(campaignsOfToday, inFrance)
  expect(menu.type === 'four-offers' && menu.offers.map(({ id }) => id)).toEqual([
    'offre-solo',
    'offre-famille',
    'offre-bienvenue-inscription-eleve',
    'lifeoffer',
  ])
})
