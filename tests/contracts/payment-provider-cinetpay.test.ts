import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { CinetPayPaymentProvider, type CinetPaySettings } from '../../adapters/payments/cinetpay/cinetpay-payment-provider.ts'
import { eur, xof } from '../../domain/money/money.ts'
import { aPaymentToStart } from '../builders/a-payment-to-start.ts'
import { sendCall, startLocalServer } from '../stand-ins/local-server.ts'
import { type CinetPayServer, startCinetPayServer } from '../stand-ins/cinetpay-server.ts'

const notifyUrl = 'https://alveole.example/api/payments/callbacks/cinetpay'

let cinetPay: CinetPayServer
beforeEach(async () => {
  cinetPay = await startCinetPayServer()
})
afterEach(() => cinetPay.stop())

const provider = (changes: Partial<CinetPaySettings> = {}) => {
  const { apiKey, siteId, secretKey, url: apiBase } = cinetPay
  return new CinetPayPaymentProvider({ apiKey, siteId, secretKey, notifyUrl, apiBase, timeout: 5000, fetch, ...changes })
}
const mobilePayment = (changes: Parameters<typeof aPaymentToStart>[0] = {}) =>
  aPaymentToStart({ amount: xof(98_385), provider: 'mobile-money', description: 'africa-family-yearly', isRenewing: false, ...changes })
const start = async (changes: Parameters<typeof aPaymentToStart>[0] = {}) => (await provider().start(mobilePayment(changes)))._unsafeUnwrap()
const read = async () => (await provider().read('cinetpay:order-1'))._unsafeUnwrap()
const unavailable = { type: 'payment-unavailable' }

describe('starting', () => {
  test('opens a page for mobile money, in the language of the person', async () => {
    const { reference, redirectUrl } = await start({ locale: 'en' })
    expect(reference).toBe('cinetpay:order-1')
    expect(redirectUrl).toMatch(/^https:\/\/checkout\.cinetpay\.example\/payment\/\w+$/)
    expect(cinetPay.transaction('order-1')).toMatchObject({
      amount: '98385',
      currency: 'XOF',
      description: 'africa-family-yearly',
      channels: 'MOBILE_MONEY',
      lang: 'en',
      notifyUrl,
      returnUrl: 'https://alveole.example/validatePayment?order=order-1',
    })
  })

  test('leaves the signs out that CinetPay does not want', async () => {
    await start({ description: 'plan_1 & #2 $/' })
    expect(cinetPay.transaction('order-1').description).toBe('plan 1    2   ')
  })

  test.each([
    ['an amount that is no multiple of 5', { amount: xof(98_387) }],
    ['an amount just below one', { amount: xof(98_384) }],
    ['euros', { amount: eur(149.95) }],
  ])('with %s is not taken, and CinetPay is not even asked', async (_, changes) => {
    expect((await provider().start(mobilePayment(changes)))._unsafeUnwrapErr()).toEqual({ type: 'payment-not-taken' })
    expect(cinetPay.questions).toEqual([])
  })

  test('again while the payment is open is unavailable, as somebody may be on its page', async () => {
    await start()
    expect((await provider().start(mobilePayment()))._unsafeUnwrapErr()).toEqual(unavailable)
    cinetPay.wait('order-1')
    expect((await provider().start(mobilePayment()))._unsafeUnwrapErr()).toEqual(unavailable)
  })

  test.each(['refuse', 'cancel'] as const)('again after the person did %s is not taken', async (deed) => {
    await start()
    cinetPay[deed]('order-1')
    expect((await provider().start(mobilePayment()))._unsafeUnwrapErr()).toEqual({ type: 'payment-not-taken' })
  })

  test('again after it was paid sends the person where the page would', async () => {
    const { reference } = await start()
    cinetPay.pay('order-1')
    expect(await start()).toEqual({ reference, redirectUrl: 'https://alveole.example/validatePayment?order=order-1' })
  })

  test('whose answer was lost makes no second payment', async () => {
    cinetPay.behave('answer-lost')
    expect((await provider().start(mobilePayment()))._unsafeUnwrapErr()).toEqual(unavailable)
    cinetPay.behave('well')
    expect((await provider().start(mobilePayment()))._unsafeUnwrapErr()).toEqual(unavailable)
  })

  test('with an API key that CinetPay does not know is a defect, which does not tell the key', async () => {
    await expect(provider({ apiKey: 'other-key' }).start(mobilePayment())).rejects.toThrow(/^CinetPay does not know the API key of this product\.$/)
  })
})

describe('reading', () => {
  test.each([
    ['wait', 'pending'],
    ['pay', 'succeeded'],
    ['refuse', 'declined'],
    ['cancel', 'abandoned'],
  ] as const)('after the person did %s it is %s', async (deed, status) => {
    await start()
    cinetPay[deed]('order-1')
    expect(await read()).toEqual({ reference: 'cinetpay:order-1', orderId: 'order-1', amount: xof(98_385), status })
  })

  test.each([
    [{ amount: '5' }, xof(5)],
    [{ amount: '98385', currency: 'EUR' }, { minorUnits: 98_385, currency: 'EUR' }],
  ])('tells %o as CinetPay does, whatever was asked for', async (changes, amount) => {
    await start()
    cinetPay.pay('order-1')
    cinetPay.takeInstead('order-1', changes)
    expect(await read()).toMatchObject({ status: 'succeeded', amount })
  })

  test.each([
    ['a currency that nothing is sold in', { currency: 'XAF' }],
    ['an amount that is none', { amount: 'much' }],
    ['part of a franc', { amount: '98385.5' }],
    ['accepted and failed in one', { code: '600' }],
  ])('does not guess from %s', async (_, changes) => {
    await start()
    cinetPay.pay('order-1')
    cinetPay.takeInstead('order-1', changes)
    expect((await provider().read('cinetpay:order-1'))._unsafeUnwrapErr()).toEqual(unavailable)
  })
})

describe('a notification', () => {
  const receive = (changes: Parameters<CinetPayServer['notification']>[1] = {}) =>
    provider().readCallback({ gateway: 'cinetpay', ...cinetPay.notification('order-1', changes) })

  test('only says which transaction to ask about: what it tells of status and amount is not believed', async () => {
    await start()
    cinetPay.refuse('order-1')
    const told = await receive({ fields: { cpm_error_message: 'SUCCES', cpm_amount: '5' } })
    expect(told._unsafeUnwrap()).toEqual({ reference: 'cinetpay:order-1', orderId: 'order-1', amount: xof(98_385), status: 'declined' })
  })

  test('sent again tells how the payment stands by then', async () => {
    await start()
    const notification = { gateway: 'cinetpay', ...cinetPay.notification('order-1') }
    expect((await provider().readCallback(notification))._unsafeUnwrap()).toMatchObject({ status: 'pending' })
    cinetPay.pay('order-1')
    expect((await provider().readCallback(notification))._unsafeUnwrap()).toMatchObject({ status: 'succeeded' })
    expect((await provider().readCallback(notification))._unsafeUnwrap()).toMatchObject({ status: 'succeeded' })
  })

  test('signed with another secret is not believed', async () => {
    await start()
    expect((await receive({ secretKey: 'other' }))._unsafeUnwrapErr()).toEqual({ type: 'callback-refused', reason: 'signature' })
  })

  test('for another site is refused', async () => {
    await start()
    expect((await receive({ fields: { cpm_site_id: '445161' } }))._unsafeUnwrapErr()).toEqual({ type: 'callback-refused', reason: 'content' })
  })

  test('about a transaction that CinetPay does not know tells nothing for now', async () => {
    await start()
    expect((await receive({ fields: { cpm_trans_id: 'order-9' } }))._unsafeUnwrapErr()).toEqual(unavailable)
  })

  test('is read as it comes over the network, signs outside ASCII included', async () => {
    const product = await startLocalServer(() => ({ status: 200, body: {} }))
    onTestFinished(() => product.stop())
    await start()
    await sendCall(product.url, cinetPay.notification('order-1', { fields: { cpm_designation: 'Révision d’été + 1' } }))
    const { body, headers } = product.questions[0]!
    expect((await provider().readCallback({ gateway: 'cinetpay', body, headers }))._unsafeUnwrap()).toMatchObject({ status: 'pending' })
  })
})

const failures = ['silent', 'unavailable', 'too-many-requests', 'nonsense', 'answer-lost', 1000] as const
test.each(failures)('a CinetPay that is %s is unavailable', async (behaviour) => {
  await start()
  cinetPay.behave(behaviour)
  const impatient = provider({ timeout: 100 })
  expect((await impatient.start(mobilePayment({ orderId: 'order-2' })))._unsafeUnwrapErr()).toEqual(unavailable)
  expect((await impatient.read('cinetpay:order-1'))._unsafeUnwrapErr()).toEqual(unavailable)
  const callback = { gateway: 'cinetpay', ...cinetPay.notification('order-1') }
  expect((await impatient.readCallback(callback))._unsafeUnwrapErr()).toEqual(unavailable)
})
