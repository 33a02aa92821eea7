import { describe, expect, test } from 'vitest'
import { anOrder } from '../../tests/builders/an-order.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { eur, xof } from '../money/money.ts'
import { nextOrderState, orderStates, paymentStatuses, settleOrder } from './order.ts'

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

  test('every state can be reached from pending', () => {
    const reached = new Set(['pending', 'mismatched'])
    for (const status of paymentStatuses) reached.add(nextOrderState('pending', status))
    expect([...reached].toSorted()).toEqual([...orderStates].toSorted())
  })
})
