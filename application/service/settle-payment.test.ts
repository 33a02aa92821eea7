import { beforeEach, expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import { anOrder } from '../../tests/builders/an-order.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeSettlePayment } from './settle-payment.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
  await service.orders.place(anOrder({ memberId: 'lea' }), 'form-0001')
})

const report = { reference: 'pay-1', orderId: 'order-1', status: 'succeeded', amount: eur(11.99) } as const

test('a payment gives the plan, from now on', async () => {
  expect((await service.settlePayment(report))._unsafeUnwrap()).toBe('paid')
  expect(await service.subscriptions.ofMember('lea')).toMatchObject([{ planId: 'solo-monthly', startsAt: noon, endsAt: Date.UTC(2026, 11, 21, 12) }])
})

test('a payment told twenty times gives one subscription', async () => {
  await Promise.all(Array.from({ length: 20 }, () => service.settlePayment(report)))
  expect(await service.subscriptions.ofMember('lea')).toHaveLength(1)
})

test('a second payment for the same product begins where the first plan ends', async () => {
  await service.orders.place(anOrder({ id: 'order-2', memberId: 'lea' }), 'form-0002')
  await service.settlePayment(report)
  await service.settlePayment({ ...report, orderId: 'order-2' })
  expect(await service.subscriptions.ofMember('lea')).toMatchObject([
    { orderId: 'order-1', startsAt: noon, endsAt: Date.UTC(2026, 11, 21, 12) },
    { orderId: 'order-2', startsAt: Date.UTC(2026, 11, 21, 12), endsAt: Date.UTC(2027, 0, 21, 12) },
  ])
})

test.each([
  ['for another product', 'toeic-pack', eur(49.99)],
  ['for life', 'family-lifetime', eur(99.99)],
])('a plan bought earlier %s does not put off a payment', async (_, planId, amount) => {
  await service.orders.place(anOrder({ id: 'order-0', memberId: 'lea', planId, amount }), 'form-0000')
  await service.settlePayment({ ...report, orderId: 'order-0', amount })
  await service.settlePayment(report)
  expect((await service.subscriptions.ofMember('lea')).find(({ orderId }) => orderId === 'order-1')).toMatchObject({ startsAt: noon })
})

test('an order that goes away while it is being paid is unknown', async () => {
  const settlePayment = makeSettlePayment({ ...service, orders: { ...service.orders, settle: () => Promise.resolve(undefined) } })
  expect((await settlePayment(report))._unsafeUnwrapErr()).toEqual({ type: 'order-unknown' })
})

test.each([
  ['declined', { status: 'declined' }, 'declined'],
  ['still pending', { status: 'pending' }, 'pending'],
  ['of another amount', { amount: eur(1) }, 'mismatched'],
] as const)('a payment that is %s gives nothing', async (_, changes, state) => {
  expect((await service.settlePayment({ ...report, ...changes }))._unsafeUnwrap()).toBe(state)
  expect(await service.subscriptions.ofMember('lea')).toEqual([])
})

test.each([
  ['that nobody placed', 'order-2'],
  ['of a plan that the catalogue no longer has', 'order-3'],
])('a payment of an order %s is refused', async (_, orderId) => {
  await service.orders.place(anOrder({ id: 'order-3', memberId: 'lea', planId: 'solo-weekly' }), 'form-0003')
  expect((await service.settlePayment({ ...report, orderId }))._unsafeUnwrapErr()).toEqual({ type: 'order-unknown' })
})
