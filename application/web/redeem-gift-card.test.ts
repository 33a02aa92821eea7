import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import type { CheckoutGateway, GiftCardForm } from '../ports/checkout-gateway.ts'
import { makeRedeemGiftCard } from './redeem-gift-card.ts'

const redeem = (
  changes: Partial<GiftCardForm> = {},
  redeemGiftCard: CheckoutGateway['redeemGiftCard'] = ({ code }) => Promise.resolve(ok({ orderId: `order of ${code}` })),
) => makeRedeemGiftCard({ checkout: { redeemGiftCard } })({ code: 'abcd', immediateAccess: true, idempotencyKey: 'form-0001', ...changes })

test('a card gives its order', async () => {
  expect((await redeem())._unsafeUnwrap()).toEqual({ orderId: 'order of abcd' })
})

test.each([
  [{ code: ' ' }, { code: 'field-required' }],
  [{ immediateAccess: false }, { immediateAccess: 'conditions-not-accepted' }],
  [{ code: '', immediateAccess: false }, { code: 'field-required', immediateAccess: 'conditions-not-accepted' }],
])('with %o the form is to correct: %o', async (changes, fields) => {
  expect((await redeem(changes))._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields })
})

test('a service that wants the consent says it beside its field too', async () => {
  const refused = await redeem({}, () => Promise.resolve(err({ type: 'immediate-access-not-accepted' })))
  expect(refused._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { immediateAccess: 'conditions-not-accepted' } })
})

test('any other refusal is about the card', async () => {
  const refused = await redeem({}, () => Promise.resolve(err({ type: 'gift-card-expired', expiredAt: 3 })))
  expect(refused._unsafeUnwrapErr()).toEqual({ type: 'gift-card-expired', expiredAt: 3 })
})
