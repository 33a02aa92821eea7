import { err, ok } from 'neverthrow'
import { beforeEach, describe, expect, test } from 'vitest'
import { InMemoryPlanCatalogue } from '../../adapters/in-memory/in-memory-plan-catalogue.ts'
import { eur } from '../../domain/money/money.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { givesAccess } from '../../domain/subscriptions/subscription-status.ts'
import { aCoupon } from '../../tests/builders/a-coupon.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { buy } from '../../tests/builders/a-purchase.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import { makeCancelSubscription } from './cancel-subscription.ts'
import { makeIssueGiftCards } from './issue-gift-cards.ts'
import { makeRedeemGiftCard } from './redeem-gift-card.ts'
import { makeRenewSubscriptions } from './renew-subscriptions.ts'

const oneHour = 3_600_000
const end = Date.UTC(2026, 11, 21, 12)
const nextEnd = Date.UTC(2027, 0, 21, 12)

type Charge = PaymentProvider['charge']

let service: Awaited<ReturnType<typeof aService>>
let charges: { orderId: string; amount: unknown }[]
let answer: Charge

/** The card is refused; each charge has a name of its own. */
const decline: Charge = ({ orderId, amount }) => Promise.resolve(ok({ reference: `declined ${orderId}`, orderId, amount, status: 'declined' }))
const accept: Charge = (renewal) => service.payments.charge(renewal)

beforeEach(async () => {
  service = await aService()
  charges = []
  answer = accept
})
const charge: Charge = (renewal) => {
  charges.push(renewal)
  return answer(renewal)
}
const renew = (changes = {}) => makeRenewSubscriptions({ ...service, payments: { charge }, ...changes })()
const at = (time: number) => service.clock.advance(time - service.clock.now())
const owned = async (): Promise<StoredSubscription> => (await service.subscriptions.ofMember('lea'))[0]!
const mailsOf = (kind: string) => service.outbox.waiting.filter(({ mail }) => mail.kind === kind)

describe('a subscription that renews', () => {
  test('is charged from a day before its end, with the card of its first payment, and goes on', async () => {
    const { id, orderId } = await buy(service, 'solo-monthly')
    at(end - 24 * oneHour - 1)
    expect(await renew()).toEqual({ renewed: 0, ended: 0 })
    expect(charges).toEqual([])
    at(end - 24 * oneHour)
    expect(await renew()).toEqual({ renewed: 1, ended: 0 })
    const { paymentReference } = (await service.orders.find(orderId))!
    expect(charges).toEqual([{ orderId: expect.any(String), amount: eur(11.99), firstReference: paymentReference, description: 'solo-monthly' }])
    expect(await owned()).toMatchObject({ id, orderId, endsAt: nextEnd })
    expect(await service.orders.ofMember('lea')).toMatchObject([{ id: orderId }, { renewsSubscriptionId: id, state: 'paid', amount: eur(11.99) }])
  })

  test('is charged once a term, however often the job runs, and receipted once', async () => {
    await buy(service, 'solo-monthly')
    at(end - 20 * oneHour)
    await Promise.all([renew(), renew(), renew()])
    await renew()
    at(end - 1)
    await renew()
    expect(new Set(charges.map(({ orderId }) => orderId))).toHaveProperty('size', 1)
    expect(await owned()).toMatchObject({ endsAt: nextEnd })
    expect(mailsOf('receipt')).toHaveLength(2)
  })

  test('goes on term after term, on the day on which it began', async () => {
    await buy(service, 'solo-monthly')
    for (const term of [end, nextEnd]) {
      at(term - oneHour)
      expect(await renew()).toEqual({ renewed: 1, ended: 0 })
    }
    expect(await owned()).toMatchObject({ endsAt: Date.UTC(2027, 1, 21, 12) })
    expect(await service.orders.countPaidSince(0)).toBe(3)
  })

  test('costs its ordinary price after a coupon', async () => {
    await service.coupons.save(aCoupon())
    await buy(service, 'solo-monthly', { couponCode: 'BIENVENUE' })
    at(end - oneHour)
    await renew()
    expect(charges).toMatchObject([{ amount: eur(11.99) }])
  })

  test.each([
    ['never more than was promised', eur(12.99), eur(11.99)],
    ['less when the price fell', eur(9.99), eur(9.99)],
  ])('costs %s', async (_, price, charged) => {
    await buy(service, 'solo-monthly')
    at(end - oneHour)
    const plans = new InMemoryPlanCatalogue([{ ...aPlan({ price }), soldThrough: 'ordinary-offers' }])
    await renew({ plans })
    expect(charges).toMatchObject([{ amount: charged }])
  })
})

describe('a subscription is not charged', () => {
  test.each<[string, string, (subscription: StoredSubscription) => Promise<unknown>]>([
    ['when it was cancelled', 'solo-monthly', ({ id }) => makeCancelSubscription(service)(id, 'lea')],
    [
      'when the person withdrew',
      'solo-monthly',
      ({ id }) => service.subscriptions.change(id, (one) => ok({ subscription: { ...one, refundedAt: noon }, mails: [], refund: null })),
    ],
    [
      'when it was sold as one that does not renew',
      'solo-monthly',
      ({ id }) => service.subscriptions.change(id, (one) => ok({ subscription: { ...one, renews: null }, mails: [], refund: null })),
    ],
    [
      'when nobody knows what it was promised to cost',
      'solo-monthly',
      ({ id }) => service.subscriptions.change(id, (one) => ok({ subscription: { ...one, renewalPrice: null }, mails: [], refund: null })),
    ],
    [
      'when a gift card gave the time after it',
      'solo-monthly',
      async () => {
        const [code = ''] = (await makeIssueGiftCards(service)({ planId: 'solo-yearly', count: 1, expiresAt: null }))._unsafeUnwrap()
        await makeRedeemGiftCard(service)({ code, immediateAccess: true, idempotencyKey: 'form-0001' }, 'lea')
      },
    ],
  ])('%s', async (_, planId, happens) => {
    await happens(await buy(service, planId))
    at(end - oneHour)
    expect(await renew()).toEqual({ renewed: 0, ended: 0 })
    expect(charges).toEqual([])
  })

  test('when it was free: there is no card', async () => {
    await service.coupons.save(aCoupon({ discount: { kind: 'percent', percent: 100 } }))
    await buy(service, 'solo-monthly', { couponCode: 'BIENVENUE' })
    at(end - oneHour)
    expect(await renew()).toEqual({ renewed: 0, ended: 0 })
    expect(charges).toEqual([])
  })

  test.each([
    ['when its account was erased', { members: { find: () => Promise.resolve(undefined) } }],
    ['when the catalogue no longer has its plan', { plans: { find: () => Promise.resolve(undefined) } }],
  ])('%s', async (_, changes) => {
    await buy(service, 'solo-monthly')
    at(end - oneHour)
    await renew(changes)
    at(end)
    await renew(changes)
    expect(charges).toEqual([])
    expect(mailsOf('renewal-failed')).toEqual([])
  })

  test('when its first payment has no name at the provider', async () => {
    await buy(service, 'solo-monthly')
    at(end - oneHour)
    const find = async (id: string) => {
      const order = await service.orders.find(id)
      return order && { ...order, paymentReference: null }
    }
    expect(await renew({ orders: { ...service.orders, find } })).toEqual({ renewed: 0, ended: 0 })
    expect(charges).toEqual([])
  })
})

describe('a card that is declined', () => {
  beforeEach(async () => {
    await buy(service, 'solo-monthly')
    answer = decline
  })

  test('is tried again every six hours, each time as an order of its own', async () => {
    const hours = Array.from({ length: 24 * 4 }, (_, quarter) => quarter / 4)
    for (const hour of hours) {
      at(end - 24 * oneHour + hour * oneHour)
      await renew()
    }
    expect(charges).toHaveLength(4)
    expect(new Set(charges.map(({ orderId }) => orderId))).toHaveProperty('size', 4)
    const attempts = (await service.orders.ofMember('lea')).slice(1)
    expect(attempts.map(({ state, createdAt }) => [state, (end - createdAt) / oneHour])).toEqual([24, 18, 12, 6].map((hour) => ['declined', hour]))
  })

  test('and then accepted, renews the subscription', async () => {
    at(end - 24 * oneHour)
    await renew()
    answer = accept
    at(end - 18 * oneHour - 1)
    expect(await renew()).toEqual({ renewed: 0, ended: 0 })
    at(end - 18 * oneHour)
    expect(await renew()).toEqual({ renewed: 1, ended: 0 })
    expect(await owned()).toMatchObject({ endsAt: nextEnd })
    expect(mailsOf('renewal-failed')).toEqual([])
  })

  test('to the end lets the subscription end by itself, and the person is told once', async () => {
    at(end - oneHour)
    await renew()
    expect(mailsOf('renewal-failed')).toEqual([])
    at(end)
    expect((await Promise.all([renew(), renew()])).map(({ ended }) => ended).toSorted()).toEqual([0, 1])
    expect(await renew()).toEqual({ renewed: 0, ended: 0 })
    expect(givesAccess(await owned(), end)).toBe(false)
    expect(mailsOf('renewal-failed')).toMatchObject([
      { recipient: 'lea@example.org', mail: { plan: { id: 'solo-monthly' }, endsAt: end, offersLink: 'https://alveole.example/premium' } },
    ])
  })
})

describe('a charge that the provider does not answer', () => {
  beforeEach(async () => {
    await buy(service, 'solo-monthly')
    answer = () => Promise.resolve(err({ type: 'payment-unavailable' }))
    at(end - 24 * oneHour)
    await renew()
  })

  test('is asked for again as the same order', async () => {
    answer = accept
    at(end - 5 * oneHour)
    expect(await renew()).toEqual({ renewed: 1, ended: 0 })
    expect(new Set(charges.map(({ orderId }) => orderId))).toHaveProperty('size', 1)
    expect(await owned()).toMatchObject({ endsAt: nextEnd })
  })

  test('is given up an hour after the end', async () => {
    at(end + oneHour - 1)
    expect(await renew()).toEqual({ renewed: 0, ended: 0 })
    at(end + oneHour)
    expect(await renew()).toEqual({ renewed: 0, ended: 1 })
    expect((await service.orders.ofMember('lea'))[1]).toMatchObject({ state: 'abandoned' })
    expect(mailsOf('renewal-failed')).toHaveLength(1)
  })

  test('and was made all the same gives the period that was paid', async () => {
    at(end + oneHour)
    await renew()
    const [, order] = await service.orders.ofMember('lea')
    await service.settlePayment({ reference: 'late', orderId: order?.id ?? '', status: 'succeeded', amount: eur(11.99) })
    expect(givesAccess(await owned(), end + oneHour)).toBe(true)
    expect(await owned()).toMatchObject({ endsAt: nextEnd })
  })
})

describe('a charge that takes its time', () => {
  beforeEach(async () => {
    await buy(service, 'solo-monthly')
    answer = ({ orderId, amount }) => Promise.resolve(ok({ reference: `slow ${orderId}`, orderId, amount, status: 'pending' }))
    at(end - 24 * oneHour)
    await renew()
  })

  test('is not made again, and is waited for after the end', async () => {
    at(end - oneHour)
    await renew()
    at(end + 5 * oneHour)
    expect(await renew()).toEqual({ renewed: 0, ended: 0 })
    expect(charges).toHaveLength(1)
    const [, order] = await service.orders.ofMember('lea')
    expect(order).toMatchObject({ state: 'pending', paymentReference: `slow ${order?.id}` })
    await service.settlePayment({ reference: '', orderId: order?.id ?? '', status: 'succeeded', amount: eur(11.99) })
    expect(await owned()).toMatchObject({ endsAt: nextEnd, cancelledAt: null })
  })

  test('of another amount is looked at by somebody, and nobody is told that it failed', async () => {
    const [, order] = await service.orders.ofMember('lea')
    await service.settlePayment({ reference: '', orderId: order?.id ?? '', status: 'succeeded', amount: eur(1) })
    at(end - oneHour)
    await renew()
    at(end)
    await renew()
    expect(charges).toHaveLength(1)
    expect(mailsOf('renewal-failed')).toEqual([])
  })
})

test('a report about another order settles nothing', async () => {
  await buy(service, 'solo-monthly')
  answer = ({ amount }) => Promise.resolve(ok({ reference: 'pay-9', orderId: 'order-9', amount, status: 'succeeded' }))
  at(end - oneHour)
  expect(await renew()).toEqual({ renewed: 0, ended: 0 })
  expect(await owned()).toMatchObject({ endsAt: end })
})

test('a subscription that another one follows ends without a word', async () => {
  await buy(service, 'solo-monthly')
  const [code = ''] = (await makeIssueGiftCards(service)({ planId: 'solo-yearly', count: 1, expiresAt: null }))._unsafeUnwrap()
  await makeRedeemGiftCard(service)({ code, immediateAccess: true, idempotencyKey: 'form-0001' }, 'lea')
  at(end)
  expect(await renew()).toEqual({ renewed: 0, ended: 1 })
  expect(mailsOf('renewal-failed')).toEqual([])
})
