import { ok } from 'neverthrow'
import { beforeEach, expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import { anOrder } from '../../tests/builders/an-order.ts'
import { aPaymentToStart } from '../../tests/builders/a-payment-to-start.ts'
import { aService } from '../../tests/builders/a-service.ts'
import type { RawCallback } from '../ports/payment-provider.ts'
import { makeReceivePaymentCallback } from './receive-payment-callback.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
  await service.orders.place(anOrder({ memberId: 'lea' }), 'form-0001')
  await service.payments.start(aPaymentToStart({ orderId: 'order-1', amount: eur(11.99) }))
  service.payments.end('payment-1', 'succeeded')
})
const receive = (callback: RawCallback) => makeReceivePaymentCallback(service)(callback)

test('a signed callback settles its order, once however often it comes', async () => {
  for (let copies = 0; copies < 20; copies += 1) {
    expect((await receive(service.payments.callbackOf('payment-1')))._unsafeUnwrap()).toBe('paid')
  }
  expect(await service.subscriptions.ofMember('lea')).toHaveLength(1)
})

test('a callback that nobody signed changes nothing', async () => {
  const forged = { ...service.payments.callbackOf('payment-1'), headers: {} }
  expect((await receive(forged))._unsafeUnwrapErr()).toEqual({ type: 'callback-refused', reason: 'signature' })
  expect(await service.orders.find('order-1')).toMatchObject({ state: 'pending' })
})

test('a signed callback about an order that nobody placed is refused', async () => {
  service.payments.end('payment-1', 'succeeded', { orderId: 'order-9' })
  expect((await receive(service.payments.callbackOf('payment-1')))._unsafeUnwrapErr()).toEqual({ type: 'order-unknown' })
})

test('an authentic callback that concerns no payment changes nothing', async () => {
  const receiveOther = makeReceivePaymentCallback({ ...service, payments: { readCallback: () => Promise.resolve(ok(null)) } })
  expect((await receiveOther(service.payments.callbackOf('payment-1')))._unsafeUnwrap()).toBeNull()
  expect(await service.orders.find('order-1')).toMatchObject({ state: 'pending' })
})
