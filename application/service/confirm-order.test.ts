import { beforeEach, describe, expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import { anOrder } from '../../tests/builders/an-order.ts'
import { aPaymentToStart } from '../../tests/builders/a-payment-to-start.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeConfirmOrder, makeSettlePendingOrders } from './confirm-order.ts'

let service: Awaited<ReturnType<typeof aService>>
let reference = ''

const placeOrder = async (id: string, createdAt = noon) => {
  const order = anOrder({ id, memberId: 'lea', paymentReference: null, createdAt })
  await service.orders.place(order, `form of ${id}`)
  const started = await service.payments.start(aPaymentToStart({ orderId: id, amount: order.amount }))
  await service.orders.attachPayment(id, started._unsafeUnwrap())
  return started._unsafeUnwrap().reference
}

beforeEach(async () => {
  service = await aService()
  reference = await placeOrder('order-1')
})

describe('confirming an order', () => {
  const confirm = (orderId = 'order-1', memberId = 'lea') => makeConfirmOrder(service)(orderId, memberId)
  const stateOf = async () => (await confirm())._unsafeUnwrap().state

  test('that is being paid says that it is pending', async () => {
    expect((await confirm())._unsafeUnwrap()).toEqual({ orderId: 'order-1', planId: 'solo-monthly', state: 'pending' })
  })

  test.each([
    ['succeeded', 'paid', 1],
    ['declined', 'declined', 0],
    ['abandoned', 'abandoned', 0],
  ] as const)('whose payment %s asks the provider and settles it: %s', async (status, state, subscriptions) => {
    service.payments.end(reference, status)
    expect(await stateOf()).toBe(state)
    expect(await service.orders.find('order-1')).toMatchObject({ state })
    expect(await service.subscriptions.ofMember('lea')).toHaveLength(subscriptions)
  })

  test('that was paid asks nobody', async () => {
    await service.settlePayment({ reference, orderId: 'order-1', status: 'succeeded', amount: eur(11.99) })
    service.payments.switchOff()
    expect(await stateOf()).toBe('paid')
  })

  test('that was declined, and paid after all, is paid', async () => {
    service.payments.end(reference, 'declined')
    await confirm()
    service.payments.end(reference, 'succeeded')
    expect(await stateOf()).toBe('paid')
  })

  test('while the provider does not answer leaves it as it is', async () => {
    service.payments.end(reference, 'succeeded')
    service.payments.switchOff()
    expect(await stateOf()).toBe('pending')
  })

  test('believes no report about another order', async () => {
    service.payments.end(reference, 'succeeded', { orderId: 'order-2' })
    expect(await stateOf()).toBe('pending')
  })

  test('whose payment was never started leaves it as it is', async () => {
    await service.orders.place(anOrder({ id: 'order-2', memberId: 'lea', paymentReference: null }), 'form-0002')
    expect((await confirm('order-2'))._unsafeUnwrap().state).toBe('pending')
  })

  test('of a plan that the catalogue no longer has leaves it as it is', async () => {
    await service.orders.place(anOrder({ id: 'order-2', memberId: 'lea', planId: 'solo-weekly', paymentReference: reference }), 'form-0002')
    service.payments.end(reference, 'succeeded', { orderId: 'order-2' })
    expect((await confirm('order-2'))._unsafeUnwrap().state).toBe('pending')
  })

  test.each([
    ['of somebody else', 'order-1', 'max'],
    ['that nobody placed', 'order-9', 'lea'],
  ])('%s is refused', async (_, orderId, memberId) => {
    expect((await confirm(orderId, memberId))._unsafeUnwrapErr()).toEqual({ type: 'order-unknown' })
  })
})

describe('orders whose payment was never told', () => {
  const settle = () => makeSettlePendingOrders(service)()

  test('are settled after 15 seconds', async () => {
    service.payments.end(reference, 'succeeded')
    service.clock.advance(15_000)
    expect(await settle()).toBe(0)
    service.clock.advance(1)
    expect(await settle()).toBe(1)
    expect(await service.orders.find('order-1')).toMatchObject({ state: 'paid' })
    expect(await settle()).toBe(0)
  })

  test('stay pending as long as nothing is known', async () => {
    service.clock.advance(60_000)
    expect(await settle()).toBe(0)
    service.payments.switchOff()
    expect(await settle()).toBe(0)
    expect(await service.orders.find('order-1')).toMatchObject({ state: 'pending' })
  })

  test('whose payment was never started are abandoned after an hour', async () => {
    await service.orders.place(anOrder({ id: 'order-9', memberId: 'lea', paymentReference: null, createdAt: service.clock.now() }), 'form-0009')
    service.clock.advance(3_599_999)
    await settle()
    expect(await service.orders.find('order-9')).toMatchObject({ state: 'pending' })
    service.clock.advance(1)
    await settle()
    expect(await service.orders.find('order-9')).toMatchObject({ state: 'abandoned' })
  })

  test('are asked about in turn, however many they are', async () => {
    for (let index = 0; index < 100; index += 1) await placeOrder(`early-${index}`)
    service.clock.advance(1)
    const late = await placeOrder('late')
    service.payments.end(late, 'succeeded')
    service.clock.advance(60_000)
    await settle()
    await settle()
    expect(await service.orders.find('late')).toMatchObject({ state: 'paid' })
  })

  test('are settled each on its own', async () => {
    const second = await placeOrder('order-2')
    await placeOrder('order-3')
    service.payments.end(reference, 'declined')
    service.payments.end(second, 'succeeded')
    service.clock.advance(60_000)
    expect(await settle()).toBe(2)
    expect(await service.orders.pending(service.clock.now(), 10)).toMatchObject([{ id: 'order-3' }])
  })
})
