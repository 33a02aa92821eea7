import { err, ok, type Result } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import type { GiftCardPurchase } from '../../application/ports/gift-card-repository.ts'
import { checkGiftCard, type GiftCard, type GiftCardRefusal } from '../../domain/checkout/gift-card.ts'
import { eur } from '../../domain/money/money.ts'
import { aGiftCard } from '../builders/a-gift-card.ts'
import { aQueuedMail } from '../builders/a-mail.ts'
import { anOrder } from '../builders/an-order.ts'
import { aSubscription } from '../builders/a-subscription.ts'
import type { CheckoutRepositories } from './checkout.ts'

const now = Date.UTC(2026, 10, 21, 12)
const fingerprint = 'fingerprint-1'

const purchaseOf = (memberId: string, name: string): GiftCardPurchase => ({
  order: anOrder({ id: name, memberId, planId: 'solo-yearly', amount: eur(0), provider: 'gift-card', paymentReference: null, state: 'paid', paidAt: now }),
  subscription: aSubscription({ id: `subscription of ${name}`, memberId, orderId: name, planId: 'solo-yearly', renews: null, renewalPrice: null }),
  mails: [aQueuedMail({ id: `receipt:${name}` })],
})

/** @param makeSubject gives empty repositories, with an account for each of the members */
export const describeGiftCardRepositoryContract = (
  name: string,
  makeSubject: (memberIds: readonly string[]) => Promise<CheckoutRepositories>,
): void => {
  describe(`GiftCardRepository: ${name}`, () => {
    const withCards = async (cards: readonly GiftCard[] = [aGiftCard()], memberIds = ['member-1', 'member-2']): Promise<CheckoutRepositories> => {
      const checkout = await makeSubject(memberIds)
      await checkout.giftCards.add(cards)
      return checkout
    }
    const spend = (
      { giftCards }: CheckoutRepositories,
      order: string,
      { memberId = 'member-1', idempotencyKey = `form of ${order}`, card = fingerprint } = {},
    ) =>
      giftCards.spend(card, { memberId, idempotencyKey }, (issued): Result<GiftCardPurchase, GiftCardRefusal> =>
        checkGiftCard(issued, now).map(() => purchaseOf(memberId, order)),
      )

    test.each([
      ['that is good for ever', aGiftCard()],
      ['that expires', aGiftCard({ expiresAt: now })],
    ])('a card %s is found as it was issued', async (_, card) => {
      const { giftCards } = await withCards([card])
      expect(await giftCards.find(fingerprint)).toEqual(card)
    })

    test('thousands of cards are issued at once', async () => {
      const { giftCards } = await withCards(Array.from({ length: 1201 }, (_, index) => aGiftCard({ fingerprint: `card-${index}` })))
      expect(await giftCards.find('card-1200')).toEqual(aGiftCard({ fingerprint: 'card-1200' }))
    })

    test('a card that nobody issued is not found, and cannot be spent', async () => {
      const checkout = await withCards([])
      expect(await checkout.giftCards.find(fingerprint)).toBeUndefined()
      expect((await spend(checkout, 'order-1'))._unsafeUnwrapErr()).toEqual({ type: 'gift-card-unknown' })
    })

    test('a card that is spent gives its order, its subscription and its mail', async () => {
      const checkout = await withCards()
      const { order, subscription } = purchaseOf('member-1', 'order-1')
      expect((await spend(checkout, 'order-1'))._unsafeUnwrap()).toEqual({ order, subscription })
      expect(await checkout.orders.find('order-1')).toEqual(order)
      expect(await checkout.orders.findSent('member-1', 'form of order-1')).toEqual(order)
      expect(await checkout.subscriptions.ofMember('member-1')).toEqual([subscription])
      expect(await checkout.giftCards.find(fingerprint)).toEqual(aGiftCard({ orderId: 'order-1' }))
      expect(await checkout.mailIds()).toEqual(['receipt:order-1'])
    })

    test('a card that is refused stays as it is', async () => {
      const checkout = await withCards()
      const refused = await checkout.giftCards.spend(fingerprint, { memberId: 'member-1', idempotencyKey: 'form-1' }, () => err('refused'))
      expect(refused._unsafeUnwrapErr()).toBe('refused')
      expect(await checkout.giftCards.find(fingerprint)).toEqual(aGiftCard())
      expect(await checkout.orders.ofMember('member-1')).toEqual([])
      expect((await spend(checkout, 'order-1')).isOk()).toBe(true)
    })

    test('what the member has is known when a card is spent', async () => {
      const checkout = await withCards([aGiftCard(), aGiftCard({ fingerprint: 'fingerprint-2' })])
      await spend(checkout, 'order-1')
      const known: unknown[] = []
      await checkout.giftCards.spend('fingerprint-2', { memberId: 'member-1', idempotencyKey: 'form-2' }, (card, owned) => {
        known.push(card, owned)
        return ok(purchaseOf('member-1', 'order-2'))
      })
      expect(known).toEqual([aGiftCard({ fingerprint: 'fingerprint-2' }), [purchaseOf('member-1', 'order-1').subscription]])
    })

    test('the same form sent again gives the same purchase', async () => {
      const checkout = await withCards()
      const first = await spend(checkout, 'order-1')
      expect(await spend(checkout, 'order-2', { idempotencyKey: 'form of order-1' })).toEqual(first)
      expect(await checkout.orders.ofMember('member-1')).toHaveLength(1)
      expect(await checkout.mailIds()).toHaveLength(1)
    })

    test('the form of another order or another card spends nothing', async () => {
      const checkout = await withCards([aGiftCard(), aGiftCard({ fingerprint: 'fingerprint-2' })])
      await checkout.orders.place(anOrder({ id: 'by card' }), 'form-1')
      expect((await spend(checkout, 'order-1', { idempotencyKey: 'form-1' }))._unsafeUnwrapErr()).toEqual({ type: 'idempotency-key-reused' })
      await spend(checkout, 'order-2')
      const another = { card: 'fingerprint-2', idempotencyKey: 'form of order-2' }
      expect((await spend(checkout, 'order-3', another))._unsafeUnwrapErr()).toEqual({ type: 'idempotency-key-reused' })
      expect(await checkout.giftCards.find('fingerprint-2')).toMatchObject({ orderId: null })
    })

    test.each([
      ['a hundred members', (index: number) => ({ memberId: `member-${index}` })],
      ['a hundred forms of one member', () => ({ memberId: 'member-0' })],
    ])('of %s at once, one spends the card', async (_, sender) => {
      const checkout = await withCards([aGiftCard()], Array.from({ length: 100 }, (__, index) => `member-${index}`))
      const spent = await Promise.all(Array.from({ length: 100 }, (__, index) => spend(checkout, `order-${index}`, sender(index))))
      expect(spent.filter((one) => one.isOk())).toHaveLength(1)
      expect(spent.flatMap((one) => (one.isErr() ? [one.error.type] : []))).toEqual(Array.from({ length: 99 }, () => 'gift-card-already-spent'))
      expect(await checkout.mailIds()).toHaveLength(1)
      expect(await checkout.orders.countPaidSince(0)).toBe(1)
    })

    test('one form sent a hundred times at once gives one answer', async () => {
      const checkout = await withCards()
      const spent = await Promise.all(Array.from({ length: 100 }, (_, index) => spend(checkout, `order-${index}`, { idempotencyKey: 'form-1' })))
      expect(new Set(spent.map((one) => one._unsafeUnwrap().order.id))).toHaveProperty('size', 1)
      expect(await checkout.subscriptions.ofMember('member-1')).toHaveLength(1)
    })
  })
}
