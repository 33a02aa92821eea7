import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { StripePaymentProvider, type StripeSettings } from '../../adapters/payments/stripe/stripe-payment-provider.ts'
import { eur, xof } from '../../domain/money/money.ts'
import { aPaymentToStart } from '../builders/a-payment-to-start.ts'
import { sendCall, startLocalServer } from '../stand-ins/local-server.ts'
import { startStripeServer, type StripeServer } from '../stand-ins/stripe-server.ts'

const noon = Date.UTC(2026, 10, 21, 12)

let clock: InMemoryClock
let stripe: StripeServer

beforeEach(async () => {
  clock = new InMemoryClock(noon)
  stripe = await startStripeServer(clock)
})
afterEach(() => stripe.stop())

const provider = (changes: Partial<StripeSettings> = {}) =>
  new StripePaymentProvider({
    secretKey: stripe.secretKey,
    webhookSecrets: [stripe.webhookSecret],
    apiBase: stripe.url,
    timeout: 5000,
    retries: 0,
    clock,
    ...changes,
  })

const start = async (changes: Parameters<typeof aPaymentToStart>[0] = {}) => (await provider().start(aPaymentToStart(changes)))._unsafeUnwrap()
const startPage = async (changes: Parameters<typeof aPaymentToStart>[0] = {}) => {
  const { reference } = await start(changes)
  return { reference, id: reference.replace('stripe:', '') }
}
const statusOf = async (reference: string) => (await provider().read(reference))._unsafeUnwrap().status

describe('starting', () => {
  test.each([
    [eur(11.99), { amount_total: 1199, currency: 'eur' }],
    [xof(98_387), { amount_total: 98_387, currency: 'xof' }],
  ])('%o is asked for in the minor units of Stripe', async (amount, shown) => {
    const { id } = await startPage({ amount, locale: 'en' })
    expect(stripe.session(id)).toMatchObject({
      ...shown,
      client_reference_id: 'order-1',
      metadata: { orderId: 'order-1' },
      customer_email: 'lea@example.org',
      locale: 'en',
      success_url: 'https://alveole.example/validatePayment?order=order-1',
      cancel_url: 'https://alveole.example/validatePayment?order=order-1',
    })
  })

  test.each([
    [true, 'off_session', expect.stringMatching(/^cus_/)],
    [false, null, null],
  ])('the card is kept when the plan renews, and only then (%s)', async (isRenewing, setup_future_usage, customer) => {
    const { id } = await startPage({ isRenewing })
    stripe.pay(id)
    expect(stripe.intents.get(stripe.session(id).payment_intent ?? '')).toMatchObject({ setup_future_usage, customer, metadata: { orderId: 'order-1' } })
  })

  test.each([
    ['the language', { locale: 'en' } as const],
    ['the address', { email: 'lea.martin@example.org' }],
  ])('again after %s changed gives the same page, even among many', async (_, changes) => {
    const first = await start()
    for (let order = 2; order < 120; order += 1) await start({ orderId: `order-${order}` })
    expect(await start(changes)).toEqual(first)
  })

  test('again after the page was paid sends the person where the page would', async () => {
    const { id, reference } = await startPage()
    stripe.pay(id)
    expect(await start({ locale: 'en' })).toEqual({ reference, redirectUrl: 'https://alveole.example/validatePayment?order=order-1' })
  })

  test('whose answer was lost is the same payment when it is tried again', async () => {
    stripe.behave('answer-lost')
    expect((await provider().start(aPaymentToStart()))._unsafeUnwrapErr()).toEqual({ type: 'payment-unavailable' })
    stripe.behave('well')
    expect(await start()).toMatchObject({ reference: `stripe:${stripe.lastSession()}` })
    expect(stripe.lastSession()).toBe('cs_test_1')
  })

  test.each([
    ['an address that is none', { email: 'lea' }],
    ['nothing to pay', { amount: eur(0) }],
  ])('with %s is not taken', async (_, changes) => {
    expect((await provider().start(aPaymentToStart(changes)))._unsafeUnwrapErr()).toEqual({ type: 'payment-not-taken' })
  })

  test('with a secret key that Stripe does not know is a defect', async () => {
    await expect(provider({ secretKey: 'sk_test_other' }).start(aPaymentToStart())).rejects.toThrow('Invalid API Key')
  })
})

describe('reading', () => {
  test('a refused card leaves the page open, and another card may pay', async () => {
    const { id, reference } = await startPage()
    stripe.refuseCard(id)
    expect(await statusOf(reference)).toBe('pending')
    stripe.pay(id)
    expect(await statusOf(reference)).toBe('succeeded')
  })

  test.each(['succeeded', 'declined'] as const)('what a bank confirms later is pending until it %s', async (outcome) => {
    const { id, reference } = await startPage()
    stripe.payLater(id)
    expect(await statusOf(reference)).toBe('pending')
    stripe.confirmLater(id, outcome)
    expect(await statusOf(reference)).toBe(outcome)
  })

  test('tells the amount that Stripe took, whatever was asked for', async () => {
    const { id, reference } = await startPage()
    stripe.pay(id)
    stripe.takeInstead(id, 1)
    expect((await provider().read(reference))._unsafeUnwrap()).toEqual({ reference, orderId: 'order-1', amount: eur(0.01), status: 'succeeded' })
    const callback = { gateway: 'stripe', ...stripe.webhook('checkout.session.completed', id) }
    expect((await provider().readCallback(callback))._unsafeUnwrap()).toMatchObject({ amount: eur(0.01) })
  })

  const strange = ['cs_test_1', 'stripe:', 'stripe:cs_test_1/expire', 'stripe:../v1/refunds', 'stripe:uncharged-']
  test.each(strange)('%s is no payment of Stripe', async (reference) => {
    await startPage()
    expect((await provider().read(reference))._unsafeUnwrapErr()).toEqual({ type: 'payment-unavailable' })
  })
})

test('a charge that was never made is read as declined, of nothing', async () => {
  const reference = 'stripe:uncharged-order-1'
  expect((await provider().read(reference))._unsafeUnwrap()).toEqual({ reference, orderId: 'order-1', amount: eur(0), status: 'declined' })
})

describe('a Stripe', () => {
  const failures = ['silent', 'unavailable', 'too-many-requests', 'nonsense', 'answer-lost', 1000] as const
  test.each(failures)('that is %s is unavailable', async (behaviour) => {
    const { id, reference } = await startPage()
    stripe.pay(id)
    stripe.behave(behaviour)
    const impatient = provider({ timeout: 100 })
    const unavailable = { type: 'payment-unavailable' }
    const later = { orderId: 'order-2', amount: eur(11.99) }
    expect((await impatient.start(aPaymentToStart(later)))._unsafeUnwrapErr()).toEqual(unavailable)
    expect((await impatient.read(reference))._unsafeUnwrapErr()).toEqual(unavailable)
    expect((await impatient.charge({ ...later, firstReference: reference, description: '' }))._unsafeUnwrapErr()).toEqual(unavailable)
    expect((await impatient.refund({ ...later, reference }))._unsafeUnwrapErr()).toEqual(unavailable)
  })

  test('that stumbles once is asked again', async () => {
    const { reference } = await startPage()
    const asked = stripe.questions.length
    stripe.behave('unavailable')
    const answer = provider({ retries: 1 }).read(reference)
    await expect.poll(() => stripe.questions.length).toBe(asked + 1)
    stripe.behave('well')
    expect((await answer)._unsafeUnwrap().status).toBe('pending')
  })
})

describe('a webhook', () => {
  const receive = (call: { body: string; headers: Readonly<Record<string, string>> }, changes: Partial<StripeSettings> = {}) =>
    provider(changes).readCallback({ gateway: 'stripe', ...call })

  test('is read as it comes over the network', async () => {
    const product = await startLocalServer(() => ({ status: 200, body: {} }))
    onTestFinished(() => product.stop())
    const { id } = await startPage({ description: 'Révision d’été' })
    stripe.pay(id)
    expect(await sendCall(product.url, stripe.webhook('checkout.session.completed', id))).toBe(200)
    expect((await receive(product.questions[0]!))._unsafeUnwrap()).toMatchObject({ orderId: 'order-1', status: 'succeeded' })
  })

  test('sent again is the same report again', async () => {
    const { id } = await startPage()
    stripe.pay(id)
    const call = stripe.webhook('checkout.session.completed', id)
    const report = (await receive(call))._unsafeUnwrap()
    expect(report).toMatchObject({ status: 'succeeded' })
    expect((await receive(call))._unsafeUnwrap()).toEqual(report)
  })

  test.each([
    [0, true],
    [300, true],
    [301, false],
    [86_400, false],
  ])('%i seconds after it was signed is believed: %s', async (seconds, isBelieved) => {
    const { id } = await startPage()
    stripe.pay(id)
    const call = stripe.webhook('checkout.session.completed', id, { at: noon })
    clock.advance(seconds * 1000)
    const read = await receive(call)
    expect(read.isOk() ? true : read.error).toEqual(isBelieved ? true : { type: 'callback-refused', reason: 'age' })
  })

  test('is believed with either secret while one is being rolled, and with no other', async () => {
    const { id } = await startPage()
    stripe.expire(id)
    const call = stripe.webhook('checkout.session.expired', id, { secret: 'whsec_new' })
    expect((await receive(call, { webhookSecrets: [stripe.webhookSecret, 'whsec_new'] }))._unsafeUnwrap()).toMatchObject({ status: 'abandoned' })
    expect((await receive(call, { webhookSecrets: ['whsec_new', stripe.webhookSecret] }))._unsafeUnwrap()).toMatchObject({ status: 'abandoned' })
    expect((await receive(call))._unsafeUnwrapErr()).toEqual({ type: 'callback-refused', reason: 'signature' })
    expect((await receive(call, { webhookSecrets: [] }))._unsafeUnwrapErr()).toEqual({ type: 'callback-refused', reason: 'signature' })
  })

  test.each([
    ['checkout.session.completed', 'pending'],
    ['checkout.session.async_payment_succeeded', 'succeeded'],
    ['checkout.session.async_payment_failed', 'declined'],
  ] as const)('%s of a payment that a bank confirms later says %s', async (type, status) => {
    const { id } = await startPage()
    stripe.payLater(id)
    expect((await receive(stripe.webhook(type, id)))._unsafeUnwrap()).toMatchObject({ status })
  })

  test('about something else than a checkout page tells nothing', async () => {
    const { id } = await startPage()
    stripe.pay(id)
    expect((await receive(stripe.sign('{"type":"constructor","data":{"object":{}}}')))._unsafeUnwrap()).toBeNull()
    const intent = stripe.intents.get(stripe.session(id).payment_intent ?? '')
    expect((await receive(stripe.sign(JSON.stringify({ type: 'payment_intent.created', data: { object: intent } }))))._unsafeUnwrap()).toBeNull()
  })

  test('about a charge without the person tells its order and what was taken', async () => {
    const { id } = await startPage()
    stripe.pay(id)
    expect((await receive(stripe.webhook('payment_intent.succeeded', id)))._unsafeUnwrap()).toEqual({
      reference: `stripe:${stripe.session(id).payment_intent}`,
      orderId: 'order-1',
      amount: eur(11.99),
      status: 'succeeded',
    })
  })

  test('about a charge that is not as Stripe documents it is refused', async () => {
    const object = { id: 'pi_test_1', metadata: { orderId: 'order-1' }, amount: 'all of it' }
    const answer = await receive(stripe.sign(JSON.stringify({ type: 'payment_intent.succeeded', data: { object } })))
    expect(answer._unsafeUnwrapErr()).toEqual({ type: 'callback-refused', reason: 'content' })
  })

  test('about a charge of another product of the same account tells nothing', async () => {
    const object = { id: 'pi_test_1', metadata: {} }
    expect((await receive(stripe.sign(JSON.stringify({ type: 'payment_intent.succeeded', data: { object } }))))._unsafeUnwrap()).toBeNull()
  })

  const sessionEvent = (session: object) => stripe.sign(JSON.stringify({ type: 'checkout.session.completed', data: { object: session } }))

  test('about a page of another product of the same account tells nothing', async () => {
    expect((await receive(sessionEvent({ id: 'cs_test_9', metadata: {}, client_reference_id: 'order-1' })))._unsafeUnwrap()).toBeNull()
  })

  test.each([
    ['that is no JSON', () => stripe.sign('paid')],
    ['that is empty', () => stripe.sign('')],
    ['about an amount that is none', () => sessionEvent({ ...stripe.session('cs_test_1'), amount_total: '1199' })],
    ['in a currency that nothing is sold in', () => sessionEvent({ ...stripe.session('cs_test_1'), currency: 'usd' })],
  ])('%s is refused', async (_, call) => {
    await startPage()
    expect((await receive(call()))._unsafeUnwrapErr()).toMatchObject({ type: 'callback-refused' })
  })
})

describe('a later period', () => {
  const renewal = (firstReference: string, changes: { orderId?: string; description?: string } = {}) => ({
    orderId: 'order-2',
    amount: eur(11.99),
    firstReference,
    description: 'solo-monthly',
    ...changes,
  })
  const paidPage = async (changes: { isRenewing?: boolean } = {}) => {
    const page = await startPage(changes)
    stripe.pay(page.id)
    return page
  }
  const charge = async (reference: string, changes = {}) => (await provider().charge(renewal(reference, changes)))._unsafeUnwrap()

  test.each([
    ['card-declined', 'declined'],
    ['authentication-required', 'declined'],
    ['requires-action', 'declined'],
    ['processing', 'pending'],
  ] as const)('that ends with %s is %s, and stays so', async (outcome, status) => {
    const { reference } = await paidPage()
    stripe.endCharges(outcome)
    const charged = await charge(reference)
    expect(charged).toMatchObject({ orderId: 'order-2', amount: eur(11.99), status })
    expect((await provider().read(charged.reference))._unsafeUnwrap()).toEqual(charged)
    stripe.endCharges('succeeded')
    stripe.forgetIdempotencyKeys()
    expect(await charge(reference)).toEqual(charged)
  })

  test.each(['a day later', 'after its answer was lost', 'twice at once'])('is charged once when it is asked %s', async (when) => {
    const { reference } = await paidPage()
    if (when === 'after its answer was lost') {
      stripe.behave('answer-lost')
      await provider().charge(renewal(reference))
      stripe.behave('well')
    }
    const charged = when === 'twice at once' ? (await Promise.all([charge(reference), charge(reference)]))[0] : await charge(reference)
    if (when === 'a day later') stripe.forgetIdempotencyKeys()
    expect(await charge(reference)).toEqual(charged)
    expect([...stripe.intents.values()].filter(({ metadata }) => metadata['orderId'] === 'order-2')).toHaveLength(1)
  })

  test('can follow on another one', async () => {
    const { reference } = await paidPage()
    const second = await charge(reference)
    expect(await charge(second.reference, { orderId: 'order-3' })).toMatchObject({ orderId: 'order-3', status: 'succeeded' })
  })

  test.each([
    ['whose first payment did not keep the card', () => paidPage({ isRenewing: false })],
    ['whose first payment nobody made', () => startPage()],
    ['whose first payment Stripe does not know', () => Promise.resolve({ reference: 'stripe:cs_test_9' })],
  ])('%s is declined', async (_, first) => {
    const { reference } = await first()
    expect(await charge(reference)).toEqual({ reference: 'stripe:uncharged-order-2', orderId: 'order-2', amount: eur(11.99), status: 'declined' })
  })

  test('whose card was taken away is declined', async () => {
    const { id, reference } = await paidPage()
    stripe.removeCard(id)
    expect(await charge(reference)).toMatchObject({ reference: 'stripe:uncharged-order-2', status: 'declined' })
  })
})

describe('a refund', () => {
  const refund = async (reference: string, minorUnits = 500, orderId = 'order-1') =>
    (await provider().refund({ orderId, reference, amount: { minorUnits, currency: 'EUR' } }))._unsafeUnwrap()
  const paidPage = async () => {
    const page = await startPage()
    stripe.pay(page.id)
    return page
  }

  test('moves the amount once, even when it is asked a day later', async () => {
    const { reference } = await paidPage()
    expect(await refund(reference)).toBe('refunded')
    stripe.forgetIdempotencyKeys()
    expect(await refund(reference)).toBe('refunded')
    expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([500])
  })

  test.each([
    ['pending', 'pending'],
    ['failed', 'by-hand'],
  ] as const)('that is %s at Stripe answers %s', async (status, answer) => {
    const { reference } = await paidPage()
    stripe.endRefunds(status)
    expect(await refund(reference)).toBe(answer)
    expect(await refund(reference)).toBe(answer)
  })

  test('of a charge without the person is made like any other', async () => {
    const { reference } = await paidPage()
    const charged = await provider().charge({ orderId: 'order-2', amount: eur(11.99), firstReference: reference, description: '' })
    expect(await refund(charged._unsafeUnwrap().reference, 1199, 'order-2')).toBe('refunded')
  })

  test('of what somebody paid back at Stripe is made already', async () => {
    const { reference } = await paidPage()
    await refund(reference, 1199, 'from the dashboard')
    expect(await refund(reference)).toBe('refunded')
  })

  test.each([
    ['of more than was paid', async () => (await paidPage()).reference, 1200],
    ['of a page that nobody paid', async () => (await startPage()).reference, 500],
    ['of a payment that Stripe does not know', () => Promise.resolve('stripe:cs_test_9'), 500],
  ])('%s is for somebody to look at', async (_, reference, minorUnits) => {
    expect(await refund(await reference(), minorUnits)).toBe('by-hand')
    expect(stripe.refunds.size).toBe(0)
  })
})
