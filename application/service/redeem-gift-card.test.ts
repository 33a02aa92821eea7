import { beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { eur } from '../../domain/money/money.ts'
import { aGiftCard } from '../../tests/builders/a-gift-card.ts'
import { aMember } from '../../tests/builders/a-member.ts'
import { buy } from '../../tests/builders/a-purchase.ts'
import { anOrder } from '../../tests/builders/an-order.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeIssueGiftCards } from './issue-gift-cards.ts'
import { type GiftCardRequest, giftCardRequestSchema, makeRedeemGiftCard } from './redeem-gift-card.ts'

const inAYear = Date.UTC(2027, 10, 21, 12)

let service: Awaited<ReturnType<typeof aService>>
let code = ''
const issue = async (planId: string, expiresAt: number | null = null): Promise<string> =>
  (await makeIssueGiftCards(service)({ planId, count: 1, expiresAt }))._unsafeUnwrap()[0] ?? ''
beforeEach(async () => {
  service = await aService()
  await service.members.add(aMember({ id: 'max' }))
  code = await issue('solo-yearly')
})
const request = (changes: Partial<GiftCardRequest> = {}): GiftCardRequest => ({ code, immediateAccess: true, idempotencyKey: 'form-0001', ...changes })
const redeem = (changes: Partial<GiftCardRequest> = {}, memberId = 'lea') => makeRedeemGiftCard(service)(request(changes), memberId)
const receipts = () => service.outbox.waiting.filter(({ mail }) => mail.kind === 'receipt')

describe('a gift card', () => {
  test('gives its plan for one period that is not renewed, and a receipt', async () => {
    const redeemed = (await redeem())._unsafeUnwrap()
    expect(redeemed).toEqual({ orderId: expect.any(String), planId: 'solo-yearly', startsAt: noon, endsAt: inAYear })
    expect(await service.orders.find(redeemed.orderId)).toMatchObject({ state: 'paid', provider: 'gift-card', amount: eur(0), paidAt: noon })
    expect(await service.subscriptions.ofMember('lea')).toMatchObject([{ planId: 'solo-yearly', renews: null, renewalPrice: null, paidAt: noon }])
    expect(receipts()).toMatchObject([
      { recipient: 'lea@example.org', mail: { orderId: redeemed.orderId, amount: eur(0), renewsAt: null, renewalPrice: null, withdrawalUntil: noon } },
    ])
  })

  test('is read however it is typed', async () => {
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `
    expect((await redeem({ code: typed })).isOk()).toBe(true)
  })

  test('sent again with the same form gives the same answer', async () => {
    const first = await redeem()
    service.clock.advance(5)
    expect(await redeem()).toEqual(first)
    expect(receipts()).toHaveLength(1)
  })

  test.each(['solo-yearly', 'family-yearly'])('and one for %s, spent at once by somebody who had nothing, follow each other', async (planId) => {
    const another = await issue(planId)
    await Promise.all([redeem(), redeem({ code: another, idempotencyKey: 'form-0002' })])
    const owned = await service.subscriptions.ofMember('lea')
    expect(owned.map(({ startsAt }) => startsAt)).toEqual([noon, inAYear])
  })

  test('spent a hundred times at once, by a hundred members, is spent once', async () => {
    const memberIds = Array.from({ length: 100 }, (_, index) => `member-${index}`)
    for (const id of memberIds) await service.members.add(aMember({ id }))
    const answers = await Promise.all(memberIds.map((id) => redeem({}, id)))
    expect(answers.filter((answer) => answer.isOk())).toHaveLength(1)
    expect(answers.filter((answer) => answer.isErr() && answer.error.type === 'gift-card-already-spent')).toHaveLength(99)
    expect(receipts()).toHaveLength(1)
  })

  test('gives its time after what the member has of the same product', async () => {
    const month = await buy(service, 'solo-monthly')
    expect((await redeem())._unsafeUnwrap()).toMatchObject({ startsAt: month.endsAt, endsAt: Date.UTC(2027, 11, 21, 12) })
  })

  test('gives its time at once beside another product', async () => {
    await buy(service, 'toeic-pack')
    expect((await redeem())._unsafeUnwrap()).toMatchObject({ startsAt: noon })
  })

  test('is good until just before it expires', async () => {
    const expiring = await issue('solo-yearly', noon + 10)
    service.clock.advance(9)
    expect((await redeem({ code: expiring })).isOk()).toBe(true)
  })
})

describe('a gift card is refused', () => {
  test('from the moment on at which it expires', async () => {
    const expiring = await issue('solo-yearly', noon + 10)
    service.clock.advance(10)
    expect((await redeem({ code: expiring }))._unsafeUnwrapErr()).toEqual({ type: 'gift-card-expired', expiredAt: noon + 10 })
  })

  test('once it was spent, to its member too', async () => {
    await redeem()
    expect((await redeem({}, 'max'))._unsafeUnwrapErr()).toEqual({ type: 'gift-card-already-spent' })
    expect((await redeem({ idempotencyKey: 'form-0002' }))._unsafeUnwrapErr()).toEqual({ type: 'gift-card-already-spent' })
  })

  test('with the form of another card', async () => {
    await redeem()
    expect((await redeem({ code: await issue('solo-yearly') }))._unsafeUnwrapErr()).toEqual({ type: 'idempotency-key-reused' })
  })

  test('to somebody who has its plan for life, and can be given to somebody else', async () => {
    await buy(service, 'family-lifetime')
    expect((await redeem())._unsafeUnwrapErr()).toEqual({ type: 'already-subscribed', endsAt: null })
    expect((await redeem({}, 'max')).isOk()).toBe(true)
  })

  test('to somebody whose plan for life begins where another one ends', async () => {
    const order = anOrder({ memberId: 'lea', planId: 'family-lifetime', amount: eur(99.99) })
    await service.orders.place(order, 'form-0000')
    await redeem()
    await service.settlePayment({ reference: 'payment-1', orderId: order.id, status: 'succeeded', amount: order.amount })
    expect(await service.subscriptions.ofMember('lea')).toMatchObject([{ endsAt: inAYear }, { startsAt: inAYear, endsAt: null }])
    const another = await redeem({ code: await issue('solo-yearly'), idempotencyKey: 'form-0002' })
    expect(another._unsafeUnwrapErr()).toEqual({ type: 'already-subscribed', endsAt: null })
  })

  test.each([
    ['without the wish for immediate access', { immediateAccess: false }, 'lea', 'immediate-access-not-accepted'],
    ['to nobody known', {}, 'nobody', 'member-unknown'],
    ['with a code that is none', { code: 'RUCHE' }, 'lea', 'gift-card-unknown'],
    ['with a code that nobody issued', { code: '0000-0000-0000-0000' }, 'lea', 'gift-card-unknown'],
  ])('%s', async (_, changes, memberId, type) => {
    expect((await redeem(changes, memberId))._unsafeUnwrapErr()).toEqual({ type })
    expect(receipts()).toEqual([])
  })

  test('when the catalogue no longer has its plan', async () => {
    const fingerprint = await service.codes.fingerprint('0000000000000000')
    await service.giftCards.add([aGiftCard({ fingerprint, planId: 'solo-weekly' })])
    expect((await redeem({ code: '0000-0000-0000-0000' }))._unsafeUnwrapErr()).toEqual({ type: 'plan-unknown' })
  })
})

test.each([
  ['an endless code', { code: 'x'.repeat(101) }],
  ['a short key', { idempotencyKey: '1234567' }],
  ['a key of the product’s own', { idempotencyKey: 'renewal:subscription-1:0:1' }],
])('a request with %s is none', (_, changes) => {
  expect(v.safeParse(giftCardRequestSchema, request(changes)).success).toBe(false)
  expect(v.safeParse(giftCardRequestSchema, request()).success).toBe(true)
})
