import { expect, test } from 'vitest'
import { aCampaign, aWireCampaign } from '../../tests/builders/a-campaign.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { aWirePlan } from '../../tests/builders/a-wire-plan.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseCampaign } from './parse-campaign.ts'

const read = (changes: Record<string, unknown>) => parseCampaign(aWireCampaign(changes))._unsafeUnwrap()

test('a campaign is read with every field', () => {
  expect(read({})).toEqual({
    id: 'offre-solo',
    market: 'france',
    planId: 'solo-monthly',
    plan: null,
    otherPlanIds: ['solo-yearly'],
    paywallPath: '/premium/offre-solo',
    successPath: '/subscribe-success',
    couponCode: 'BIENVENUE',
    window: { startsAt: Date.UTC(2024, 1, 5), endsAt: Date.UTC(2024, 1, 12), countdown: { days: 3, offsetMinutes: 20 } },
    bannerPages: ['/', '/bac', '/bac/*'],
  })
})

test('what is left out is not there', () => {
  expect(parseCampaign({ planId: 'solo-yearly', paywallPath: '/premium/offre-solo' })._unsafeUnwrap()).toEqual(aCampaign())
})

test('what is null is not there', () => {
  const given = Object.keys(aWireCampaign()).filter((field) => field !== 'planId' && field !== 'paywallPath')
  const none = Object.fromEntries(['plan', ...given].map((field) => [field, null]))
  expect(parseCampaign({ ...none, planId: 'solo-yearly', paywallPath: '/premium/offre-solo' })._unsafeUnwrap()).toEqual(aCampaign())
})

test.each([
  ['a plan joined to it', { plan: aWirePlan() }, { plan: aPlan() }],
  ['a market of its own', { market: 'uemoa' }, { market: 'uemoa' }],
  ['moments without milliseconds', { startDate: '2024-02-05T08:30:00Z', endDate: null, counterRotation: null }, { window: { startsAt: Date.UTC(2024, 1, 5, 8, 30), endsAt: null, countdown: null } }],
  ['days, from midnight in UTC', { startDate: '2024-02-05', endDate: '2024-02-12', counterRotation: null }, { window: { startsAt: Date.UTC(2024, 1, 5), endsAt: Date.UTC(2024, 1, 12), countdown: null } }],
  ['an end only', { startDate: null, counterRotation: null }, { window: { startsAt: null, endsAt: Date.UTC(2024, 1, 12), countdown: null } }],
  ['a start only', { endDate: null, counterRotation: null }, { window: { startsAt: Date.UTC(2024, 1, 5), endsAt: null, countdown: null } }],
  ['the usual offset', { counterOffset: undefined }, { window: { countdown: { days: 3, offsetMinutes: 10 } } }],
  ['no offset of its own', { counterOffset: null }, { window: { countdown: { days: 3, offsetMinutes: 10 } } }],
  ['no offset', { counterOffset: 0 }, { window: { countdown: { days: 3, offsetMinutes: 0 } } }],
  ['an offset of a day', { counterOffset: 1440 }, { window: { countdown: { days: 3, offsetMinutes: 1440 } } }],
  ['a rotation of a day', { counterRotation: 1 }, { window: { countdown: { days: 1 } } }],
  ['a rotation of two days', { counterRotation: 2 }, { window: { countdown: { days: 2 } } }],
  ['a rotation of four days', { counterRotation: 4 }, { window: { countdown: { days: 4 } } }],
  ['a rotation of five days', { counterRotation: 5 }, { window: { countdown: { days: 5 } } }],
  ['a rotation of six days', { counterRotation: 6 }, { window: { countdown: { days: 6 } } }],
  ['a rotation of a week', { counterRotation: 7 }, { window: { countdown: { days: 7 } } }],
  ['twenty plans beside', { otherPlanIds: Array(20).fill('solo-yearly') }, { otherPlanIds: Array(20).fill('solo-yearly') }],
  ['a banner on 200 pages', { bannerPagesVisibile: Array(200).fill('/bac') }, { bannerPages: Array(200).fill('/bac') }],
  ['a banner on all pages', { bannerPagesVisibile: ['/', '/*'] }, { bannerPages: ['/', '/*'] }],
  ['a short path', { paywallPath: '/a' }, { id: 'a', paywallPath: '/a' }],
  ['a path of 200 characters', { paywallPath: `/${'a'.repeat(199)}` }, { id: 'a'.repeat(199) }],
])('a campaign may have %s', (_, changes, expected) => {
  expect(read(changes)).toMatchObject(expected)
})

test.each([
  ['no plan id', { planId: undefined }, 'planId', 'missing'],
  ['an empty plan id', { planId: '' }, 'planId', 'invalid'],
  ['the plan of another id', { plan: aWirePlan({ id: 'family-monthly' }) }, 'plan', 'invalid'],
  ['a malformed plan', { plan: aWirePlan({ price: -1 }) }, 'plan.price', 'invalid'],
  ['21 plans beside', { otherPlanIds: Array(21).fill('solo-yearly') }, 'otherPlanIds', 'invalid'],
  ['an unknown market', { market: 'mars' }, 'market', 'invalid'],
  ['the home page for a path', { paywallPath: '/' }, 'paywallPath', 'invalid'],
  ['an address elsewhere', { paywallPath: '//evil.example/x' }, 'paywallPath', 'invalid'],
  ['a path that begins with another site', { paywallPath: 'x/premium/a' }, 'paywallPath', 'invalid'],
  ['a path with a slash at its end', { paywallPath: '/premium/' }, 'paywallPath', 'invalid'],
  ['a path with a query', { paywallPath: '/premium?x=1' }, 'paywallPath', 'invalid'],
  ['a path with a query and more', { paywallPath: '/premium?x=/a b' }, 'paywallPath', 'invalid'],
  ['a path for several pages', { paywallPath: '/premium/*' }, 'paywallPath', 'invalid'],
  ['a path of 201 characters', { paywallPath: `/${'a'.repeat(200)}` }, 'paywallPath', 'invalid'],
  ['a page after payment elsewhere', { successPath: 'https://evil.example' }, 'successPath', 'invalid'],
  ['an empty coupon code', { couponCode: '' }, 'couponCode', 'invalid'],
  ['a day that does not exist', { startDate: '2024-02-31T00:00:00.000Z' }, 'startDate', 'invalid'],
  ['a date without its zone', { startDate: '2024-02-05T00:00:00.000' }, 'startDate', 'invalid'],
  ['a day of a month that has none', { startDate: '2023-02-29' }, 'startDate', 'invalid'],
  ['a date with something behind it', { startDate: '2024-02-05T00:00:00Z ' }, 'startDate', 'invalid'],
  ['a date with something before it', { startDate: '+2024-02-05' }, 'startDate', 'invalid'],
  ['an hour that no day has', { startDate: '2024-02-05T24:00:00Z' }, 'startDate', 'invalid'],
  ['a date that is none', { startDate: 'Monday' }, 'startDate', 'invalid'],
  ['a date as a number', { startDate: 0 }, 'startDate', 'invalid'],
  ['an end at its start', { endDate: '2024-02-05T00:00:00.000Z' }, 'endDate', 'invalid'],
  ['an end before its start', { endDate: '2024-02-04T23:59:59.999Z' }, 'endDate', 'invalid'],
  ['a countdown without a start', { startDate: null }, 'counterRotation', 'invalid'],
  ['a rotation of no day', { counterRotation: 0 }, 'counterRotation', 'invalid'],
  ['a rotation of eight days', { counterRotation: 8 }, 'counterRotation', 'invalid'],
  ['a rotation of a day and a half', { counterRotation: 1.5 }, 'counterRotation', 'invalid'],
  ['an offset before the start', { counterOffset: -1 }, 'counterOffset', 'invalid'],
  ['an offset of more than a day', { counterOffset: 1441 }, 'counterOffset', 'invalid'],
  ['an offset of half a minute', { counterOffset: 0.5 }, 'counterOffset', 'invalid'],
  ['a banner on pages of another site', { bannerPagesVisibile: ['//evil.example/*'] }, 'bannerPagesVisibile.0', 'invalid'],
  ['a banner on pages below one with a blank', { bannerPagesVisibile: ['/bac pro/*'] }, 'bannerPagesVisibile.0', 'invalid'],
  ['a banner on pages with a star inside', { bannerPagesVisibile: ['/bac*'] }, 'bannerPagesVisibile.0', 'invalid'],
  ['a banner on a page with a slash at its end', { bannerPagesVisibile: ['/', '/bac/'] }, 'bannerPagesVisibile.1', 'invalid'],
  ['a banner on 201 pages', { bannerPagesVisibile: Array(201).fill('/bac') }, 'bannerPagesVisibile', 'invalid'],
  ['a field that nobody knows', { bannerPagesVisible: [] }, 'bannerPagesVisible', 'unknown'],
])('a campaign with %s is refused with the name of the field', (_, changes, field, fault) => {
  expect(parseCampaign(aWireCampaign(changes))._unsafeUnwrapErr()).toEqual({ type: 'campaign-malformed', faults: [{ field, fault }] })
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseCampaign, aWireCampaign())
})
