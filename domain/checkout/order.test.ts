import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anOrder } from '../../tests/builders/an-order.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { eur, xof } from '../money/money.ts'
import { nextOrderState, type Order, orderStates, paymentStatuses, settleOrder, type Settlement } from './order.ts'

const now = Date.UTC(2026, 10, 21)
const plan = aPlan({ id: 'solo-yearly', renewingPeriodicity: 'yearly', price: eur(89.99) })
const order = anOrder({ planId: plan.id, amount: eur(80.99), couponCode: 'BIENVENUE' })
const report = { reference: 'pay-1', orderId: order.id, amount: eur(80.99) } as const
const settle = (from: typeof order, status: (typeof paymentStatuses)[number], amount = eur(80.99)) =>
  settleOrder(from, { ...report, status, amount }, { plan, startsAt: now, subscriptionId: 'sub-1' })

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
  test('that is paid gives the plan from now and spends the coupon', () => {
    expect(settle(order, 'succeeded')).toEqual({
      order: { ...order, state: 'paid' },
      subscription: {
        id: 'sub-1',
        memberId: order.memberId,
        planId: 'solo-yearly',
        orderId: order.id,
        startsAt: now,
        endsAt: Date.UTC(2027, 10, 21),
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
    const settlement = settleOrder(order, { ...report, status: 'succeeded' }, { plan: forLife, startsAt: now, subscriptionId: 'sub-1' })
    expect(settlement.subscription).toMatchObject({ startsAt: now, endsAt: null })
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

  test('change nothing of an order but its state', () => {
    fc.assert(
      fc.property(reports, (drawn) => {
        for (const { order: settled } of settledBy(drawn)) expect({ ...settled, state: order.state }).toEqual(order)
      }),
    )
  })
})
