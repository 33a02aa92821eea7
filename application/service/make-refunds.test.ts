import { ok } from 'neverthrow'
import { beforeEach, expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import { anOrder } from '../../tests/builders/an-order.ts'
import { aPaymentToStart } from '../../tests/builders/a-payment-to-start.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeAskRefund, makeMakeRefunds } from './make-refunds.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})

/** A refund that was asked for and not made, as a process that was killed leaves it. */
const leaveRefund = async (orderId: string, paymentReference: string | null) => {
  const amount = eur(11.99)
  await service.orders.place(anOrder({ id: orderId, memberId: 'lea', paymentReference }), `form of ${orderId}`)
  await service.settlePayment({ reference: '', orderId, status: 'succeeded', amount })
  const subscription = (await service.subscriptions.ofMember('lea')).find((one) => one.orderId === orderId)
  await service.subscriptions.change(subscription?.id ?? '', (current) =>
    ok({ subscription: current, mails: [], refund: { orderId, amount, state: 'asked', askedAt: noon } }),
  )
}
const makeRefunds = () => makeMakeRefunds({ ...service, askRefund: makeAskRefund(service) })()

test('what nobody paid through a provider is paid back by hand', async () => {
  await leaveRefund('order-1', null)
  expect(await makeRefunds()).toBe(1)
  expect(await service.refunds.find('order-1')).toMatchObject({ state: 'by-hand' })
})

test('a refund that the provider does not answer holds up no other', async () => {
  await leaveRefund('order-1', 'unknown')
  const { reference } = (await service.payments.start(aPaymentToStart({ orderId: 'order-2', amount: eur(11.99) })))._unsafeUnwrap()
  await leaveRefund('order-2', reference)
  service.clock.advance(5)
  expect(await makeRefunds()).toBe(1)
  expect(await service.refunds.find('order-1')).toMatchObject({ state: 'asked', askedAt: noon + 5 })
  expect(await service.refunds.find('order-2')).toMatchObject({ state: 'done' })
})
