import { expect, test } from 'vitest'
import { aGiftCard } from '../../tests/builders/a-gift-card.ts'
import { checkGiftCard } from './gift-card.ts'

const now = Date.UTC(2026, 10, 21, 12)

test.each([
  ['that is good for ever', aGiftCard({ expiresAt: null })],
  ['until just before it expires', aGiftCard({ expiresAt: now + 1 })],
])('a gift card %s can be spent', (_, card) => {
  expect(checkGiftCard(card, now)._unsafeUnwrap()).toEqual(card)
})

test.each([
  ['that nobody issued', undefined, { type: 'gift-card-unknown' }],
  ['from the moment on at which it expires', aGiftCard({ expiresAt: now }), { type: 'gift-card-expired', expiredAt: now }],
  ['that was spent', aGiftCard({ orderId: 'order-1' }), { type: 'gift-card-already-spent' }],
  ['that was spent before it expired', aGiftCard({ orderId: 'order-1', expiresAt: now - 1 }), { type: 'gift-card-already-spent' }],
])('a gift card %s cannot', (_, card, refusal) => {
  expect(checkGiftCard(card, now)._unsafeUnwrapErr()).toEqual(refusal)
})
