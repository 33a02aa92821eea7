import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import type { SubscriptionView } from '../../domain/subscriptions/subscription-view.ts'
import type { SubscriptionGateway } from '../ports/subscription-gateway.ts'
import { makeShowBought, makeShowSubscription, makeShowSubscriptions } from './show-subscriptions.ts'

const day = 86_400_000

const own = (changes: Partial<SubscriptionView> = {}): SubscriptionView => ({
  id: 'sub-1',
  planId: 'solo-monthly',
  plan: { product: 'alveole', isFamilyMasterPlan: false, duration: { kind: 'period', length: 1, unit: 'months' } },
  state: 'active',
  givesAccess: true,
  startsAt: 0,
  endsAt: 30 * day,
  renewal: null,
  cancelledAt: null,
  mayCancel: true,
  mayResume: false,
  withdrawUntil: 15 * day,
  refund: null,
  receipts: [{ orderId: 'order-1', amount: eur(30), paidAt: 0 }],
  ...changes,
})

const parts = (list: readonly SubscriptionView[], now = 3 * day) => ({
  subscriptions: { list: () => Promise.resolve(ok(list)) } satisfies Pick<SubscriptionGateway, 'list'>,
  clock: { now: () => now },
})
const ids = (list: readonly SubscriptionView[]) => list.map(({ id }) => id)

test('what can be withdrawn from says what would be paid back now: the days not used of the first payment', async () => {
  const receipts = [
    { orderId: 'order-2', amount: eur(99), paidAt: 9 },
    { orderId: 'order-1', amount: eur(30), paidAt: 0 },
  ]
  const [shown] = (await makeShowSubscriptions(parts([own({ receipts })]))())._unsafeUnwrap()
  expect(shown?.withdrawal).toEqual({ until: 15 * day, refund: eur(27) })
})

test.each([
  ['is too late', { withdrawUntil: null }],
  ['has no payment', { receipts: [] }],
])('nothing is paid back when it %s', async (_, changes) => {
  expect((await makeShowSubscription(parts([own(changes)]))('sub-1'))._unsafeUnwrap().withdrawal).toBeNull()
})

test('what the member has comes before what they had', async () => {
  const list = [own({ id: 'refunded', state: 'refunded' }), own({ id: 'over', state: 'expired' }), own({ id: 'pending', state: 'pending' }), own()]
  expect(ids((await makeShowSubscriptions(parts(list))())._unsafeUnwrap())).toEqual(['pending', 'sub-1', 'refunded', 'over'])
})

test('a subscription of nobody’s, or of somebody else’s, is unknown', async () => {
  expect((await makeShowSubscription(parts([own()]))('sub-2'))._unsafeUnwrapErr()).toEqual({ type: 'subscription-unknown' })
})

test('what an order gave or renewed is found by it', async () => {
  const list = [own({ id: 'other', receipts: [] }), own({ id: 'bought', state: 'expired' })]
  expect((await makeShowBought(parts(list))('order-1'))._unsafeUnwrap().id).toBe('bought')
  expect((await makeShowBought(parts(list))('order-9'))._unsafeUnwrapErr()).toEqual({ type: 'subscription-unknown' })
})

test('without an order it is what was paid last, of what is not over', async () => {
  const paidAt = (time: number) => [{ orderId: `order-${time}`, amount: eur(30), paidAt: time }]
  const list = [
    own({ id: 'unpaid', receipts: [] }),
    own({ id: 'first', receipts: paidAt(1) }),
    own({ id: 'last', receipts: paidAt(2) }),
    own({ id: 'withdrawn from', state: 'refunded', receipts: paidAt(3) }),
  ]
  expect((await makeShowBought(parts(list))(null))._unsafeUnwrap().id).toBe('last')
  expect((await makeShowBought(parts([own({ receipts: [] })]))(null))._unsafeUnwrapErr()).toEqual({ type: 'subscription-unknown' })
})

test('a visitor has nothing to be shown', async () => {
  const subscriptions = { list: () => Promise.resolve(err({ type: 'not-logged-in' } as const)) }
  const visitor = { subscriptions, clock: { now: () => 0 } }
  for (const shown of [makeShowSubscriptions(visitor)(), makeShowSubscription(visitor)('sub-1'), makeShowBought(visitor)(null)]) {
    expect((await shown)._unsafeUnwrapErr()).toEqual({ type: 'not-logged-in' })
  }
})
