import { ok } from 'neverthrow'
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

test('a payment told twenty times gives one subscription and one receipt', async () => {
  await Promise.all(Array.from({ length: 20 }, () => service.settlePayment(report)))
  expect(await service.subscriptions.ofMember('lea')).toHaveLength(1)
  expect(service.outbox.waiting).toHaveLength(1)
})

test('a paid plan that renews will do so at its ordinary price', async () => {
  await service.settlePayment(report)
  expect(await service.orders.find('order-1')).toMatchObject({ state: 'paid', paidAt: noon })
  expect(await service.subscriptions.ofMember('lea')).toMatchObject([
    { concludedAt: Date.UTC(2026, 10, 21), paidAt: noon, renews: 'monthly', cancelledAt: null, refundedAt: null, renewalPrice: eur(11.99) },
  ])
})

test('a payment is confirmed by mail, with all that the law wants of a contract', async () => {
  await service.settlePayment(report)
  const end = Date.UTC(2026, 11, 21, 12)
  expect(service.outbox.waiting).toEqual([
    {
      id: 'receipt:order-1',
      recipient: 'lea@example.org',
      locale: 'fr',
      createdAt: noon,
      mail: {
        kind: 'receipt',
        orderId: 'order-1',
        plan: { id: 'solo-monthly', product: 'alveole', isFamilyMasterPlan: false, duration: { kind: 'period', length: 1, unit: 'months' } },
        amount: eur(11.99),
        paidAt: noon,
        startsAt: noon,
        endsAt: end,
        renewsAt: end,
        renewalPrice: eur(11.99),
        receiptLink: 'https://alveole.example/mon-compte/recus/order-1',
        withdrawalUntil: Date.UTC(2026, 11, 7, 23),
        accountLink: 'https://alveole.example/mon-compte#abonnement',
        withdrawalLink: 'https://alveole.example/mon-compte#abonnement',
        termsLink: 'https://alveole.example/conditions-d-utilisation',
      },
    },
  ])
})

test('a plan that is paid once is confirmed without a word of renewal', async () => {
  await service.orders.place(anOrder({ id: 'order-2', memberId: 'lea', planId: 'family-lifetime', amount: eur(99.99) }), 'form-0002')
  await service.settlePayment({ ...report, orderId: 'order-2', amount: eur(99.99) })
  expect(service.outbox.waiting).toMatchObject([{ mail: { endsAt: null, renewsAt: null, renewalPrice: null } }])
})

test('what is paid for an account that was erased meanwhile is given to nobody, and stays to be looked at', async () => {
  const settlePayment = makeSettlePayment({ ...service, members: { find: () => Promise.resolve(undefined) } })
  expect((await settlePayment(report))._unsafeUnwrap()).toBe('mismatched')
  expect((await settlePayment(report))._unsafeUnwrap()).toBe('mismatched')
  expect(await service.subscriptions.ofMember('lea')).toEqual([])
  expect(service.outbox.waiting).toEqual([])
})

test('a renewal that is paid makes the subscription longer, and is receipted for its own period', async () => {
  await service.settlePayment(report)
  const [subscription] = await service.subscriptions.ofMember('lea')
  const end = Date.UTC(2026, 11, 21, 12)
  await service.orders.place(anOrder({ id: 'order-2', memberId: 'lea', renewsSubscriptionId: subscription?.id ?? '', createdAt: end - 1 }), 'renewal:1')
  service.clock.advance(end - noon)
  expect((await service.settlePayment({ ...report, orderId: 'order-2' }))._unsafeUnwrap()).toBe('paid')
  expect((await service.settlePayment({ ...report, orderId: 'order-2' }))._unsafeUnwrap()).toBe('paid')
  const next = Date.UTC(2027, 0, 21, 12)
  expect(await service.subscriptions.ofMember('lea')).toEqual([{ ...subscription, endsAt: next }])
  expect(service.outbox.waiting).toMatchObject([
    { mail: { orderId: 'order-1' } },
    { mail: { orderId: 'order-2', paidAt: end, startsAt: end, endsAt: next, renewsAt: next, withdrawalUntil: Date.UTC(2026, 11, 7, 23) } },
  ])
})

test('a plan bought again after a withdrawal begins at once', async () => {
  await service.settlePayment(report)
  const [{ id } = { id: '' }] = await service.subscriptions.ofMember('lea')
  await service.subscriptions.change(id, (subscription) => ok({ subscription: { ...subscription, refundedAt: noon }, mails: [], refund: null }))
  await service.orders.place(anOrder({ id: 'order-2', memberId: 'lea' }), 'form-0002')
  await service.settlePayment({ ...report, orderId: 'order-2' })
  expect((await service.subscriptions.ofMember('lea')).map(({ startsAt }) => startsAt)).toEqual([noon, noon])
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
