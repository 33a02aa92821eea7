import { beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { eur, xof } from '../../domain/money/money.ts'
import { aCampaign } from '../../tests/builders/a-campaign.ts'
import { aCoupon } from '../../tests/builders/a-coupon.ts'
import { aMember } from '../../tests/builders/a-member.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
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
const place = (changes: Partial<OrderRequest> = {}, memberId = 'lea') => makePlaceOrder(service)(request(changes), memberId)
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
    const first = (await makePlaceOrder(whileItRuns)(order, 'lea'))._unsafeUnwrap()
    service.clock.advance(1)
    expect((await makePlaceOrder(whileItRuns)(order, 'lea'))._unsafeUnwrap()).toMatchObject({ orderId: first.orderId })
    expect((await makePlaceOrder(whileItRuns)({ ...order, idempotencyKey: 'form-0002' }, 'lea'))._unsafeUnwrapErr()).toEqual({ type: 'plan-unknown' })
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
      state: 'pending',
      createdAt: noon,
    })
    expect((await service.payments.read('payment-1'))._unsafeUnwrap()).toMatchObject({ orderId, amount })
  })

  test('in francs is paid by mobile money', async () => {
    const { orderId } = (await place({ planId: 'africa-family-yearly-mobile-money' }))._unsafeUnwrap()
    expect(await service.orders.find(orderId)).toMatchObject({ amount: xof(98_387), provider: 'mobile-money' })
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
    expect((await service.readProfile('lea'))._unsafeUnwrap().plans).toMatchObject([{ id: 'solo-yearly' }])
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
  ])('%s is no order', (_, changes) => {
    expect(v.safeParse(orderRequestSchema, request(changes)).success).toBe(false)
  })

  test('of a whole form is one', () => {
    expect(v.parse(orderRequestSchema, request())).toEqual(request())
  })
})
