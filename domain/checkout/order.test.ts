import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anOrder } from '../../tests/builders/an-order.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { aSubscription } from '../../tests/builders/a-subscription.ts'
import { eur, xof } from '../money/money.ts'
import { isRenewingOrder, newSubscription, nextOrderState, type Order, orderStates, type PaymentReport, paymentStatuses, settleOrder, type Settlement } from './order.ts'

const now = Date.UTC(2026, 10, 21)
const plan = aPlan({ id: 'solo-yearly', renewingPeriodicity: 'yearly', price: eur(89.99) })
const order = anOrder({ planId: plan.id, amount: eur(80.99), couponCode: 'BIENVENUE' })
const report = { reference: 'pay-1', orderId: order.id, amount: eur(80.99) } as const
const settle = (from: typeof order, status: (typeof paymentStatuses)[number], amount = eur(80.99)) =>
  settleOrder(from, { ...report, status, amount }, { plan, hasBuyer: true, owned: [], now, startsAt: now + 5, subscriptionId: 'sub-1' })

test.each([
  ['pending', 'pending', 'pending'],
  ['pending', 'succeeded', 'paid'],
  ['pending', 'declined', 'declined'],
  ['pending', 'abandoned', 'abandoned'],
  ['paid', 'pending', 'paid'],
  ['paid', 'succeeded', 'paid'],
  ['paid', 'declined', 'paid'],
  ['paid', 'abandoned', 'paid'],
  ['declined', 'pending', 'declined'],
  ['declined', 'succeeded', 'paid'],
  ['declined', 'declined', 'declined'],
  ['declined', 'abandoned', 'declined'],
  ['abandoned', 'pending', 'abandoned'],
  ['abandoned', 'succeeded', 'paid'],
  ['abandoned', 'declined', 'abandoned'],
  ['abandoned', 'abandoned', 'abandoned'],
  ['mismatched', 'pending', 'mismatched'],
  ['mismatched', 'succeeded', 'mismatched'],
  ['mismatched', 'declined', 'mismatched'],
  ['mismatched', 'abandoned', 'mismatched'],
] as const)('a %s order whose payment is %s is %s', (state, status, expected) => {
  expect(nextOrderState(state, status)).toBe(expected)
})

describe('settling an order', () => {
  test.each(['declined', 'abandoned'] as const)('that costs nothing and was %s changes nothing any more', (state) => {
    const free = anOrder({ planId: plan.id, amount: eur(0), couponCode: 'BIENVENUE', state })
    expect(settle(free, 'succeeded', eur(0))).toEqual({ order: free, subscription: null, coupon: 'keep' })
    expect(settle({ ...free, state: 'pending' }, 'succeeded', eur(0))).toMatchObject({ order: { state: 'paid' }, coupon: 'spend' })
  })

  test('that is paid gives the plan from its start and spends the coupon', () => {
    expect(settle(order, 'succeeded')).toEqual({
      order: { ...order, state: 'paid', paidAt: now },
      subscription: {
        id: 'sub-1',
        memberId: order.memberId,
        planId: 'solo-yearly',
        orderId: order.id,
        startsAt: now + 5,
        endsAt: Date.UTC(2027, 10, 21) + 5,
        concludedAt: order.createdAt,
        paidAt: now,
        renews: 'yearly',
        cancelledAt: null,
        refundedAt: null,
        noticeSentAt: null,
        renewalPrice: eur(89.99),
      },
      coupon: 'spend',
    })
  })

  test('twice gives one subscription', () => {
    const paid = settle(order, 'succeeded').order
    expect(settle(paid, 'succeeded')).toEqual({ order: paid, subscription: null, coupon: 'keep' })
  })

  test.each(['declined', 'abandoned'] as const)('that is %s gives the coupon back', (status) => {
    expect(settle(order, status)).toEqual({ order: { ...order, state: status }, subscription: null, coupon: 'release' })
  })

  test('still pending changes nothing', () => {
    expect(settle(order, 'pending')).toEqual({ order, subscription: null, coupon: 'keep' })
  })

  test.each([
    ['less', eur(0.01)],
    ['more', eur(89.99)],
    ['another currency', xof(8099)],
  ])('with %s paid than ordered gives nothing and asks for a look', (_, amount) => {
    expect(settle(order, 'succeeded', amount)).toEqual({
      order: { ...order, state: 'mismatched' },
      subscription: null,
      coupon: 'keep',
    })
  })

  test.each(['paid', 'mismatched'] as const)('that is %s already changes nothing, whatever is told', (state) => {
    const settled = { ...order, state }
    for (const status of paymentStatuses) expect(settle(settled, status, eur(1))).toEqual({ order: settled, subscription: null, coupon: 'keep' })
  })

  test.each(['declined', 'abandoned'] as const)('that was %s and is paid after all gives the plan and spends the coupon', (state) => {
    const settlement = settle({ ...order, state }, 'succeeded')
    expect(settlement).toMatchObject({ order: { state: 'paid' }, subscription: { orderId: order.id }, coupon: 'spend' })
  })

  test('of a plan for life gives it without an end', () => {
    const forLife = aPlan({ planType: 'NON_RENEWING', renewingPeriodicity: null })
    const settlement = settleOrder(order, { ...report, status: 'succeeded' }, { plan: forLife, hasBuyer: true, owned: [], now, startsAt: now, subscriptionId: 'sub-1' })
    expect(settlement.subscription).toMatchObject({ startsAt: now, endsAt: null })
  })

  test('of an account that is gone gives nothing to anybody, and is to be looked at; without a payment it ends as any other', () => {
    const told = (status: PaymentReport['status']) =>
      settleOrder(order, { ...report, status }, { plan: aPlan(), hasBuyer: false, owned: [], now, startsAt: now, subscriptionId: 'sub-1' })
    expect(told('succeeded')).toEqual({ order: { ...order, state: 'mismatched' }, subscription: null, coupon: 'keep' })
    expect(told('abandoned')).toMatchObject({ order: { state: 'abandoned' }, coupon: 'release' })
  })

  test.each([
    ['paid', {}],
    ['mismatched', { amount: eur(1) }],
  ] as const)('that is %s by a payment that nobody noted knows it from then on', (state, changes) => {
    const unnoted = { ...order, paymentReference: null }
    const settlement = settleOrder(unnoted, { ...report, status: 'succeeded', ...changes }, { plan: aPlan(), hasBuyer: true, owned: [], now, startsAt: now, subscriptionId: 'sub-1' })
    expect(settlement.order).toMatchObject({ state, paymentReference: report.reference })
  })

  test('that costs nothing has no payment to know', () => {
    const free = { ...order, amount: eur(0), paymentReference: null }
    const settlement = settleOrder(free, { ...report, reference: 'free', status: 'succeeded', amount: eur(0) }, { plan: aPlan(), hasBuyer: true, owned: [], now, startsAt: now, subscriptionId: 'sub-1' })
    expect(settlement.order).toMatchObject({ state: 'paid', paymentReference: null })
  })

  test('every state can be reached from pending', () => {
    const reached = new Set(['pending'])
    for (const status of paymentStatuses) {
      reached.add(settle(order, status).order.state)
      reached.add(settle(order, status, eur(1)).order.state)
    }
    expect([...reached].toSorted()).toEqual(orderStates.toSorted())
  })
})

describe('what was ordered is renewed', () => {
  test.each([
    ['when it renews and was paid by card', {}, {}, true],
    ['not when it does not renew', { planType: 'NON_RENEWING', renewingPeriodicity: null }, {}, false],
    ['not when it was free', {}, { amount: eur(0) }, false],
    ['when a cent was paid', {}, { amount: eur(0.01) }, true],
    ['not when it was paid by mobile money', {}, { provider: 'mobile-money' }, false],
    ['not when it was given', {}, { provider: 'gift-card' }, false],
  ] as const)('%s', (_, plan, ordered, expected) => {
    expect(isRenewingOrder(aPlan(plan), anOrder(ordered))).toBe(expected)
  })

  test('at the ordinary price, whatever the first period cost', () => {
    const promoted = aPlan({ price: eur(11.99), promoPrice: eur(5) })
    const terms = { id: 'sub-1', paidAt: now, startsAt: now }
    expect(newSubscription(anOrder({ amount: eur(5) }), promoted, terms)).toMatchObject({ renews: 'monthly', renewalPrice: eur(11.99) })
    expect(newSubscription(anOrder({ amount: eur(0) }), promoted, terms)).toMatchObject({ renews: null, renewalPrice: null, endsAt: Date.UTC(2026, 11, 21) })
  })
})

describe('settling an order for a further period', () => {
  const end = Date.UTC(2026, 11, 21)
  const month = aSubscription({ endsAt: end })
  const renewal = anOrder({ renewsSubscriptionId: month.id, createdAt: end - 5, amount: eur(11.99) })
  const owned = [aSubscription({ id: 'another' }), month]
  const settleRenewal = (changes: Partial<Order> = {}, subscriptions = owned, amount = eur(11.99)) =>
    settleOrder({ ...renewal, ...changes }, { ...report, status: 'succeeded', amount }, { plan: aPlan(), hasBuyer: true, owned: subscriptions, now: end + 5, startsAt: 0, subscriptionId: 'sub-2' })

  test('makes the subscription longer', () => {
    expect(settleRenewal()).toEqual({
      order: { ...renewal, state: 'paid', paidAt: end + 5 },
      subscription: { ...month, endsAt: Date.UTC(2027, 0, 21) },
      coupon: 'spend',
    })
  })

  test.each([
    ['that is paid already', {}, [{ ...month, endsAt: Date.UTC(2027, 0, 21) }]],
    ['asked for when it had ended', { createdAt: end }, owned],
    ['of a subscription that was cancelled before', {}, [{ ...month, cancelledAt: end - 6 }]],
    ['of a subscription that is not the member’s', {}, []],
  ])('%s gives nothing and asks for a look', (_, changes, subscriptions) => {
    expect(settleRenewal(changes, subscriptions)).toEqual({ order: { ...renewal, ...changes, state: 'mismatched' }, subscription: null, coupon: 'keep' })
  })

  test('of a subscription that was cancelled since gives the period that was paid', () => {
    const cancelled = { ...month, cancelledAt: end - 4 }
    expect(settleRenewal({}, [cancelled]).subscription).toEqual({ ...cancelled, endsAt: Date.UTC(2027, 0, 21) })
  })

  test('with another amount gives nothing', () => {
    expect(settleRenewal({}, owned, eur(11.98))).toMatchObject({ order: { state: 'mismatched' }, subscription: null })
  })
})

test('the states of an order and of a payment are those of the table', () => {
  expect(orderStates).toEqual(['pending', 'paid', 'declined', 'abandoned', 'mismatched'])
  expect(paymentStatuses).toEqual(['pending', 'succeeded', 'declined', 'abandoned'])
})

describe('reports in any order and any number', () => {
  const reports = fc.array(fc.record({ status: fc.constantFrom(...paymentStatuses), amount: fc.constantFrom(order.amount, order.amount, eur(1), xof(8099)) }))
  const settledBy = (drawn: readonly { status: (typeof paymentStatuses)[number]; amount: Order['amount'] }[]): Settlement[] => {
    let current = order
    return drawn.map(({ status, amount }) => {
      const settlement = settle(current, status, amount)
      current = settlement.order
      return settlement
    })
  }

  test('give at most one subscription, exactly when the order becomes paid', () => {
    fc.assert(
      fc.property(reports, (drawn) => {
        const settlements = settledBy(drawn)
        const given = settlements.filter(({ subscription }) => subscription !== null)
        expect(given).toHaveLength(settlements.at(-1)?.order.state === 'paid' ? 1 : 0)
        expect(given.every(({ order: { state }, coupon }) => state === 'paid' && coupon === 'spend')).toBe(true)
        expect(settlements.filter(({ coupon }) => coupon === 'spend')).toEqual(given)
      }),
    )
  })

  test('are decided by the first one that says that money came', () => {
    fc.assert(
      fc.property(reports, (drawn) => {
        const money = drawn.find(({ status }) => status === 'succeeded')
        const state = settledBy(drawn).at(-1)?.order.state ?? order.state
        if (money) expect(state).toBe(money.amount === order.amount ? 'paid' : 'mismatched')
        else expect(['pending', 'declined', 'abandoned']).toContain(state)
      }),
    )
  })

  test('told once more change nothing', () => {
    fc.assert(
      fc.property(reports, (drawn) => {
        const twice = settledBy(drawn.flatMap((each) => [each, each]))
        for (const [index, again] of twice.entries()) {
          if (index % 2 === 1) expect(again).toEqual({ order: twice[index - 1]?.order, subscription: null, coupon: 'keep' })
        }
        expect(twice.at(-1)?.order).toEqual(settledBy(drawn).at(-1)?.order)
      }),
    )
  })

  test('change nothing of an order but its state and when it was paid', () => {
    fc.assert(
      fc.property(reports, (drawn) => {
        for (const { order: settled } of settledBy(drawn)) expect({ ...settled, state: order.state, paidAt: null }).toEqual(order)
      }),
    )
  })
})
