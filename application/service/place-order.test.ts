import { err, ok } from 'neverthrow'
import { beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { eur, xof } from '../../domain/money/money.ts'
import { aCampaign } from '../../tests/builders/a-campaign.ts'
import { aCoupon } from '../../tests/builders/a-coupon.ts'
import { aMember } from '../../tests/builders/a-member.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import type { PaymentToStart } from '../ports/payment-provider.ts'
import { makeFindPlan } from './find-plan.ts'
import { makePlaceOrder, type OrderRequest, orderRequestSchema } from './place-order.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
  await service.members.add(aMember({ id: 'max' }))
  await service.coupons.save(aCoupon({ usesLeft: 1 }))
})

const request = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  planId: 'solo-yearly',
  couponCode: null,
  immediateAccess: true,
  idempotencyKey: 'form-0001',
  ...changes,
})
const place = (changes: Partial<OrderRequest> = {}, memberId = 'lea') => makePlaceOrder(service)(request(changes), memberId, 'fr')
const subscribe = async (planId: string) => {
  const { orderId } = (await place({ planId, idempotencyKey: `form of ${planId}` }))._unsafeUnwrap()
  const order = await service.orders.find(orderId)
  await service.settlePayment({ reference: 'pay-1', orderId, status: 'succeeded', amount: order!.amount })
}

describe('a plan that no campaign sells any more', () => {
  test('is not ordered, whoever knows its name', async () => {
    expect((await place({ planId: 'solo-yearly-flash' }))._unsafeUnwrapErr()).toEqual({ type: 'plan-unknown' })
  })

  test('is paid for by whoever ordered it before, when the form comes again', async () => {
    const campaigns = [aCampaign({ planId: 'solo-yearly-flash', window: { startsAt: noon, endsAt: noon + 1, countdown: null } })]
    const whileItRuns = { ...service, campaigns, findPlan: makeFindPlan({ ...service, campaigns }) }
    const order = request({ planId: 'solo-yearly-flash' })
    const first = (await makePlaceOrder(whileItRuns)(order, 'lea', 'fr'))._unsafeUnwrap()
    service.clock.advance(1)
    expect((await makePlaceOrder(whileItRuns)(order, 'lea', 'fr'))._unsafeUnwrap()).toMatchObject({ orderId: first.orderId })
    expect((await makePlaceOrder(whileItRuns)({ ...order, idempotencyKey: 'form-0002' }, 'lea', 'fr'))._unsafeUnwrapErr()).toEqual({ type: 'plan-unknown' })
  })
})

describe('an order', () => {
  test.each([
    ['at its price', {}, eur(89.99), null],
    ['at its price with a coupon', { couponCode: ' bienvenue' }, eur(80.99), 'BIENVENUE'],
    ['without a coupon when none was typed', { couponCode: ' ' }, eur(89.99), null],
  ])('is placed %s, and its payment started', async (_, changes, amount, couponCode) => {
    const { orderId, redirectUrl } = (await place(changes))._unsafeUnwrap()
    expect(redirectUrl).toBe('https://payments.example/payment-1')
    expect(await service.orders.find(orderId)).toEqual({
      id: orderId,
      memberId: 'lea',
      planId: 'solo-yearly',
      amount,
      couponCode,
      provider: 'card',
      paymentReference: 'payment-1',
      paymentUrl: 'https://payments.example/payment-1',
      renewsSubscriptionId: null,
      state: 'pending',
      createdAt: noon,
      paidAt: null,
    })
    expect((await service.payments.read('payment-1'))._unsafeUnwrap()).toMatchObject({ orderId, amount })
  })

  test.each([
    ['by mobile money, in multiples of five', 'africa-family-yearly-mobile-money', null, xof(98_385)],
    ['by mobile money with a coupon, too', 'africa-family-yearly-mobile-money', 'BIENVENUE', xof(88_545)],
    ['by card, to the franc', 'africa-family-yearly-card', null, xof(98_387)],
  ])('in francs is paid %s', async (_, planId, couponCode, amount) => {
    const { orderId } = (await place({ planId, couponCode }))._unsafeUnwrap()
    expect(await service.orders.find(orderId)).toMatchObject({ amount })
  })

  test('tells the provider all that its payment page needs', async () => {
    const started: PaymentToStart[] = []
    const start = (payment: PaymentToStart) => {
      started.push(payment)
      return service.payments.start(payment)
    }
    const placeOrder = makePlaceOrder({ ...service, payments: { start } })
    const { orderId } = (await placeOrder(request(), 'lea', 'en'))._unsafeUnwrap()
    await placeOrder(request({ planId: 'toeic-pack', idempotencyKey: 'form-0002', email: ' Maman@Example.org ' }), 'lea', 'fr')
    await placeOrder(request({ planId: 'family-holiday-workbook', idempotencyKey: 'form-0003', email: ' ' }), 'lea', 'fr')
    expect(started).toEqual([
      {
        orderId,
        amount: eur(89.99),
        provider: 'card',
        email: 'lea@example.org',
        description: 'solo-yearly',
        returnUrl: `https://alveole.example/validatePayment?order=${orderId}`,
        locale: 'en',
        isRenewing: true,
      },
      expect.objectContaining({ description: 'toeic-pack', email: 'maman@example.org', locale: 'fr', isRenewing: false }),
      expect.objectContaining({ description: 'family-holiday-workbook', email: 'lea@example.org' }),
    ])
  })

  test('after one that was declined is another one, with a key of its own', async () => {
    const { orderId } = (await place())._unsafeUnwrap()
    await service.settlePayment({ reference: 'payment-1', orderId, status: 'declined', amount: eur(89.99) })
    const again = (await place({ idempotencyKey: 'form-0002' }))._unsafeUnwrap()
    expect(again.orderId).not.toBe(orderId)
    expect(again.redirectUrl).toBe('https://payments.example/payment-2')
  })

  test('sent again while the provider is down gets the first answer', async () => {
    const first = (await place())._unsafeUnwrap()
    service.payments.switchOff()
    expect((await place())._unsafeUnwrap()).toEqual(first)
  })

  test('of the product from which the member withdrew goes on', async () => {
    await subscribe('solo-monthly')
    const [{ id } = { id: '' }] = await service.subscriptions.ofMember('lea')
    await service.subscriptions.change(id, (subscription) => ok({ subscription: { ...subscription, refundedAt: noon }, mails: [], refund: null }))
    expect((await place()).isOk()).toBe(true)
  })

  test('of the same form twice is the same order and the same payment, with the last use of a coupon too', async () => {
    const first = (await place({ couponCode: 'BIENVENUE' }))._unsafeUnwrap()
    expect((await place({ couponCode: 'BIENVENUE' }))._unsafeUnwrap()).toEqual(first)
  })

  test('sent again after it was paid leads to its result, and orders nothing', async () => {
    const { orderId } = (await place())._unsafeUnwrap()
    await service.settlePayment({ reference: 'payment-1', orderId, status: 'succeeded', amount: eur(89.99) })
    expect((await place())._unsafeUnwrap()).toEqual({
      orderId,
      redirectUrl: `https://alveole.example/validatePayment?order=${orderId}`,
    })
  })

  test('of another form takes over the last use of a coupon from the member’s unpaid order', async () => {
    await place({ couponCode: 'BIENVENUE' })
    expect((await place({ couponCode: 'BIENVENUE', idempotencyKey: 'form-0002' })).isOk()).toBe(true)
    expect(await service.coupons.find('BIENVENUE')).toMatchObject({ usesLeft: 0 })
  })

  test('that a coupon makes free is paid at once, without a payment', async () => {
    await service.coupons.save(aCoupon({ discount: { kind: 'percent', percent: 100 } }))
    const { orderId, redirectUrl } = (await place({ couponCode: 'BIENVENUE' }))._unsafeUnwrap()
    expect(redirectUrl).toBe(`https://alveole.example/validatePayment?order=${orderId}`)
    expect(await service.orders.find(orderId)).toMatchObject({ state: 'paid', paymentReference: null })
    expect(await service.subscriptions.ofMember('lea')).toMatchObject([{ planId: 'solo-yearly', renews: null, renewalPrice: null }])
  })

  test('of another product than the member has goes on', async () => {
    await subscribe('solo-monthly')
    expect((await place({ planId: 'toeic-pack' })).isOk()).toBe(true)
  })

  test('of the product that the member had goes on once it is over', async () => {
    await subscribe('solo-monthly')
    service.clock.advance(31 * 86_400_000)
    expect((await place()).isOk()).toBe(true)
  })
})

describe('an order is refused', () => {
  test.each([
    ['without the wish for immediate access', { immediateAccess: false }, { type: 'immediate-access-not-accepted' }],
    ['of a plan that nobody sells', { planId: 'solo-weekly' }, { type: 'plan-unknown' }],
    ['with a code that nobody gave', { couponCode: 'RUCHE' }, { type: 'coupon-unknown' }],
  ])('%s', async (_, changes, refusal) => {
    expect((await place(changes))._unsafeUnwrapErr()).toEqual(refusal)
    expect(await service.orders.pending(noon + 1, 10)).toEqual([])
  })

  test('to nobody known', async () => {
    expect((await place({}, 'nobody'))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
  })

  test.each([
    ['solo-monthly', Date.UTC(2026, 11, 21, 12)],
    ['family-lifetime', null],
  ])('to somebody who has %s, with its end', async (planId, endsAt) => {
    await subscribe(planId)
    expect((await place())._unsafeUnwrapErr()).toEqual({ type: 'already-subscribed', endsAt })
  })

  test('to whoever comes second for the last use of a coupon', async () => {
    const orders = await Promise.all([place({ couponCode: 'BIENVENUE' }, 'lea'), place({ couponCode: 'BIENVENUE' }, 'max')])
    expect(orders.map((order) => (order.isOk() ? 'placed' : order.error.type)).toSorted()).toEqual(['coupon-used-up', 'placed'])
  })

  test('with a coupon that the member spent', async () => {
    await service.coupons.save(aCoupon())
    const { orderId } = (await place({ planId: 'toeic-pack', couponCode: 'BIENVENUE' }))._unsafeUnwrap()
    await service.settlePayment({ reference: 'payment-1', orderId, status: 'succeeded', amount: eur(44.99) })
    expect((await place({ couponCode: 'BIENVENUE', idempotencyKey: 'form-0002' }))._unsafeUnwrapErr()).toEqual({ type: 'coupon-already-used' })
  })

  test.each([
    ['another plan', { planId: 'solo-monthly' }],
    ['a coupon', { couponCode: 'BIENVENUE' }],
  ])('when its form was sent before, without %s', async (_, changes) => {
    await place()
    expect((await place(changes))._unsafeUnwrapErr()).toEqual({ type: 'idempotency-key-reused' })
    expect(await service.orders.ofMember('lea')).toHaveLength(1)
  })

  test('when two forms with one key come at once, all but the first', async () => {
    const outcomes = await Promise.all([place(), place({ planId: 'solo-monthly' })])
    expect(outcomes.map((outcome) => (outcome.isOk() ? 'placed' : outcome.error.type))).toEqual(['placed', 'idempotency-key-reused'])
  })

  test('with an address that is none', async () => {
    expect((await place({ email: 'lea@' }))._unsafeUnwrapErr()).toEqual({ type: 'order-email-invalid' })
  })

  test('when the provider does not take it, and its coupon can be used for another order', async () => {
    const start = () => Promise.resolve(err({ type: 'payment-not-taken' } as const))
    const placeOrder = makePlaceOrder({ ...service, payments: { start } })
    expect((await placeOrder(request({ couponCode: 'BIENVENUE' }), 'lea', 'fr'))._unsafeUnwrapErr()).toEqual({ type: 'payment-not-taken' })
    expect(await service.orders.ofMember('lea')).toMatchObject([{ state: 'abandoned' }])
    expect((await place({ couponCode: 'BIENVENUE' }, 'max')).isOk()).toBe(true)
  })

  test('when its form comes again after it was given up, as its price and its coupon are those of another day', async () => {
    service.payments.switchOff()
    await place({ couponCode: 'BIENVENUE' })
    const [order] = await service.orders.ofMember('lea')
    await service.settlePayment({ reference: '', orderId: order?.id ?? '', status: 'abandoned', amount: eur(80.99) })
    service.payments.switchOn()
    expect((await place({ couponCode: 'BIENVENUE' }))._unsafeUnwrapErr()).toEqual({ type: 'idempotency-key-reused' })
    expect((await place({ couponCode: 'BIENVENUE', idempotencyKey: 'form-0002' })).isOk()).toBe(true)
  })

  test.each(['declined', 'abandoned'] as const)('no more than once: one whose payment was %s still leads to its page, where another card may pay', async (status) => {
    const { orderId, redirectUrl } = (await place())._unsafeUnwrap()
    await service.settlePayment({ reference: 'payment-1', orderId, status, amount: eur(89.99) })
    expect((await place())._unsafeUnwrap()).toEqual({ orderId, redirectUrl })
  })

  test.each(['payment-not-taken', 'payment-unavailable'] as const)('when its form was sent twice at once to a provider that starts it once (%s): both lead to its page', async (type) => {
    let starts = 0
    const start = async (payment: PaymentToStart) => {
      starts += 1
      if (starts === 1) return service.payments.start(payment)
      await new Promise((resolve) => setImmediate(resolve))
      return err({ type } as const)
    }
    const placeOrder = makePlaceOrder({ ...service, payments: { start } })
    const answers = await Promise.all([placeOrder(request(), 'lea', 'fr'), placeOrder(request(), 'lea', 'fr')])
    expect(answers.map((answer) => answer._unsafeUnwrap().redirectUrl)).toEqual(['https://payments.example/payment-1', 'https://payments.example/payment-1'])
    expect(await service.orders.ofMember('lea')).toMatchObject([{ state: 'pending' }])
  })

  test('when payments cannot be started, and the same form works later', async () => {
    service.payments.switchOff()
    expect((await place())._unsafeUnwrapErr()).toEqual({ type: 'payment-unavailable' })
    service.payments.switchOn()
    expect((await place()).isOk()).toBe(true)
  })
})

describe('a request', () => {
  test.each([
    ['without a plan', { planId: '' }],
    ['with an endless plan', { planId: 'x'.repeat(101) }],
    ['with an endless coupon', { couponCode: 'x'.repeat(101) }],
    ['with a short key', { idempotencyKey: '1234567' }],
    ['with a key of the product’s own', { idempotencyKey: 'renewal:subscription-1:0:1' }],
    ['with an endless address', { email: 'x'.repeat(1001) }],
  ])('%s is no order', (_, changes) => {
    expect(v.safeParse(orderRequestSchema, request(changes)).success).toBe(false)
  })

  test.each([[{}], [{ email: null }], [{ email: 'lea@example.org' }]])('of a whole form is one', (changes) => {
    expect(v.parse(orderRequestSchema, request(changes))).toEqual(request(changes))
  })
})
