import { ok } from 'neverthrow'
import { beforeEach, describe, expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { anOrder } from '../../tests/builders/an-order.ts'
import { buy } from '../../tests/builders/a-purchase.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeCancelSubscription } from './cancel-subscription.ts'
import { makeIssueGiftCards } from './issue-gift-cards.ts'
import { makeAskRefund } from './make-refunds.ts'
import { makeReadSubscriptions } from './read-subscriptions.ts'
import { makeRedeemGiftCard } from './redeem-gift-card.ts'
import { makeWithdraw } from './withdraw.ts'

const oneDay = 86_400_000
const deadline = Date.UTC(2026, 11, 7, 23)
const inAYear = Date.UTC(2027, 10, 21, 12)

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})
const read = (memberId = 'lea') => makeReadSubscriptions(service)(memberId)
const change = ({ id }: StoredSubscription, changes: Partial<StoredSubscription>) =>
  service.subscriptions.change(id, (current) => ok({ subscription: { ...current, ...changes }, mails: [], refund: null }))

test('somebody who bought nothing has none', async () => {
  expect(await read()).toEqual([])
})

test('a subscription says what it is, what it will cost, what can be done about it, and what was paid', async () => {
  const { id, orderId } = await buy(service, 'solo-yearly')
  expect(await read()).toEqual([
    {
      id,
      planId: 'solo-yearly',
      plan: { product: 'alveole', isFamilyMasterPlan: false, duration: { kind: 'period', length: 12, unit: 'months' } },
      state: 'active',
      givesAccess: true,
      startsAt: noon,
      endsAt: inAYear,
      renewal: { renewsAt: inAYear, price: eur(89.99), cancelBy: inAYear - oneDay },
      cancelledAt: null,
      mayCancel: true,
      mayResume: false,
      withdrawUntil: deadline,
      refund: null,
      receipts: [{ orderId, amount: eur(89.99), paidAt: noon }],
    },
  ])
})

test('a cancelled one runs to its end and can be taken up again', async () => {
  const { id } = await buy(service, 'solo-yearly')
  await makeCancelSubscription(service)(id, 'lea')
  expect(await read()).toMatchObject([
    { state: 'cancelled', givesAccess: true, renewal: null, cancelledAt: noon, mayCancel: false, mayResume: true, withdrawUntil: deadline },
  ])
})

test('one that was withdrawn from is over, with what is paid back', async () => {
  const { id } = await buy(service, 'solo-yearly')
  await makeWithdraw({ ...service, askRefund: makeAskRefund(service) })(id, 'lea')
  expect(await read()).toMatchObject([
    {
      state: 'refunded',
      givesAccess: false,
      renewal: null,
      mayCancel: false,
      mayResume: false,
      withdrawUntil: null,
      refund: { amount: eur(89.99), state: 'done' },
    },
  ])
})

test.each([
  ['until the last moment', deadline - 1, deadline],
  ['and no longer', deadline, null],
])('somebody can withdraw %s', async (_, now, withdrawUntil) => {
  await buy(service, 'solo-yearly')
  service.clock.advance(now - noon)
  expect(await read()).toMatchObject([{ withdrawUntil }])
})

test('one for life has neither an end nor a renewal', async () => {
  await buy(service, 'family-lifetime')
  expect(await read()).toMatchObject([{ plan: { isFamilyMasterPlan: true, duration: { kind: 'lifetime' } }, endsAt: null, renewal: null, mayCancel: false }])
})

test('a gift can be neither cancelled nor withdrawn from', async () => {
  const [code = ''] = (await makeIssueGiftCards(service)({ planId: 'solo-yearly', count: 1, expiresAt: null }))._unsafeUnwrap()
  await makeRedeemGiftCard(service)({ code, immediateAccess: true, idempotencyKey: 'form-0001' }, 'lea')
  expect(await read()).toMatchObject([{ state: 'active', givesAccess: true, renewal: null, mayCancel: false, withdrawUntil: null, receipts: [{ amount: eur(0) }] }])
})

test('one that another follows is not renewed', async () => {
  const month = await buy(service, 'solo-monthly')
  const [code = ''] = (await makeIssueGiftCards(service)({ planId: 'solo-yearly', count: 1, expiresAt: null }))._unsafeUnwrap()
  await makeRedeemGiftCard(service)({ code, immediateAccess: true, idempotencyKey: 'form-0001' }, 'lea')
  expect(await read()).toMatchObject([
    { planId: 'solo-yearly', startsAt: month.endsAt, givesAccess: false },
    { planId: 'solo-monthly', renewal: null, mayCancel: true },
  ])
})

test('one whose plan the catalogue no longer has is shown without it', async () => {
  await buy(service, 'solo-yearly')
  const plans = { find: () => Promise.resolve(undefined) }
  expect(await makeReadSubscriptions({ ...service, plans })('lea')).toMatchObject([{ planId: 'solo-yearly', plan: null, renewal: null }])
})

test('one that has expired can only be looked at', async () => {
  const subscription = await buy(service, 'solo-yearly')
  await change(subscription, { endsAt: noon })
  expect(await read()).toMatchObject([{ state: 'expired', givesAccess: false, renewal: null, mayCancel: false, mayResume: false, withdrawUntil: null }])
})

describe('receipts', () => {
  test('are those of the first period and of each further one that was paid', async () => {
    const { id, orderId, endsAt } = await buy(service, 'solo-monthly')
    const renewal = { memberId: 'lea', renewsSubscriptionId: id, createdAt: (endsAt ?? 0) - 1 }
    await service.orders.place(anOrder({ id: 'declined', ...renewal }), 'renewal:1')
    await service.orders.place(anOrder({ id: 'paid', ...renewal }), 'renewal:2')
    await service.orders.place(anOrder({ id: 'another', memberId: 'lea', state: 'paid' }), 'form-0009')
    await service.settlePayment({ reference: '', orderId: 'declined', status: 'declined', amount: eur(11.99) })
    await service.settlePayment({ reference: '', orderId: 'paid', status: 'succeeded', amount: eur(11.99) })
    expect((await read())[0]?.receipts).toEqual([
      { orderId, amount: eur(11.99), paidAt: noon },
      { orderId: 'paid', amount: eur(11.99), paidAt: noon },
    ])
  })

  test('of orders from before payments were dated have the date of the order', async () => {
    const { orderId } = await buy(service, 'solo-monthly')
    const ofMember = async () => (await service.orders.ofMember('lea')).map((order) => ({ ...order, createdAt: 5, paidAt: null }))
    expect((await makeReadSubscriptions({ ...service, orders: { ofMember } })('lea'))[0]?.receipts).toEqual([{ orderId, amount: eur(11.99), paidAt: 5 }])
  })
})
