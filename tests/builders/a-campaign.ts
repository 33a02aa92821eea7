import type { Campaign } from '../../domain/offers/campaign.ts'

/** A campaign for France without dates, with what the test says instead. */
export const aCampaign = (changes: Partial<Campaign> = {}): Campaign => ({
  id: 'offre-solo',
  market: 'france',
  planId: 'solo-yearly',
  plan: null,
  otherPlanIds: [],
  paywallPath: '/premium/offre-solo',
  successPath: null,
  couponCode: null,
  window: { startsAt: null, endsAt: null, countdown: null },
  bannerPages: [],
  ...changes,
})

/** The same as the API writes it, with dates and a countdown. */
export const aWireCampaign = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  planId: 'solo-monthly',
  plan: null,
  otherPlanIds: ['solo-yearly'],
  market: 'france',
  paywallPath: '/premium/offre-solo',
  successPath: '/subscribe-success',
  couponCode: 'BIENVENUE',
  startDate: '2024-02-05T00:00:00.000Z',
  endDate: '2024-02-12T00:00:00.000Z',
  counterRotation: 3,
  counterOffset: 20,
  bannerPagesVisibile: ['/', '/bac', '/bac/*'],
  ...changes,
})
