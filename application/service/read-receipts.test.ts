import { beforeEach, expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import { anOrder } from '../../tests/builders/an-order.ts'
import { buy } from '../../tests/builders/a-purchase.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeIssueGiftCards } from './issue-gift-cards.ts'
import { makeAskRefund } from './make-refunds.ts'
import { makeListReceipts, makeReadReceipt } from './read-receipts.ts'
import { makeRedeemGiftCard } from './redeem-gift-card.ts'
import { makeWithdraw } from './withdraw.ts'

const seller = { name: 'Ruche SAS, 1 rue des Lilas, Lyon', taxLine: 'TVA 20 % incluse' }
const inAYear = Date.UTC(2027, 10, 21, 12)

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})
const list = (memberId = 'lea') => makeListReceipts({ ...service, seller })(memberId)
const read = (orderId: string, memberId = 'lea') => makeReadReceipt({ ...service, seller })(orderId, memberId)

test('somebody who paid nothing has none, and nor has somebody who is gone', async () => {
  expect(await list()).toEqual([])
  expect(await list('nobody')).toEqual([])
})

test('a receipt says who sold what to whom, for which period and how much', async () => {
  const { orderId } = await buy(service, 'solo-yearly')
  expect(await list()).toEqual([
    {
      orderId,
      paidAt: noon,
      seller,
      buyer: { email: 'lea@example.org', name: null },
      plan: { product: 'alveole', isFamilyMasterPlan: false, duration: { kind: 'period', length: 12, unit: 'months' } },
      period: { startsAt: noon, endsAt: inAYear },
      isRenewal: false,
      amount: eur(89.99),
      couponCode: null,
      provider: 'card',
      refund: null,
    },
  ])
  expect((await read(orderId))._unsafeUnwrap()).toEqual((await list())[0])
})

test('the name of the buyer is on it, as far as it was given', async () => {
  const { orderId } = await buy(service, 'solo-yearly')
  await service.members.changeProfile('lea', { firstname: 'Léa' })
  expect((await read(orderId))._unsafeUnwrap().buyer).toEqual({ email: 'lea@example.org', name: 'Léa' })
  await service.members.changeProfile('lea', { lastname: 'Martin' })
  expect((await read(orderId))._unsafeUnwrap().buyer.name).toBe('Léa Martin')
})

test.each(['pending', 'declined', 'abandoned', 'mismatched'] as const)('an order that is %s has no receipt', async (state) => {
  await service.orders.place(anOrder({ id: 'order-9', memberId: 'lea', state }), 'form-0009')
  expect(await list()).toEqual([])
  expect((await read('order-9'))._unsafeUnwrapErr()).toEqual({ type: 'receipt-unknown' })
})

test('the receipts of others are unknown', async () => {
  const { orderId } = await buy(service, 'solo-yearly')
  expect((await read(orderId, 'max'))._unsafeUnwrapErr()).toEqual({ type: 'receipt-unknown' })
  expect((await read('order-404'))._unsafeUnwrapErr()).toEqual({ type: 'receipt-unknown' })
})

test('a renewal has a receipt of its own, for the period that it paid, and comes first', async () => {
  const { id, orderId } = await buy(service, 'solo-yearly')
  service.clock.advance(inAYear - 1 - noon)
  await service.orders.place(anOrder({ id: 'renewal', memberId: 'lea', planId: 'solo-yearly', amount: eur(89.99), renewsSubscriptionId: id, createdAt: inAYear - 1 }), 'renewal-1')
  await service.settlePayment({ reference: 'pay-2', orderId: 'renewal', status: 'succeeded', amount: eur(89.99) })
  const receipts = await list()
  expect(receipts.map((receipt) => [receipt.orderId, receipt.isRenewal])).toEqual([
    ['renewal', true],
    [orderId, false],
  ])
  expect(receipts[0]?.period).toEqual({ startsAt: inAYear, endsAt: Date.UTC(2028, 10, 21, 12) })
  expect(receipts[1]?.period).toEqual({ startsAt: noon, endsAt: inAYear })
})

test('what a gift card gave is without an amount', async () => {
  const [code = ''] = (await makeIssueGiftCards(service)({ planId: 'family-yearly', count: 1, expiresAt: null }))._unsafeUnwrap()
  const { orderId } = (await makeRedeemGiftCard(service)({ code, immediateAccess: true, idempotencyKey: 'form-0001' }, 'lea'))._unsafeUnwrap()
  expect((await read(orderId))._unsafeUnwrap()).toMatchObject({ amount: null, provider: 'gift-card', plan: { isFamilyMasterPlan: true } })
})

test('what was paid back is told', async () => {
  const { id, orderId } = await buy(service, 'solo-yearly')
  service.clock.advance(86_400_000)
  await makeWithdraw({ ...service, askRefund: makeAskRefund(service) })(id, 'lea')
  expect((await read(orderId))._unsafeUnwrap()).toMatchObject({ amount: eur(89.99), refund: { amount: eur(89.75), state: 'done' }, period: { startsAt: noon, endsAt: inAYear } })
})

test('a plan that has left the catalogue, and a subscription that is no longer known, leave out what they would say', async () => {
  const { orderId } = await buy(service, 'solo-yearly')
  const gone = { ...service, seller, plans: { find: () => Promise.resolve(undefined) } }
  expect((await makeReadReceipt(gone)(orderId, 'lea'))._unsafeUnwrap()).toMatchObject({ plan: null, period: null, amount: eur(89.99) })
  const alone = { ...service, seller, subscriptions: { ofMember: () => Promise.resolve([]) } }
  expect((await makeReadReceipt(alone)(orderId, 'lea'))._unsafeUnwrap()).toMatchObject({ plan: {}, period: null })
})

