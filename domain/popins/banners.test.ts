import { expect, test } from 'vitest'
import { initialBanners, nextBanners } from './banners.ts'

test('both banners start open', () => {
  expect(initialBanners).toEqual({ subscription: 'opened', offer: 'opened' })
})

test.each([
  ['opened', 'opened', 'expand-subscription-banner', 'opened', 'opened'],
  ['opened', 'closed', 'expand-subscription-banner', 'opened', 'closed'],
  ['closed', 'opened', 'expand-subscription-banner', 'opened', 'opened'],
  ['closed', 'closed', 'expand-subscription-banner', 'opened', 'closed'],
  ['opened', 'opened', 'collapse-subscription-banner', 'closed', 'opened'],
  ['opened', 'closed', 'collapse-subscription-banner', 'closed', 'closed'],
  ['closed', 'opened', 'collapse-subscription-banner', 'closed', 'opened'],
  ['closed', 'closed', 'collapse-subscription-banner', 'closed', 'closed'],
  ['opened', 'opened', 'close-offer-banner', 'opened', 'closed'],
  ['opened', 'closed', 'close-offer-banner', 'opened', 'closed'],
  ['closed', 'opened', 'close-offer-banner', 'closed', 'closed'],
  ['closed', 'closed', 'close-offer-banner', 'closed', 'closed'],
] as const)('subscription %s and offer %s, on %s, become %s and %s', (subscription, offer, event, nextSubscription, nextOffer) => {
  expect(nextBanners({ subscription, offer }, event)).toEqual({ subscription: nextSubscription, offer: nextOffer })
})
