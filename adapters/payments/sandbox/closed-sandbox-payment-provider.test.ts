import { beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '../../../application/ports/payment-provider.ts'
import { eur } from '../../../domain/money/money.ts'
import { aPaymentToStart } from '../../../tests/builders/a-payment-to-start.ts'
import { InMemoryPaymentProvider } from '../../in-memory/in-memory-payment-provider.ts'
import { ClosedSandboxPaymentProvider } from './closed-sandbox-payment-provider.ts'

let sandbox: InMemoryPaymentProvider
let closed: PaymentProvider
let reference: string
beforeEach(async () => {
  sandbox = new InMemoryPaymentProvider()
  closed = new ClosedSandboxPaymentProvider(sandbox)
  reference = (await sandbox.start(aPaymentToStart()))._unsafeUnwrap().reference
  sandbox.end(reference, 'succeeded')
})

test('starts nothing', async () => {
  expect((await closed.start(aPaymentToStart({ orderId: 'order-2' })))._unsafeUnwrapErr()).toEqual({ type: 'payment-not-taken' })
})

test('tells and pays back what was paid before', async () => {
  expect((await closed.read(reference))._unsafeUnwrap()).toEqual((await sandbox.read(reference))._unsafeUnwrap())
  expect((await closed.refund({ orderId: 'order-1', reference, amount: eur(1) }))._unsafeUnwrap()).toBe('refunded')
})

test('renews nothing, and says so when it is asked again', async () => {
  const renewal = { orderId: 'order-2', amount: eur(11.99), firstReference: reference, description: 'solo-monthly' }
  const charged = (await closed.charge(renewal))._unsafeUnwrap()
  expect(charged).toEqual({ reference: 'sandbox:uncharged-order-2', orderId: 'order-2', amount: eur(11.99), status: 'declined' })
  expect((await closed.read(charged.reference))._unsafeUnwrap()).toEqual({ ...charged, amount: eur(0) })
})

test('believes no callback', async () => {
  expect((await closed.readCallback(sandbox.callbackOf(reference)))._unsafeUnwrapErr()).toEqual({ type: 'callback-refused', reason: 'content' })
})
