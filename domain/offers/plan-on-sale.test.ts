import { describe, expect, test } from 'vitest'
import { aCampaign } from '../../tests/builders/a-campaign.ts'
import { someSiteNames } from '../../tests/builders/a-visit.ts'
import { priceList } from '../plans/price-list.ts'
import { campaignList } from './campaign-list.ts'
import { isOnSale } from './plan-on-sale.ts'

const now = Date.UTC(2026, 10, 21)
const ordinaryPlanIds = new Set(['solo-monthly'])
const dated = (startsAt: number, endsAt: number) =>
  aCampaign({ planId: 'flash', otherPlanIds: ['other'], window: { startsAt, endsAt, countdown: null } })

test.each([
  ['among the ordinary offers', 'solo-monthly', [], true],
  ['of no campaign', 'flash', [], false],
  ['of a campaign that begins now', 'flash', [dated(now, now + 1)], true],
  ['beside the first one of an open campaign', 'other', [dated(now, now + 1)], true],
  ['that an open campaign does not sell', 'third', [dated(now, now + 1)], false],
  ['of a campaign that begins in a moment', 'flash', [dated(now + 1, now + 2)], false],
  ['of a campaign that ends now', 'flash', [dated(now - 1, now)], false],
  ['of a campaign that is over, and of one that is open', 'flash', [dated(now - 1, now), dated(now - 1, now + 1)], true],
])('a plan %s is on sale: as it should', (_, planId, campaigns, expected) => {
  expect(isOnSale(planId, { ordinaryPlanIds, campaigns, now })).toBe(expected)
})

describe('of the price list, today', () => {
  const campaigns = campaignList(someSiteNames())
  const ordinary = new Set(priceList.filter(({ soldThrough }) => soldThrough === 'ordinary-offers').map(({ id }) => id))
  const onSale = (at: number) => priceList.map(({ id }) => id).filter((id) => isOnSale(id, { ordinaryPlanIds: ordinary, campaigns, now: at }))

  test('only the flash price is not on sale, for its campaigns are over', () => {
    expect(priceList.map(({ id }) => id).filter((id) => !onSale(now).includes(id))).toEqual(['solo-yearly-flash'])
  })

  test('while its campaign ran, the flash price was', () => {
    expect(onSale(Date.UTC(2024, 1, 6))).toContain('solo-yearly-flash')
  })
})
