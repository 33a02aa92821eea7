import { createHmac } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryPaymentProvider } from '../../adapters/in-memory/in-memory-payment-provider.ts'
import { InMemorySandboxPaymentStore } from '../../adapters/in-memory/in-memory-sandbox-payment-store.ts'
import { InMemorySigningKeys } from '../../adapters/in-memory/in-memory-signing-keys.ts'
import { InMemoryUniqueIds } from '../../adapters/in-memory/in-memory-unique-ids.ts'
import { CinetPayPaymentProvider } from '../../adapters/payments/cinetpay/cinetpay-payment-provider.ts'
import { signCallback } from '../../adapters/payments/sandbox/callback-signature.ts'
import { SandboxPage } from '../../adapters/payments/sandbox/sandbox-page.ts'
import { SandboxPaymentProvider } from '../../adapters/payments/sandbox/sandbox-payment-provider.ts'
import { StripePaymentProvider } from '../../adapters/payments/stripe/stripe-payment-provider.ts'
import type { RawCallback } from '../../application/ports/payment-provider.ts'
import { eur, xof } from '../../domain/money/money.ts'
import { aSandboxPayment } from '../builders/a-sandbox-payment.ts'
import { startCinetPayServer } from '../stand-ins/cinetpay-server.ts'
import { startStripeServer, type StripeEventType } from '../stand-ins/stripe-server.ts'
import { describePaymentProviderContract, everything } from './payment-provider.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const idOf = (reference: string) => reference.slice(reference.indexOf(':') + 1)

describePaymentProviderContract('in memory', everything, () => {
  const payments = new InMemoryPaymentProvider()
  return Promise.resolve({
    payments,
    end: (reference, status) => Promise.resolve(payments.end(reference, status)),
    callbackOf: (reference) => Promise.resolve(payments.callbackOf(reference)),
    signedNonsense: () => Promise.resolve(payments.sign('{"status":"succeeded"}')),
    signatureHeader: 'in-memory-signature',
    toldAsPaid: (body) => body.replace('declined', 'succeeded'),
  })
})

const aSandbox = () => {
  const parts = { store: new InMemorySandboxPaymentStore(), keys: new InMemorySigningKeys(), clock: new InMemoryClock(noon) }
  const sent: RawCallback[] = []
  const page = new SandboxPage({ ...parts, sendCallback: (callback) => Promise.resolve(void sent.push(callback)) })
  const payments = new SandboxPaymentProvider({ ...parts, ids: new InMemoryUniqueIds(), siteUrl: 'https://alveole.example' })
  return { ...parts, sent, page, payments }
}

describePaymentProviderContract('sandbox', everything, () => {
  const { keys, clock, sent, page, payments } = aSandbox()
  return Promise.resolve({
    payments,
    end: async (reference, outcome) => {
      await page.choose(idOf(reference), { outcome, callback: 'before-return', copies: 1 })
    },
    callbackOf: (reference) => {
      const callback = sent.find(({ body }) => body.includes(`"${reference}"`))
      return callback ? Promise.resolve(callback) : Promise.reject(new Error(`No callback came about ${reference}.`))
    },
    signedNonsense: async () => {
      const [{ secret }] = await keys.of('sandbox-callbacks')
      const body = '{"status":"succeeded"}'
      return { gateway: 'sandbox', body, headers: { 'sandbox-signature': await signCallback(body, secret, clock.now()) } }
    },
    signatureHeader: 'sandbox-signature',
    toldAsPaid: (body) => body.replace('declined', 'succeeded'),
  })
})

test('a payment of the sandbox whose reference has no prefix is still understood', async () => {
  const { store, payments, page } = aSandbox()
  await store.addOnce(aSandboxPayment({ createdAt: noon }))
  await page.choose('pay-1', { outcome: 'succeeded', callback: 'before-return', copies: 0 })
  const report = { reference: 'sandbox:pay-1', orderId: 'order-1', amount: eur(11.99), status: 'succeeded' }
  expect((await payments.read('pay-1'))._unsafeUnwrap()).toEqual(report)
  expect((await payments.read('sandbox:pay-1'))._unsafeUnwrap()).toEqual(report)
})

test('the sandbox charges no mobile money without the person', async () => {
  const { store, payments } = aSandbox()
  await store.addOnce(aSandboxPayment({ provider: 'mobile-money', amount: xof(98_385), chosen: 'succeeded', createdAt: noon }))
  const renewal = { orderId: 'order-2', amount: xof(98_385), firstReference: 'sandbox:pay-1', description: 'africa-family-yearly' }
  expect((await payments.charge(renewal))._unsafeUnwrap()).toMatchObject({ orderId: 'order-2', status: 'declined' })
})

describePaymentProviderContract('Stripe, on a stand-in', everything, async () => {
  const clock = new InMemoryClock(noon)
  const stripe = await startStripeServer(clock)
  onTestFinished(() => stripe.stop())
  const endings: Record<string, [StripeEventType, (id: string) => void]> = {
    succeeded: ['checkout.session.completed', stripe.pay],
    declined: [
      'checkout.session.async_payment_failed',
      (id) => {
        stripe.payLater(id)
        stripe.confirmLater(id, 'declined')
      },
    ],
    abandoned: ['checkout.session.expired', stripe.expire],
  }
  let told: StripeEventType = 'checkout.session.completed'
  return {
    payments: new StripePaymentProvider({
      secretKey: stripe.secretKey,
      webhookSecrets: [stripe.webhookSecret],
      apiBase: stripe.url,
      timeout: 5000,
      retries: 0,
      clock,
    }),
    end: (reference, status) => {
      const [type, doIt] = endings[status]!
      doIt(idOf(reference))
      told = type
      return Promise.resolve()
    },
    callbackOf: (reference) => Promise.resolve({ gateway: 'stripe', ...stripe.webhook(told, idOf(reference)) }),
    signedNonsense: () => Promise.resolve({ gateway: 'stripe', ...stripe.sign('{"status":"succeeded"}') }),
    signatureHeader: 'stripe-signature',
    toldAsPaid: (body) => body.replace('async_payment_failed', 'async_payment_succeeded'),
  }
})

describePaymentProviderContract(
  'CinetPay, on a stand-in',
  { takes: [xof(98_385), xof(100)], givesPageAgain: false, charges: false, refunds: 'by-hand' },
  async () => {
    const cinetPay = await startCinetPayServer()
    onTestFinished(() => cinetPay.stop())
    const endings = { succeeded: cinetPay.pay, declined: cinetPay.refuse, abandoned: cinetPay.cancel }
    const { apiKey, siteId, secretKey } = cinetPay
    return {
      payments: new CinetPayPaymentProvider({
        apiKey,
        siteId,
        secretKey,
        notifyUrl: 'https://alveole.example/api/payments/callbacks/cinetpay',
        apiBase: cinetPay.url,
        timeout: 5000,
        fetch,
      }),
      end: (reference, status) => Promise.resolve(endings[status](idOf(reference))),
      callbackOf: (reference) => Promise.resolve({ gateway: 'cinetpay', ...cinetPay.notification(idOf(reference)) }),
      signedNonsense: () => {
        // A notification that names no transaction, signed as any other.
        const token = createHmac('sha256', secretKey).update(`${siteId}100`).digest('hex')
        const body = `cpm_site_id=${siteId}&cpm_amount=100`
        return Promise.resolve({ gateway: 'cinetpay', body, headers: { 'x-token': token } })
      },
      signatureHeader: 'x-token',
      toldAsPaid: (body) => body.replace('PAYMENT_FAILED', 'SUCCES'),
    }
  },
)
