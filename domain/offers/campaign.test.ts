import { expect, test } from 'vitest'
import { aCampaign } from '../../tests/builders/a-campaign.ts'
import { campaignIdOf, campaignMarkets, plansOf, successPathOf } from './campaign.ts'

test.each([
  ['/premium/offre-solo', 'offre-solo'],
  ['/premium/flashoffer/lesfolles40', 'lesfolles40'],
  ['/offre-speciale-rentree', 'offre-speciale-rentree'],
])('the campaign at %s is named %s', (path, expected) => {
  expect(campaignIdOf(path)).toBe(expected)
})

test.each([
  [null, '/subscribe-success'],
  ['/subscribe-success/lifeoffer-mobile', '/subscribe-success/lifeoffer-mobile'],
])('whoever has paid a campaign with the page %s arrives at %s', (successPath, expected) => {
  expect(successPathOf(aCampaign({ successPath }))).toBe(expected)
})

test('a campaign sells the plan that it puts forward, then its others', () => {
  expect(plansOf(aCampaign({ planId: 'solo-yearly', otherPlanIds: ['solo-monthly'] }))).toEqual(['solo-yearly', 'solo-monthly'])
})

test('campaigns are for France or for the UEMOA', () => {
  expect(campaignMarkets).toEqual(['france', 'uemoa'])
})
