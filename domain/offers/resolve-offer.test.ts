import { describe, expect, test } from 'vitest'
import { aCampaign } from '../../tests/builders/a-campaign.ts'
import { parseSiteNames } from '../navigation/site-names.ts'
import { campaignList } from './campaign-list.ts'
import { resolveOffer, resolveSignedOffer } from './resolve-offer.ts'

const campaignsOfToday = campaignList(parseSiteNames({})._unsafeUnwrap())

const solo = aCampaign({ id: 'offre-solo', paywallPath: '/premium/offre-solo' })
const forties = aCampaign({ id: 'lesfolles40', paywallPath: '/premium/flashoffer/lesfolles40' })
const schoolReturn = aCampaign({ id: 'offre-speciale-rentree', paywallPath: '/offre-speciale-rentree' })
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJvZmZlciI6ImEifQ.c2ln_-'
const known = { campaigns: [solo, forties, schoolReturn], plansOnSale: [{ id: 'solo-yearly' }, { id: 'offre-solo' }, { id: 'checkout' }, { id: 'a.b.c' }] }

const campaign = (found: typeof solo) => ({ type: 'campaign', campaign: found })
const plan = (planId: string) => ({ type: 'plan', planId })
const tokenToCheck = (name: string) => ({ type: 'token-to-check', token: name })
const unknown = { type: 'offer-unknown' }

describe('after /premium/', () => {
  test.each([
    ['a campaign', 'offre-solo', campaign(solo)],
    ['a campaign, before a plan of the same name', 'OFFRE-SOLO', campaign(solo)],
    ['a campaign two parts below', 'flashoffer/lesfolles40', campaign(forties)],
    ['a campaign two parts below, by its name', 'lesfolles40', campaign(forties)],
    ['a campaign that has its page elsewhere, by its name', 'offre-speciale-rentree', campaign(schoolReturn)],
    ['a plan', 'solo-yearly', plan('solo-yearly')],
    ['a plan, before a token of the same shape', 'a.b.c', plan('a.b.c')],
    ['something like a token', token, tokenToCheck(token)],
    ['the shortest token', 'x.y.z', tokenToCheck('x.y.z')],
    ['a token of 2000 characters', `${'x'.repeat(1996)}.y.z`, tokenToCheck(`${'x'.repeat(1996)}.y.z`)],
    ['a token of 2001 characters', `${'x'.repeat(1997)}.y.z`, unknown],
    ['two thirds of a token', 'x.y', unknown],
    ['more than a token', 'x.y.z.x', unknown],
    ['a token with something before', ' x.y.z', unknown],
    ['a token with something after', 'x.y.z ', unknown],
    ['a token without its middle', 'x..z', unknown],
    ['the checkout, though a plan has its name', 'checkout', { type: 'fixed-page', path: '/premium/checkout' }],
    ['nothing, which is the offers page', '', { type: 'fixed-page', path: '/premium' }],
    ['a plan in other letters', 'Solo-Yearly', unknown],
    ['a name that nobody knows', 'offre-lune', unknown],
    ['only a part of a campaign', 'flashoffer', unknown],
    ['something below a campaign', 'offre-solo/x', unknown],
  ])('%s', (_, name, expected) => {
    expect(resolveOffer(name, known)).toEqual(expected)
  })
})

describe('a token that was checked', () => {
  test.each([
    ['opens the campaign that it names', 'lesfolles40', campaign(forties)],
    ['opens the plan that it names', 'solo-yearly', plan('solo-yearly')],
    ['opens nothing when nobody knows what it names', 'offre-lune', unknown],
    ['opens nothing when it names another token', 'x.y.z', unknown],
    ['opens nothing when its signature is wrong', null, unknown],
  ])('%s', (_, name, expected) => {
    expect(resolveSignedOffer(name, known)).toEqual(expected)
  })
})

test('every campaign below /premium is found by its path, every campaign by its name', () => {
  for (const found of campaignsOfToday) {
    expect(resolveOffer(found.id, { campaigns: campaignsOfToday, plansOnSale: [] })).toEqual(campaign(found))
    if (!found.paywallPath.startsWith('/premium/')) continue
    expect(resolveOffer(found.paywallPath.slice('/premium/'.length), { campaigns: campaignsOfToday, plansOnSale: [] })).toEqual(campaign(found))
  }
})
