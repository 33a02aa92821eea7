import { beforeEach, describe, expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import { givesAccess } from '../../domain/subscriptions/subscription-status.ts'
import { aCoupon } from '../../tests/builders/a-coupon.ts'
import { aMember } from '../../tests/builders/a-member.ts'
import { buy } from '../../tests/builders/a-purchase.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeIssueGiftCards } from './issue-gift-cards.ts'
import { makeAskRefund, makeMakeRefunds } from './make-refunds.ts'
import { makeRedeemGiftCard } from './redeem-gift-card.ts'
import { makeWithdraw } from './withdraw.ts'

const oneDay = 86_400_000
/** The fourteenth day after Saturday 21 November 2026 is a Saturday: Monday 7 December is the last. */
const deadline = Date.UTC(2026, 11, 7, 23)

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
  await service.members.add(aMember({ id: 'max' }))
})
const withdraw = (subscriptionId: string, memberId = 'lea') =>
  makeWithdraw({ ...service, askRefund: makeAskRefund(service) })(subscriptionId, memberId)
const makeRefunds = () => makeMakeRefunds({ ...service, askRefund: makeAskRefund(service) })()
const mails = () => service.outbox.waiting.filter(({ mail }) => mail.kind === 'withdrawal-confirmation')

describe('withdrawing', () => {
  test('ends access at once, pays back the days not used, and is confirmed by mail', async () => {
    const { id, orderId } = await buy(service, 'solo-yearly')
    service.clock.advance(10 * oneDay)
    const now = noon + 10 * oneDay
    expect((await withdraw(id))._unsafeUnwrap()).toEqual({ subscriptionId: id, withdrawnAt: now, refund: eur(87.53) })
    expect((await service.subscriptions.ofMember('lea')).some((one) => givesAccess(one, now))).toBe(false)
    expect(service.payments.paidBack(orderId)).toEqual(eur(87.53))
    expect(await service.refunds.find(orderId)).toEqual({ orderId, amount: eur(87.53), state: 'done', askedAt: now })
    expect(mails()).toMatchObject([
      { recipient: 'lea@example.org', mail: { orderId, plan: { id: 'solo-yearly' }, withdrawnAt: now, refund: eur(87.53), refundBy: now + 14 * oneDay } },
    ])
  })

  test('twice gives the same answer, one refund and one mail', async () => {
    const { id, orderId } = await buy(service, 'solo-yearly')
    const first = await withdraw(id)
    service.clock.advance(3 * oneDay)
    expect(await withdraw(id)).toEqual(first)
    expect(service.payments.paidBack(orderId)).toEqual(eur(89.99))
    expect(mails()).toHaveLength(1)
  })

  test('ten times at once gives one answer', async () => {
    const { id } = await buy(service, 'solo-yearly')
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(id)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer._unsafeUnwrap())))).toHaveProperty('size', 1)
    expect(mails()).toHaveLength(1)
  })

  test('stands when the provider is down: the refund is made later, once', async () => {
    const { id, orderId } = await buy(service, 'solo-yearly')
    service.payments.switchOff()
    expect((await withdraw(id)).isOk()).toBe(true)
    expect(await service.refunds.find(orderId)).toMatchObject({ state: 'asked' })
    expect(await makeRefunds()).toBe(0)
    service.payments.switchOn()
    service.clock.advance(60_000)
    expect(await makeRefunds()).toBe(1)
    expect(service.payments.paidBack(orderId)).toEqual(eur(89.99))
    expect(await service.refunds.find(orderId)).toMatchObject({ state: 'done', askedAt: noon + 60_000 })
    expect(await makeRefunds()).toBe(0)
  })

  test.each([
    ['is made by hand where the provider cannot', 'by-hand', 'by-hand'],
    ['is asked for again as long as it is on its way', 'pending', 'asked'],
  ] as const)('the refund %s', async (_, answer, state) => {
    const { id, orderId } = await buy(service, 'solo-yearly')
    service.payments.answerRefundsWith(answer)
    await withdraw(id)
    expect(await service.refunds.find(orderId)).toMatchObject({ state })
  })

  test('from what was free pays nothing back', async () => {
    await service.coupons.save(aCoupon({ discount: { kind: 'percent', percent: 100 } }))
    const { id, orderId } = await buy(service, 'solo-yearly', { couponCode: 'BIENVENUE' })
    expect((await withdraw(id))._unsafeUnwrap()).toMatchObject({ refund: eur(0) })
    expect(await service.refunds.find(orderId)).toMatchObject({ state: 'done' })
    expect(service.payments.paidBack(orderId)).toBeUndefined()
  })

  test('is possible until the last moment of the fourteenth day, and no longer', async () => {
    const { id } = await buy(service, 'solo-yearly')
    service.clock.advance(deadline - noon)
    expect((await withdraw(id))._unsafeUnwrapErr()).toEqual({ type: 'withdrawal-too-late', endedAt: deadline })
    expect(await service.subscriptions.ofMember('lea')).toMatchObject([{ refundedAt: null }])
    service.clock.advance(-1)
    expect((await withdraw(id)).isOk()).toBe(true)
  })

  test.each([
    ['somebody else’s subscription', 'max'],
    ['one that nobody has', 'nobody'],
  ])('from %s is refused', async (_, memberId) => {
    const { id } = await buy(service, 'solo-yearly')
    expect((await withdraw(id, memberId))._unsafeUnwrapErr()).toEqual({ type: 'subscription-unknown' })
    expect(await service.subscriptions.ofMember('lea')).toMatchObject([{ refundedAt: null }])
  })

  test('from one that goes away meanwhile is refused', async () => {
    const { id } = await buy(service, 'solo-yearly')
    const subscriptions = { ...service.subscriptions, change: () => Promise.resolve(undefined) }
    const withdrawIt = makeWithdraw({ ...service, subscriptions, askRefund: makeAskRefund(service) })
    expect((await withdrawIt(id, 'lea'))._unsafeUnwrapErr()).toEqual({ type: 'subscription-unknown' })
  })

  test('from a gift is refused: the right is that of whoever bought it', async () => {
    const [code = ''] = (await makeIssueGiftCards(service)({ planId: 'solo-yearly', count: 1, expiresAt: null }))._unsafeUnwrap()
    await makeRedeemGiftCard(service)({ code, immediateAccess: true, idempotencyKey: 'form-0001' }, 'lea')
    const [subscription] = await service.subscriptions.ofMember('lea')
    expect((await withdraw(subscription?.id ?? ''))._unsafeUnwrapErr()).toEqual({ type: 'withdrawal-not-for-gift-cards' })
    expect(await service.subscriptions.ofMember('lea')).toEqual([subscription])
  })

  test('without a refund that was stored with it is a defect', async () => {
    const { id } = await buy(service, 'solo-yearly')
    const withdrawIt = makeWithdraw({ ...service, refunds: { ...service.refunds, find: () => Promise.resolve(undefined) }, askRefund: makeAskRefund(service) })
    await expect(withdrawIt(id, 'lea')).rejects.toThrow('without a refund')
  })
})
