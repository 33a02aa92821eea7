import { describe, expect, test } from 'vitest'
import { aCampaign } from '../../tests/builders/a-campaign.ts'
import type { Campaign } from './campaign.ts'
import { campaignPhase, openCampaignPage } from './campaign-page.ts'

const start = Date.UTC(2024, 1, 5)
const end = Date.UTC(2024, 1, 12)
const during = (startsAt: number | null, endsAt: number | null) =>
  aCampaign({ window: startsAt === null ? { startsAt, endsAt, countdown: null } : { startsAt, endsAt, countdown: null } })

const before = { type: 'before', opensAt: start }
const over = { type: 'over', endedAt: end }
const open = { type: 'open' }

describe('a campaign', () => {
  test.each([
    ['with both dates, just before it starts', during(start, end), start - 1, before],
    ['with both dates, as it starts', during(start, end), start, open],
    ['with both dates, just before it ends', during(start, end), end - 1, open],
    ['with both dates, as it ends', during(start, end), end, over],
    ['with a start only, just before', during(start, null), start - 1, before],
    ['with a start only, long after', during(start, null), end + 1e12, open],
    ['with an end only, long before', during(null, end), 0, open],
    ['with an end only, as it ends', during(null, end), end, over],
    ['without dates', during(null, null), 0, open],
    ['that starts and ends in 1970, as it starts', during(0, 1), 0, open],
    ['that starts and ends in 1970, before', during(0, 1), -1, { type: 'before', opensAt: 0 }],
    ['that ends in 1970', during(null, 0), 0, { type: 'over', endedAt: 0 }],
  ])('%s', (_, campaign, now, phase) => {
    expect(campaignPhase(campaign, now)).toEqual(phase)
  })
})

describe('the page of a campaign', () => {
  const franceCountryId = '250'
  const page = (campaign: Campaign, region: string, now: number) =>
    openCampaignPage(campaign, { person: { countryId: null, region }, franceCountryId, now })
  const african = aCampaign({ market: 'uemoa' })

  test.each([
    ['for France, in France', aCampaign(), 'FR'],
    ['for the UEMOA, in Senegal', african, 'SN'],
  ])('%s shows it', (_, campaign, region) => {
    expect(page(campaign, region, start)).toEqual({ type: 'campaign', campaign, phase: open })
  })

  test.each([
    ['for France, in Senegal', aCampaign(), 'SN'],
    ['for France, in Belgium', aCampaign(), 'BE'],
    ['for the UEMOA, in France', african, 'FR'],
    ['for the UEMOA, in Morocco', african, 'MA'],
    ['for France and over, in Senegal', during(start, end), 'SN'],
  ])('%s leads to the ordinary offers', (_, campaign, region) => {
    expect(page(campaign, region, end)).toEqual({ type: 'ordinary-offers', path: '/premium' })
  })

  test.each([
    ['that is over says since when', end, over],
    ['that is to come says when', start - 1, before],
  ])('%s', (_, now, phase) => {
    const campaign = during(start, end)
    expect(page(campaign, 'FR', now)).toEqual({ type: 'campaign', campaign, phase })
  })
})
