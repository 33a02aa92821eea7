import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { InMemorySigningKeys } from '../../adapters/in-memory/in-memory-signing-keys.ts'
import { signCallback } from '../../adapters/payments/sandbox/callback-signature.ts'
import { eur, xof } from '../../domain/money/money.ts'
import { aCoupon } from '../builders/a-coupon.ts'
import { days, makeSite, noon, orderForm, origin, seconds, type Site } from './a-site.ts'

const coupons = [
  aCoupon({ code: 'DIX' }),
  aCoupon({ code: 'DEMAIN', startsAt: noon + days(1) }),
  aCoupon({ code: 'HIER', endsAt: noon - 1 }),
  aCoupon({ code: 'EPUISE', usesLeft: 0 }),
  aCoupon({ code: 'DERNIER', usesLeft: 1 }),
  aCoupon({ code: 'FAMILLE', planIds: ['family-yearly'] }),
  aCoupon({ code: 'FRANCS', discount: { kind: 'amount', amount: xof(5000) } }),
  aCoupon({ code: 'CADEAU', discount: { kind: 'percent', percent: 100 } }),
]

let site: Site
beforeEach(() => {
  site = makeSite({ coupons })
})
afterEach(() => site.failOnDefects())

describe('plans', () => {
  test.each([
    ['FR', 'EUR', ['family-monthly', 'family-quarterly', 'family-yearly', 'solo-monthly', 'solo-quarterly', 'solo-yearly']],
    ['SN', 'XOF', ['africa-family-yearly-card', 'africa-family-yearly-mobile-money']],
    ['sn', 'XOF', ['africa-family-yearly-card', 'africa-family-yearly-mobile-money']],
    ['ZZ', 'EUR', ['family-monthly', 'family-quarterly', 'family-yearly', 'solo-monthly', 'solo-quarterly', 'solo-yearly']],
  ])('in %s are sold in %s', async (country, currency, ids) => {
    const plans = (await site.visitor().plans.list(country))._unsafeUnwrap()
    expect(plans.map(({ id }) => id).toSorted()).toEqual(ids)
    expect(new Set(plans.map(({ price }) => price.currency))).toEqual(new Set([currency]))
  })

  test.each([
    ['without a header', {}, 'EUR'],
    ['with the header of Sénégal', { 'cf-ipcountry': 'SN' }, 'XOF'],
    ['with a header that says nothing', { 'cf-ipcountry': '??' }, 'EUR'],
  ])('%s are those of the country that the request comes from', async (_, headers, currency) => {
    const [plan] = (await site.visitor(null, headers).plans.list(''))._unsafeUnwrap()
    expect(plan?.price.currency).toBe(currency)
  })

  test.each([
    ['solo-monthly', eur(11.99)],
    ['family-lifetime', eur(99.99)],
    ['africa-family-yearly-card', xof(98_387)],
  ])('%s costs what the price list says', async (planId, price) => {
    expect((await site.visitor().plans.find(planId))._unsafeUnwrap()).toMatchObject({ id: planId, price })
  })

  test.each(['solo-weekly', 'getplans', 'solo monthly', '../plans', 'x'.repeat(2000)])('%j is no plan', async (planId) => {
    expect((await site.visitor().plans.find(planId))._unsafeUnwrapErr()).toEqual({ type: 'plan-unknown' })
  })
})

describe('a coupon', () => {
  test.each(['DIX', ' dix '])('typed as %j takes 10 % off', async (typed) => {
    expect((await site.visitor().checkout.checkCoupon(typed, 'solo-monthly'))._unsafeUnwrap()).toEqual({
      code: 'DIX',
      price: eur(11.99),
      reducedPrice: eur(10.79),
      priorPrice: eur(11.99),
      endsAt: null,
    })
  })

  const refusals = [
    ['RUCHE', { type: 'coupon-unknown' }],
    ['DEMAIN', { type: 'coupon-not-started', startsAt: noon + days(1) }],
    ['HIER', { type: 'coupon-over', endedAt: noon - 1 }],
    ['EPUISE', { type: 'coupon-used-up' }],
    ['FAMILLE', { type: 'coupon-not-for-this-plan' }],
    ['FRANCS', { type: 'coupon-not-for-this-plan' }],
  ] as const

  test.each(refusals)('%s is refused when it is checked: %o', async (code, refusal) => {
    expect((await site.visitor().checkout.checkCoupon(code, 'solo-monthly'))._unsafeUnwrapErr()).toEqual(refusal)
  })

  test.each(refusals)('%s is refused when a plan is ordered with it: %o', async (couponCode, refusal) => {
    const lea = await site.member()
    expect((await lea.checkout.placeOrder(orderForm({ couponCode })))._unsafeUnwrapErr()).toEqual(refusal)
  })

  test('is refused for a plan that nobody sells', async () => {
    expect((await site.visitor().checkout.checkCoupon('DIX', 'solo-weekly'))._unsafeUnwrapErr()).toEqual({ type: 'plan-unknown' })
  })

  test('is for a member once: a paid order spends it', async () => {
    const lea = await site.member()
    const { reference } = await lea.order({ couponCode: 'DIX' })
    expect((await lea.checkout.checkCoupon('DIX', 'toeic-pack')).isOk()).toBe(true)
    await lea.pay(reference)
    const spent = { type: 'coupon-already-used' }
    expect((await lea.checkout.checkCoupon('DIX', 'toeic-pack'))._unsafeUnwrapErr()).toEqual(spent)
    const again = orderForm({ couponCode: 'DIX', planId: 'toeic-pack', idempotencyKey: 'form-0002' })
    expect((await lea.checkout.placeOrder(again))._unsafeUnwrapErr()).toEqual(spent)
    expect((await site.visitor().checkout.checkCoupon('DIX', 'toeic-pack')).isOk()).toBe(true)
  })

  test('with one use is held by a pending order, and comes back when the payment is declined', async () => {
    const [lea, max] = [await site.member('lea@example.org'), await site.member('max@example.org')]
    const { reference } = await lea.order({ couponCode: 'DERNIER' })
    expect((await max.checkout.placeOrder(orderForm({ couponCode: 'DERNIER' })))._unsafeUnwrapErr()).toEqual({ type: 'coupon-used-up' })
    await lea.pay(reference, { outcome: 'declined' })
    expect((await max.checkout.placeOrder(orderForm({ couponCode: 'DERNIER' }))).isOk()).toBe(true)
  })
})

describe('ordering a plan', () => {
  test.each([
    ['in euros', 'solo-yearly', null, eur(89.99), 'card'],
    ['with a coupon', 'solo-yearly', 'dix', eur(80.99), 'card'],
    ['in francs, by mobile money in multiples of 5', 'africa-family-yearly-mobile-money', null, xof(98_385), 'mobile-money'],
    ['in francs with a coupon', 'africa-family-yearly-mobile-money', 'DIX', xof(88_545), 'mobile-money'],
    ['in francs by card', 'africa-family-yearly-card', null, xof(98_387), 'card'],
    ['with an empty coupon', 'solo-yearly', '  ', eur(89.99), 'card'],
  ] as const)('%s leads to a page that asks for its price', async (_, planId, couponCode, amount, provider) => {
    const lea = await site.member()
    const { redirectUrl, payment } = await lea.order({ planId, couponCode })
    expect(redirectUrl).toMatch(/^https:\/\/alveole\.example\/paiement-test\/./)
    expect(payment).toEqual({ planId, amount, provider })
  })

  test.each([
    ['a visitor', false, {}, { type: 'not-logged-in' }],
    ['a member who does not ask for immediate access', true, { immediateAccess: false }, { type: 'immediate-access-not-accepted' }],
    ['a member who asks for a plan that nobody sells', true, { planId: 'solo-weekly' }, { type: 'plan-unknown' }],
    ['a member whose e-mail for the payment is none', true, { planId: 'africa-family-yearly-mobile-money', email: 'lea' }, { type: 'order-email-invalid' }],
  ] as const)('is refused to %s', async (_, isMember, form, refusal) => {
    const person = isMember ? await site.member() : site.visitor()
    expect((await person.checkout.placeOrder(orderForm(form)))._unsafeUnwrapErr()).toEqual(refusal)
  })

  test('with the same form twice leads to the same page', async () => {
    const lea = await site.member()
    const first = await lea.order()
    expect((await lea.order()).redirectUrl).toBe(first.redirectUrl)
    expect((await lea.order({ idempotencyKey: 'form-0002' })).redirectUrl).not.toBe(first.redirectUrl)
  })

  test('with the same form for another plan is refused', async () => {
    const lea = await site.member()
    await lea.order()
    const again = await lea.checkout.placeOrder(orderForm({ planId: 'toeic-pack' }))
    expect(again._unsafeUnwrapErr()).toEqual({ type: 'idempotency-key-reused' })
  })

  test.each(['dette@example.org', '', null])('by mobile money with the e-mail %j is taken', async (email) => {
    const lea = await site.member()
    const { payment } = await lea.order({ planId: 'africa-family-yearly-mobile-money', email })
    expect(payment.amount).toEqual(xof(98_385))
  })

  test('with the same form ten times at once leads to one page', async () => {
    const lea = await site.member()
    const orders = await Promise.all(Array.from({ length: 10 }, () => lea.checkout.placeOrder(orderForm())))
    expect(new Set(orders.map((order) => order._unsafeUnwrap().redirectUrl)).size).toBe(1)
  })

  test('of the product that the member has is refused, with the end of what they have', async () => {
    const lea = await site.subscriber('solo-monthly')
    const again = await lea.checkout.placeOrder(orderForm({ planId: 'family-yearly', idempotencyKey: 'form-0002' }))
    expect(again._unsafeUnwrapErr()).toEqual({ type: 'already-subscribed', endsAt: Date.UTC(2026, 11, 21, 12) })
  })

  test('of a lifetime plan says that it has no end', async () => {
    const lea = await site.subscriber('family-lifetime')
    const again = await lea.checkout.placeOrder(orderForm({ idempotencyKey: 'form-0002' }))
    expect(again._unsafeUnwrapErr()).toEqual({ type: 'already-subscribed', endsAt: null })
  })

  test('of another product, or after the end, goes on', async () => {
    const lea = await site.subscriber('solo-monthly')
    expect((await lea.checkout.placeOrder(orderForm({ planId: 'toeic-pack', idempotencyKey: 'form-0002' }))).isOk()).toBe(true)
    site.clock.advance(days(31))
    expect((await lea.checkout.placeOrder(orderForm({ idempotencyKey: 'form-0003' }))).isOk()).toBe(true)
  })

  test('that a coupon makes free is paid at once, without a payment page', async () => {
    const lea = await site.member()
    const placed = await lea.checkout.placeOrder(orderForm({ couponCode: 'CADEAU' }))
    expect(placed._unsafeUnwrap().redirectUrl).toMatch(/^https:\/\/alveole\.example\/validatePayment\?order=/)
    expect(await lea.planIds()).toEqual(['solo-monthly'])
  })

  test('and confirming it is for whoever ordered', async () => {
    const [lea, max] = [await site.member('lea@example.org'), await site.member('max@example.org')]
    const { reference } = await lea.order()
    const orderId = await lea.pay(reference, { copies: 0 })
    expect((await site.visitor().checkout.confirmOrder(orderId))._unsafeUnwrapErr()).toEqual({ type: 'not-logged-in' })
    expect((await max.checkout.confirmOrder(orderId))._unsafeUnwrapErr()).toEqual({ type: 'order-unknown' })
    expect((await lea.checkout.confirmOrder('order-0'))._unsafeUnwrapErr()).toEqual({ type: 'order-unknown' })
    expect((await lea.checkout.confirmOrder(orderId))._unsafeUnwrap()).toEqual({ orderId, planId: 'solo-monthly', state: 'paid' })
  })
})

describe('a payment on the sandbox', () => {
  const everythingThatMayStillCome = async () => {
    for (const wait of [3, 15, 60]) {
      site.clock.advance(seconds(wait))
      await site.sendDueCallbacks()
      await site.settlePendingOrders()
    }
  }

  test.each([
    ['that succeeds, told before the return', { outcome: 'succeeded', callback: 'before-return', copies: 1 }, 'paid', 1],
    ['that succeeds, told after the return', { outcome: 'succeeded', callback: 'after-return', copies: 1 }, 'paid', 1],
    ['that succeeds, never told', { outcome: 'succeeded', callback: 'before-return', copies: 0 }, 'paid', 1],
    ['that succeeds, told 20 times before the return', { outcome: 'succeeded', callback: 'before-return', copies: 20 }, 'paid', 1],
    ['that succeeds, told 20 times after the return', { outcome: 'succeeded', callback: 'after-return', copies: 20 }, 'paid', 1],
    ['that is declined, told before the return', { outcome: 'declined', callback: 'before-return', copies: 1 }, 'declined', 0],
    ['that is declined, told after the return', { outcome: 'declined', callback: 'after-return', copies: 20 }, 'declined', 0],
    ['that is declined, never told', { outcome: 'declined', callback: 'before-return', copies: 0 }, 'declined', 0],
    ['that is abandoned, told before the return', { outcome: 'abandoned', callback: 'before-return', copies: 1 }, 'abandoned', 0],
    ['that is abandoned, told after the return', { outcome: 'abandoned', callback: 'after-return', copies: 1 }, 'abandoned', 0],
    ['that is abandoned, never told', { outcome: 'abandoned', callback: 'before-return', copies: 0 }, 'abandoned', 0],
  ] as const)('%s, is settled when the person comes back, and stays so', async (_, choice, state, subscriptions) => {
    const lea = await site.member()
    const { reference } = await lea.order()
    const orderId = await lea.pay(reference, choice)
    expect((await lea.checkout.confirmOrder(orderId))._unsafeUnwrap().state).toBe(state)
    await everythingThatMayStillCome()
    expect((await lea.checkout.confirmOrder(orderId))._unsafeUnwrap().state).toBe(state)
    expect(await lea.planIds()).toHaveLength(subscriptions)
  })

  test.each([
    ['told', { callback: 'after-return', copies: 1 }],
    ['told 20 times', { callback: 'after-return', copies: 20 }],
    ['never told', { callback: 'after-return', copies: 0 }],
  ] as const)('by somebody who never comes back gives the subscription too, %s', async (_, choice) => {
    const lea = await site.member()
    const { reference } = await lea.order()
    await lea.pay(reference, choice)
    expect(await lea.planIds()).toEqual([])
    await everythingThatMayStillCome()
    expect(await lea.planIds()).toEqual(['solo-monthly'])
  })

  test('told and confirmed by ten requests at once gives one subscription', async () => {
    const lea = await site.member()
    const { reference } = await lea.order()
    const orderId = await lea.pay(reference, { callback: 'after-return', copies: 20 })
    site.clock.advance(seconds(3))
    await Promise.all([site.sendDueCallbacks(), site.settlePendingOrders(), ...Array.from({ length: 10 }, () => lea.checkout.confirmOrder(orderId))])
    expect(await lea.planIds()).toEqual(['solo-monthly'])
  })

  test.each(['declined', 'abandoned'] as const)('that was %s may be tried again on the same page', async (first) => {
    const lea = await site.member()
    const { reference } = await lea.order()
    await lea.pay(reference, { outcome: first })
    const orderId = await lea.pay(reference)
    expect((await lea.checkout.confirmOrder(orderId))._unsafeUnwrap().state).toBe('paid')
    expect(await lea.planIds()).toEqual(['solo-monthly'])
  })

  test('that succeeded is not made twice', async () => {
    const lea = await site.member()
    const { reference } = await lea.order()
    await lea.pay(reference)
    const again = await lea.sandbox.choose(reference, { outcome: 'declined', callback: 'before-return', copies: 1 })
    expect(again._unsafeUnwrapErr()).toEqual({ type: 'payment-already-made' })
    expect(await lea.planIds()).toEqual(['solo-monthly'])
  })

  test('that nobody started is unknown', async () => {
    const lea = await site.member()
    const choice = { outcome: 'succeeded', callback: 'before-return', copies: 1 } as const
    expect((await lea.sandbox.show('pay-0'))._unsafeUnwrapErr()).toEqual({ type: 'payment-unknown' })
    expect((await lea.sandbox.choose('pay-0', choice))._unsafeUnwrapErr()).toEqual({ type: 'payment-unknown' })
  })

  test('that is never made leaves the order pending, and is abandoned after a day', async () => {
    const lea = await site.member()
    await lea.order({ couponCode: 'DERNIER' })
    await everythingThatMayStillCome()
    expect(await site.settlePendingOrders()).toBe(0)
    expect((await site.visitor().checkout.checkCoupon('DERNIER', 'solo-monthly'))._unsafeUnwrapErr()).toEqual({ type: 'coupon-used-up' })
    site.clock.advance(days(1))
    expect(await site.settlePendingOrders()).toBe(1)
    expect((await site.visitor().checkout.checkCoupon('DERNIER', 'solo-monthly')).isOk()).toBe(true)
  })

  test('by mobile money is pending until it is confirmed on the phone', async () => {
    const lea = await site.member()
    const { reference } = await lea.order({ planId: 'africa-family-yearly-mobile-money' })
    const orderId = await lea.pay(reference, { outcome: 'confirmed-later' })
    const state = async () => (await lea.checkout.confirmOrder(orderId))._unsafeUnwrap().state
    expect(await state()).toBe('pending')
    expect(await lea.planIds()).toEqual([])
    site.clock.advance(seconds(3) - 1)
    expect(await state()).toBe('pending')
    site.clock.advance(1)
    expect(await state()).toBe('paid')
    await everythingThatMayStillCome()
    expect(await lea.planIds()).toEqual(['africa-family-yearly-mobile-money'])
  })
})

describe('a callback', () => {
  const ordered = async () => {
    const lea = await site.member()
    const { reference, payment } = await lea.order()
    const orderId = await lea.pay(reference, { outcome: 'declined', copies: 0 })
    const report = { reference, orderId, status: 'succeeded', amount: payment.amount }
    return { lea, orderId, report }
  }
  const sign = async (body: string, time: number) => {
    const [{ secret }] = await new InMemorySigningKeys().of('sandbox-callbacks')
    return signCallback(body, secret, time)
  }
  const send = async (body: string, signature: string | null) => {
    const answer = await site.api.request(`${origin}/api/payments/callbacks/sandbox`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'sandbox-signature': signature }) },
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  test('with a good signature pays the order, however often it comes', async () => {
    const { lea, report } = await ordered()
    const body = JSON.stringify(report)
    for (let copies = 0; copies < 20; copies += 1) {
      expect(await send(body, await sign(body, noon))).toEqual({ status: 200, body: { state: 'paid' } })
    }
    expect(await lea.planIds()).toEqual(['solo-monthly'])
  })

  test.each([
    ['without a signature', 'signature', () => null],
    ['with a forged signature', 'signature', () => `t=${noon},v1=${'0'.repeat(64)}`],
    ['with the signature of another report', 'signature', () => sign('{}', noon)],
    ['with a signature that is five minutes and a moment old', 'age', (body: string) => sign(body, noon - 300_001)],
    ['with a signature from the future', 'age', (body: string) => sign(body, noon + 300_001)],
  ])('%s pays nothing', async (_, reason, signatureOf) => {
    const { lea, orderId, report } = await ordered()
    const body = JSON.stringify(report)
    expect(await send(body, await signatureOf(body))).toMatchObject({ status: 403, body: { type: 'callback-refused', reason } })
    expect(await lea.planIds()).toEqual([])
    expect((await lea.checkout.confirmOrder(orderId))._unsafeUnwrap().state).toBe('declined')
  })

  test('whose signature is old, and was changed to look new, pays nothing', async () => {
    const { lea, report } = await ordered()
    const body = JSON.stringify(report)
    const old = await sign(body, noon - days(1))
    expect(await send(body, old.replace(String(noon - days(1)), String(noon)))).toMatchObject({ status: 403, body: { reason: 'signature' } })
    expect(await lea.planIds()).toEqual([])
  })

  test('that was changed on its way pays nothing', async () => {
    const { lea, report } = await ordered()
    const signature = await sign(JSON.stringify(report), noon)
    const changed = JSON.stringify({ ...report, amount: eur(0.01) })
    expect(await send(changed, signature)).toMatchObject({ status: 403, body: { reason: 'signature' } })
    expect(await lea.planIds()).toEqual([])
  })

  test.each([
    ['less', eur(0.01)],
    ['more', eur(99)],
    ['francs', xof(1199)],
  ])('that speaks of %s gives nothing, and somebody has to look', async (_, amount) => {
    const { lea, orderId, report } = await ordered()
    const body = JSON.stringify({ ...report, amount })
    expect(await send(body, await sign(body, noon))).toEqual({ status: 200, body: { state: 'mismatched' } })
    expect(await lea.planIds()).toEqual([])
    expect((await lea.checkout.confirmOrder(orderId))._unsafeUnwrap().state).toBe('mismatched')
  })

  test.each([
    ['no report', '{}'],
    ['no JSON', 'payé'],
    ['an amount in words', JSON.stringify({ reference: 'a', orderId: 'b', status: 'succeeded', amount: 'onze' })],
  ])('signed with %s in it is refused for its content', async (_, body) => {
    expect(await send(body, await sign(body, noon))).toMatchObject({ status: 403, body: { type: 'callback-refused', reason: 'content' } })
  })

  test('about an order that nobody placed is refused', async () => {
    const { report } = await ordered()
    const body = JSON.stringify({ ...report, orderId: 'order-0' })
    expect(await send(body, await sign(body, noon))).toMatchObject({ status: 404, body: { type: 'order-unknown' } })
  })
})
