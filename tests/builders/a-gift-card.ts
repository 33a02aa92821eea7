import type { GiftCard } from '../../domain/checkout/gift-card.ts'

/** A gift card of the solo yearly plan that nobody spent and that is good for ever, with what the test says instead. */
export const aGiftCard = (changes: Partial<GiftCard> = {}): GiftCard => ({
  fingerprint: 'fingerprint-1',
  planId: 'solo-yearly',
  issuedAt: Date.UTC(2026, 10, 1),
  expiresAt: null,
  orderId: null,
  ...changes,
})
