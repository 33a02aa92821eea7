/** The whole service on real databases, where cards are paid through Stripe and mobile money through CinetPay. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { migrate } from '../../adapters/database/migrate.ts'
import type { Database } from '../../adapters/database/schema.ts'
import { seed } from '../../adapters/database/seed.ts'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryContentLibrary } from '../../adapters/in-memory/in-memory-content-library.ts'
import { InMemoryMailer } from '../../adapters/in-memory/in-memory-mailer.ts'
import { InMemoryPasswordHasher } from '../../adapters/in-memory/in-memory-password-hasher.ts'
import { signCallback } from '../../adapters/payments/sandbox/callback-signature.ts'
import { RandomUniqueIds } from '../../adapters/system/random-unique-ids.ts'
import { everyPlan } from '../../adapters/wiring/every-plan.ts'
import { provideDatabase } from '../../adapters/wiring/server.ts'
import { provideService } from '../../adapters/wiring/service.ts'
import { makeContainer, provide, resolve, type Token } from '../../adapters/wiring/token.ts'
import { tokens } from '../../adapters/wiring/tokens.ts'
import { makeIssueGiftCards } from '../../application/service/issue-gift-cards.ts'
import { makeReconcilePayments } from '../../application/service/reconcile-payments.ts'
import { eur, xof } from '../../domain/money/money.ts'
import type { Coupon } from '../../domain/promo-codes/coupon.ts'
import { aCoupon } from '../builders/a-coupon.ts'
import { libraryOfOneBook } from '../builders/a-library.ts'
import { type CinetPayServer, startCinetPayServer } from '../stand-ins/cinetpay-server.ts'
import type { ProviderCall } from '../stand-ins/local-server.ts'
import { startStripeServer, type StripeServer } from '../stand-ins/stripe-server.ts'
import { type DatabaseUnderTest, emptyTables, engines } from './databases.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const aYearLater = Date.UTC(2027, 10, 21, 12)
const origin = 'https://alveole.example'
const password = 'ruche-dorée'
const coupons: readonly Coupon[] = [
  aCoupon({ code: 'DIX', discount: { kind: 'percent', percent: 10 }, planIds: null, usesLeft: 10 }),
  aCoupon({ code: 'OFFERT', discount: { kind: 'percent', percent: 100 }, planIds: null, usesLeft: 10 }),
]

let clock: InMemoryClock
let stripe: StripeServer
let cinetpay: CinetPayServer
let defects: unknown[]

/** One process of the product: its real API and jobs, on a clock and with mails that the test sees. */
const startProcess = (database: Database, { takesMoney = true } = {}) => {
  const container = makeContainer()
  provide(container, tokens.clock, () => clock)
  provide(container, tokens.ids, () => new RandomUniqueIds())
  provide(container, tokens.passwords, () => new InMemoryPasswordHasher())
  provide(container, tokens.library, () => new InMemoryContentLibrary(libraryOfOneBook))
  provide(container, tokens.mailer, () => new InMemoryMailer())
  provideDatabase(container, database)
  const { secretKey, webhookSecret } = stripe
  const { apiKey, siteId } = cinetpay
  provideService(container, {
    siteUrl: origin,
    publicUrl: origin,
    cookieDomain: null,
    countryHeaders: ['cf-ipcountry'],
    evaluationHeader: 'x-evaluation',
    sellingMode: 'selling',
    stripe: takesMoney ? { secretKey, webhookSecrets: [webhookSecret], apiUrl: stripe.url.href } : null,
    cinetpay: takesMoney ? { apiKey, siteId, secretKey: cinetpay.secretKey, apiUrl: cinetpay.url.href } : null,
    turnstile: null,
    version: '1.2.3',
    report: (defect) => defects.push(defect),
    isBusy: () => false,
  })
  const get = <Part>(wanted: Token<Part>): Part => resolve(container, wanted)
  const run = async (name: string): Promise<unknown> => {
    const job = get(tokens.jobs).find((one) => one.name === name)
    if (!job) throw new Error(`There is no job ${name}.`)
    return job.run()
  }
  const reconcile = () =>
    makeReconcilePayments({ orders: get(tokens.orders), payments: get(tokens.payments), settlePayment: get(tokens.settlePayment) })({ since: 0 })
  const issueGiftCards = async (planId: string, count = 1) => {
    const parts = { giftCards: get(tokens.giftCards), codes: get(tokens.giftCardCodes), plans: get(tokens.plans), clock }
    return (await makeIssueGiftCards(parts)({ planId, count, expiresAt: null }))._unsafeUnwrap()
  }
  return { api: get(tokens.api), get, run, reconcile, issueGiftCards }
}
type Product = ReturnType<typeof startProcess>

type Subscription = {
  readonly id: string
  readonly planId: string
  readonly state: string
  readonly givesAccess: boolean
  readonly startsAt: number
  readonly endsAt: number | null
  readonly refund: { readonly amount: unknown; readonly state: string } | null
}

let callers = 0
/** Each call comes from another network, so that no limit by address answers in its place. */
const send = async (product: Product, method: string, path: string, { cookie = '', body, headers = {} }: { cookie?: string; body?: unknown; headers?: Record<string, string> } = {}) => {
  callers += 1
  const answer = await product.api.request(
    `/api${path}`,
    {
      method,
      headers: { cookie, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
    { address: `2001:db8:0:${callers.toString(16)}::1` },
  )
  return { status: answer.status, headers: answer.headers, json: (await answer.json()) as Record<string, unknown> }
}

const signUp = async (product: Product, email = 'lea@example.org') => {
  const form = { email, emailConfirmation: email, password, passwordConfirmation: password, conditions: 'on' }
  const cookieOf = (headers: Headers) => headers.getSetCookie().map((header) => header.split(';')[0]).join('; ')
  let cookie = cookieOf((await send(product, 'POST', '/auth/sign-up', { body: form })).headers)
  /** A call of theirs; a year later they log in again. */
  const call = async (method: string, path: string, body?: unknown, at = product) => {
    const answer = await send(at, method, path, { cookie, body })
    if (answer.status !== 401) return answer
    cookie = cookieOf((await send(at, 'POST', '/auth/local', { body: { email, password } })).headers)
    return send(at, method, path, { cookie, body })
  }
  const order = (changes: Record<string, unknown> = {}, at = product) =>
    call('POST', '/orders', { planId: 'solo-yearly', couponCode: null, immediateAccess: true, idempotencyKey: 'form-0001', ...changes }, at)
  return {
    email,
    call,
    order,
    /** Orders a plan by card and gives the order and the page on which it is paid. */
    openPage: async (changes: Record<string, unknown> = {}) => {
      const { json } = await order(changes)
      return { orderId: String(json['orderId']), page: String(json['redirectUrl']).split('/').at(-1) ?? '' }
    },
    state: async (orderId: string, at = product) => (await call('POST', `/orders/${orderId}/confirm`, undefined, at)).json['state'],
    subscriptions: async () => (await call('GET', '/subscriptions')).json as unknown as readonly Subscription[],
    redeem: (code: string, idempotencyKey = 'card-0001', at = product) => call('POST', '/gift-cards/redeem', { code, immediateAccess: true, idempotencyKey }, at),
  }
}
type Member = Awaited<ReturnType<typeof signUp>>

const tell = async (product: Product, gateway: string, { body, headers }: ProviderCall) => {
  const { status, json } = await send(product, 'POST', `/payments/callbacks/${gateway}`, { body, headers })
  return { status, ...json }
}

describe.each(engines.filter(({ name }) => name !== 'PGlite'))('on $name', ({ start }) => {
  let server: DatabaseUnderTest
  let database: Database
  let others: readonly Database[]
  let product: Product
  /** The processes that share the database. SQLite waits for another process without letting go of its own: see jobs.test.ts. */
  let processes: readonly Product[]

  beforeAll(async () => {
    server = await start()
    database = server.open()
    await migrate(database)
    others = database.hasRowLocks ? [server.open()] : []
  })
  afterAll(() => server?.remove())

  beforeEach(async () => {
    clock = new InMemoryClock(noon)
    defects = []
    stripe = await startStripeServer(clock)
    cinetpay = await startCinetPayServer()
    await emptyTables(database)
    await seed(database, everyPlan, coupons)
    product = startProcess(database)
    processes = [product, ...others.map((other) => startProcess(other)), ...(database.hasRowLocks ? [] : [startProcess(database)])]
  })
  afterEach(async () => {
    await Promise.all([stripe.stop(), cinetpay.stop()])
    if (defects.length > 0) throw defects[0]
  })

  const atOnce = (work: (one: Product) => Promise<unknown>) => Promise.all([...processes, ...processes].map(work))
  const advanceTo = (time: number) => clock.advance(time - clock.now())
  const mails = async (kind: string) => {
    const rows = await database.db.selectFrom('mails').select('recipient').where('kind', '=', kind).orderBy('id').execute()
    return rows.map(({ recipient }) => recipient)
  }
  const usesLeft = async (code: string) =>
    (await database.db.selectFrom('coupons').select('uses_left').where('code', '=', code).executeTakeFirst())?.uses_left
  const chargeWebhook = () => stripe.sign(JSON.stringify({ type: 'payment_intent.succeeded', data: { object: succeeded().at(-1) } }))
  const succeeded = () => [...stripe.intents.values()].filter(({ status }) => status === 'succeeded')

  describe('a payment by card', () => {
    test.each([
      ['told before the return', ['webhook', 'return']],
      ['told after the return', ['return', 'webhook']],
      ['told five times', ['webhook', 'webhook', 'return', 'webhook', 'webhook', 'webhook']],
      ['never told', ['return']],
      ['never told, of somebody who never comes back', ['job']],
    ] as const)('%s gives its subscription and its receipt once', async (_, steps) => {
      const lea = await signUp(product)
      const { orderId, page } = await lea.openPage()
      expect(stripe.session(page)).toMatchObject({ amount_total: 8999, currency: 'eur', customer_email: lea.email })
      expect(await lea.state(orderId)).toBe('pending')
      stripe.pay(page)
      clock.advance(minute)
      for (const step of steps) {
        if (step === 'webhook') expect(await tell(product, 'stripe', stripe.webhook('checkout.session.completed', page))).toEqual({ status: 200, state: 'paid' })
        if (step === 'return') expect(await lea.state(orderId)).toBe('paid')
        if (step === 'job') await product.run('pending orders')
      }
      expect(await lea.subscriptions()).toMatchObject([{ planId: 'solo-yearly', state: 'active', givesAccess: true, endsAt: aYearLater + minute }])
      expect(await mails('receipt')).toEqual([lea.email])
    })

    test('told, confirmed and looked for by several processes at once gives one subscription', async () => {
      const lea = await signUp(product)
      const { orderId, page } = await lea.openPage()
      stripe.pay(page)
      clock.advance(minute)
      const webhook = stripe.webhook('checkout.session.completed', page)
      await atOnce((one) => Promise.all([tell(one, 'stripe', webhook), lea.state(orderId, one), one.run('pending orders'), one.reconcile()]))
      expect(await lea.subscriptions()).toHaveLength(1)
      expect(await mails('receipt')).toEqual([lea.email])
    })

    test.each([
      ['a signature of somebody else', 'signature', (page: string) => stripe.webhook('checkout.session.completed', page, { secret: 'whsec_other' })],
      ['a signature that is too old', 'age', (page: string) => stripe.webhook('checkout.session.completed', page, { at: noon - 6 * minute })],
      ['no signature', 'signature', (page: string) => ({ ...stripe.webhook('checkout.session.completed', page), headers: {} })],
    ])('is not believed of a webhook with %s', async (_, reason, webhookOf) => {
      const lea = await signUp(product)
      const { page } = await lea.openPage()
      expect(await tell(product, 'stripe', webhookOf(page))).toMatchObject({ status: 403, type: 'callback-refused', reason })
      expect(await lea.subscriptions()).toEqual([])
    })

    test('is not believed of a webhook that was changed, nor of one sent to another gateway', async () => {
      const lea = await signUp(product)
      const { page } = await lea.openPage()
      const webhook = stripe.webhook('checkout.session.completed', page)
      const changed = { ...webhook, body: webhook.body.replaceAll('"unpaid"', '"paid"') }
      expect(await tell(product, 'stripe', changed)).toMatchObject({ status: 403, reason: 'signature' })
      for (const gateway of ['cinetpay', 'sandbox', 'constructor']) expect(await tell(product, gateway, webhook)).toMatchObject({ status: 403 })
      expect(await lea.subscriptions()).toEqual([])
    })

    test('whose card is refused stays open for another card', async () => {
      const lea = await signUp(product)
      const { orderId, page } = await lea.openPage()
      stripe.refuseCard(page)
      expect(await lea.state(orderId)).toBe('pending')
      stripe.pay(page)
      expect(await lea.state(orderId)).toBe('paid')
    })

    test.each(['webhook', 'job'])('that nobody makes is abandoned with its page, and its coupon is free again (%s)', async (by) => {
      const lea = await signUp(product)
      const { orderId, page } = await lea.openPage({ couponCode: 'DIX' })
      expect(await usesLeft('DIX')).toBe(9)
      clock.advance(day)
      stripe.expire(page)
      if (by === 'webhook') expect(await tell(product, 'stripe', stripe.webhook('checkout.session.expired', page))).toEqual({ status: 200, state: 'abandoned' })
      else await product.run('pending orders')
      expect(await lea.state(orderId)).toBe('abandoned')
      expect(await usesLeft('DIX')).toBe(10)
      expect(await mails('receipt')).toEqual([])
    })

    test.each([
      ['succeeded', 'checkout.session.async_payment_succeeded', 'paid', 1],
      ['declined', 'checkout.session.async_payment_failed', 'declined', 0],
    ] as const)('that a bank confirms later is pending until it %s', async (outcome, event, state, given) => {
      const lea = await signUp(product)
      const { orderId, page } = await lea.openPage()
      stripe.payLater(page)
      expect(await tell(product, 'stripe', stripe.webhook('checkout.session.completed', page))).toEqual({ status: 200, state: 'pending' })
      expect(await lea.state(orderId)).toBe('pending')
      expect(await lea.subscriptions()).toEqual([])
      clock.advance(3 * day)
      stripe.confirmLater(page, outcome)
      expect(await tell(product, 'stripe', stripe.webhook(event, page))).toEqual({ status: 200, state })
      expect(await lea.subscriptions()).toHaveLength(given)
    })

    test('of another amount gives nothing, and the reconciliation tells it', async () => {
      const lea = await signUp(product)
      const { orderId, page } = await lea.openPage()
      stripe.pay(page)
      stripe.takeInstead(page, 1)
      expect(await tell(product, 'stripe', stripe.webhook('checkout.session.completed', page))).toEqual({ status: 200, state: 'mismatched' })
      expect(await lea.subscriptions()).toEqual([])
      expect((await product.reconcile()).mismatched).toEqual([{ orderId, ordered: eur(89.99), paid: eur(0.01) }])
      expect(await lea.state(orderId)).toBe('mismatched')
    })
  })

  describe('a payment by mobile money', () => {
    const ordered = async () => {
      const lea = await signUp(product)
      const { json } = await lea.order({ planId: 'africa-family-yearly-mobile-money' })
      return { lea, orderId: String(json['orderId']) }
    }

    test('is asked for in a multiple of 5 francs, is pending on the phone, and then gives its subscription once', async () => {
      const { lea, orderId } = await ordered()
      expect(cinetpay.transaction(orderId)).toMatchObject({ amount: '98385', currency: 'XOF', notifyUrl: `${origin}/api/payments/callbacks/cinetpay` })
      cinetpay.wait(orderId)
      expect(await tell(product, 'cinetpay', cinetpay.notification(orderId))).toEqual({ status: 200, state: 'pending' })
      expect(await lea.state(orderId)).toBe('pending')
      cinetpay.pay(orderId)
      const notification = cinetpay.notification(orderId)
      await atOnce((one) => Promise.all([tell(one, 'cinetpay', notification), lea.state(orderId, one)]))
      expect(await lea.subscriptions()).toMatchObject([{ planId: 'africa-family-yearly-mobile-money', givesAccess: true }])
      expect(await mails('receipt')).toEqual([lea.email])
    })

    test('that is forged, refused, turned away from or of another amount gives nothing', async () => {
      const { lea, orderId } = await ordered()
      expect(await tell(product, 'cinetpay', cinetpay.notification(orderId, { secretKey: 'other' }))).toMatchObject({ status: 403, reason: 'signature' })
      cinetpay.refuse(orderId)
      expect(await tell(product, 'cinetpay', cinetpay.notification(orderId))).toEqual({ status: 200, state: 'declined' })
      cinetpay.pay(orderId)
      cinetpay.takeInstead(orderId, { amount: '100' })
      expect(await tell(product, 'cinetpay', cinetpay.notification(orderId))).toEqual({ status: 200, state: 'mismatched' })
      expect(await lea.subscriptions()).toEqual([])
      expect((await product.reconcile()).mismatched).toEqual([{ orderId, ordered: xof(98_385), paid: xof(100) }])
    })

    test('is not renewed, and is paid back by hand', async () => {
      const { lea, orderId } = await ordered()
      cinetpay.pay(orderId)
      await lea.state(orderId)
      const [subscription] = await lea.subscriptions()
      expect(subscription).toMatchObject({ renewal: null, mayCancel: false })
      await lea.call('POST', `/subscriptions/${subscription?.id}/withdraw`)
      expect(await lea.subscriptions()).toMatchObject([{ state: 'refunded', refund: { amount: xof(98_385), state: 'by-hand' } }])
    })

    test('sent twice at once leads to its page and stays open', async () => {
      const lea = await signUp(product)
      const form = { planId: 'africa-family-yearly-mobile-money', couponCode: 'DIX' }
      const answers = await Promise.all([lea.order(form), lea.order(form)])
      const orderId = String(answers.find(({ status }) => status === 200)?.json['orderId'])
      expect(await lea.state(orderId)).toBe('pending')
      expect(await usesLeft('DIX')).toBe(9)
    })
  })

  describe('a provider', () => {
    test.each(['unavailable', 'nonsense', 'answer-lost'] as const)('that is %s when a payment starts is asked again with the same form: one page, one order', async (behaviour) => {
      const lea = await signUp(product)
      stripe.behave(behaviour)
      expect(await lea.order()).toMatchObject({ status: 502, json: { type: 'payment-unavailable' } })
      stripe.behave('well')
      const { orderId, page } = await lea.openPage()
      expect(page).toBe(stripe.lastSession())
      stripe.pay(page)
      expect(await lea.state(orderId)).toBe('paid')
      expect(succeeded()).toHaveLength(1)
    })

    test.each(['unavailable', 'nonsense'] as const)('that is %s when the person comes back leaves the order pending, until a job asks again', async (behaviour) => {
      const lea = await signUp(product)
      const { orderId, page } = await lea.openPage()
      stripe.pay(page)
      stripe.behave(behaviour)
      expect(await lea.state(orderId)).toBe('pending')
      clock.advance(minute)
      await product.run('pending orders')
      expect((await product.reconcile()).unanswered).toEqual([orderId])
      stripe.behave('well')
      clock.advance(minute)
      await atOnce((one) => one.run('pending orders'))
      expect(await lea.subscriptions()).toHaveLength(1)
    })

    test('that is slow is waited for', async () => {
      const lea = await signUp(product)
      stripe.behave(300)
      const { orderId, page } = await lea.openPage()
      stripe.pay(page)
      expect(await lea.state(orderId)).toBe('paid')
    })

    test('that stays away is given up after an hour: the coupon is free, and the same form buys nothing at that price any more', async () => {
      const lea = await signUp(product)
      stripe.behave('unavailable')
      await lea.order({ couponCode: 'DIX' })
      stripe.behave('well')
      clock.advance(hour)
      await product.run('pending orders')
      expect(await usesLeft('DIX')).toBe(10)
      expect(await lea.order({ couponCode: 'DIX' })).toMatchObject({ status: 422, json: { type: 'idempotency-key-reused' } })
      expect(stripe.lastSession()).toBe('')
      expect((await lea.order({ couponCode: 'DIX', idempotencyKey: 'form-0002' })).status).toBe(200)
      expect(stripe.session(stripe.lastSession())).toMatchObject({ amount_total: 8099 })
      expect(await usesLeft('DIX')).toBe(9)
    })
  })

  const subscriber = async (planId = 'solo-yearly') => {
    const lea = await signUp(product)
    const { orderId, page } = await lea.openPage({ planId })
    stripe.pay(page)
    await lea.state(orderId)
    const [subscription] = await lea.subscriptions()
    return { lea, orderId, page, id: subscription?.id ?? '' }
  }

  describe('a withdrawal', () => {
    test('by several requests and jobs at once is refunded once', async () => {
      const { lea, id } = await subscriber()
      clock.advance(3 * day)
      await atOnce(async (one) => {
        expect(await lea.call('POST', `/subscriptions/${id}/withdraw`, undefined, one)).toMatchObject({ status: 200, json: { refund: eur(89.26) } })
        await one.run('refunds')
      })
      expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([8926])
      expect(await lea.subscriptions()).toMatchObject([{ state: 'refunded', givesAccess: false, refund: { amount: eur(89.26), state: 'done' } }])
      expect(await mails('withdrawal-confirmation')).toEqual([lea.email])
    })

    test.each(['unavailable', 'answer-lost', 'nonsense'] as const)('stands while the provider is %s, and is refunded once by the job, even days later', async (behaviour) => {
      const { lea, id } = await subscriber()
      stripe.behave(behaviour)
      expect(await lea.call('POST', `/subscriptions/${id}/withdraw`)).toMatchObject({ status: 200, json: { refund: eur(89.99) } })
      expect(await lea.subscriptions()).toMatchObject([{ state: 'refunded', givesAccess: false, refund: { state: 'asked' } }])
      stripe.behave('well')
      clock.advance(2 * day)
      stripe.forgetIdempotencyKeys()
      await atOnce((one) => one.run('refunds'))
      await lea.call('POST', `/subscriptions/${id}/withdraw`)
      expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([8999])
      expect(await lea.subscriptions()).toMatchObject([{ refund: { amount: eur(89.99), state: 'done' } }])
    })

    test('that the provider refuses waits for somebody', async () => {
      const { lea, id } = await subscriber()
      stripe.endRefunds('failed')
      await lea.call('POST', `/subscriptions/${id}/withdraw`)
      await product.run('refunds')
      expect(await lea.subscriptions()).toMatchObject([{ refund: { state: 'by-hand' } }])
      expect(stripe.refunds.size).toBe(1)
    })
  })

  describe('a renewal', () => {
    const lastDay = aYearLater - day
    const renewals = async () =>
      database.db.selectFrom('orders').select(['id', 'state', 'amount']).where('renews_subscription_id', 'is not', null).orderBy('created_at').execute()

    test('is charged once, a day before the end, by several processes at once', async () => {
      const { lea } = await subscriber()
      advanceTo(lastDay - 1)
      await atOnce((one) => one.run('renewals'))
      expect(succeeded()).toHaveLength(1)
      clock.advance(1)
      await atOnce((one) => one.run('renewals'))
      stripe.forgetIdempotencyKeys()
      await atOnce((one) => one.run('renewals'))
      expect(succeeded().map(({ amount }) => amount)).toEqual([8999, 8999])
      expect(await lea.subscriptions()).toMatchObject([{ state: 'active', endsAt: Date.UTC(2028, 10, 21, 12) }])
      expect(await mails('receipt')).toEqual([lea.email, lea.email])
      expect(await product.reconcile()).toMatchObject({ unpaid: 0, withoutSubscription: [] })
    })

    test('whose card is declined is tried four times, and then ends with one mail', async () => {
      const { lea } = await subscriber()
      stripe.endCharges('card-declined')
      advanceTo(lastDay)
      for (let runs = 0; runs < 24; runs += 1) {
        await atOnce((one) => one.run('renewals'))
        clock.advance(hour)
      }
      await atOnce((one) => one.run('renewals'))
      expect((await renewals()).map(({ state }) => state)).toEqual(['declined', 'declined', 'declined', 'declined'])
      expect(await lea.subscriptions()).toMatchObject([{ state: 'expired', givesAccess: false }])
      expect(await mails('renewal-failed')).toEqual([lea.email])
      expect(await product.reconcile()).toMatchObject({ unpaid: 4, unanswered: [], delivered: [] })
    })

    test('that a bank confirms after the end gives its period all the same', async () => {
      const { lea } = await subscriber()
      stripe.endCharges('processing')
      advanceTo(lastDay)
      await product.run('renewals')
      advanceTo(aYearLater + 2 * day)
      await product.run('renewals')
      for (const intent of stripe.intents.values()) Object.assign(intent, { status: 'succeeded', amount_received: intent.amount })
      await product.run('pending orders')
      expect(await lea.subscriptions()).toMatchObject([{ state: 'active', endsAt: Date.UTC(2028, 10, 21, 12) }])
      expect(await mails('renewal-failed')).toEqual([])
    })

    test.each([
      ['goes on', () => Promise.resolve(), 'paid', Date.UTC(2028, 10, 21, 12)],
      ['cancels meanwhile', (lea: Member, id: string) => lea.call('POST', `/subscriptions/${id}/cancel`), 'paid', Date.UTC(2028, 10, 21, 12)],
      // There is nobody to give it to: it stays in sight until somebody gives it back.
      ['deletes the account meanwhile', (lea: Member) => lea.call('POST', '/account/delete', { password }), 'mismatched', Date.UTC(2027, 10, 21, 12)],
    ] as const)('is charged once, and not lost, when the process is killed before it is noted and the person %s', async (_, meanwhile, state, end) => {
      const { lea, id } = await subscriber()
      advanceTo(lastDay)
      vi.spyOn(product.get(tokens.orders), 'attachCharge').mockRejectedValueOnce(new Error('killed'))
      await expect(product.run('renewals')).rejects.toThrow('killed')
      expect((await product.reconcile()).unanswered).toHaveLength(1)
      clock.advance(minute)
      await meanwhile(lea, id)
      clock.advance(10 * minute)
      await atOnce((one) => one.run('renewals'))
      expect(await tell(product, 'stripe', chargeWebhook())).toEqual({ status: 200, state })
      const given = await database.db.selectFrom('subscriptions').select('ends_at').execute()
      expect(given).toEqual([{ ends_at: end }])
      expect((await product.reconcile()).mismatched).toHaveLength(state === 'mismatched' ? 1 : 0)
      expect(succeeded()).toHaveLength(2)
    })

    test('that cannot be charged, of a process that is killed before it is settled, is declined by the next job', async () => {
      const { lea, page } = await subscriber()
      stripe.removeCard(page)
      advanceTo(lastDay)
      vi.spyOn(product.get(tokens.orders), 'settle').mockRejectedValueOnce(new Error('killed'))
      await expect(product.run('renewals')).rejects.toThrow('killed')
      clock.advance(minute)
      await product.run('pending orders')
      expect((await renewals()).map(({ state }) => state)).toEqual(['declined'])
      expect((await product.reconcile()).unanswered).toEqual([])
      advanceTo(aYearLater)
      await product.run('renewals')
      expect(await mails('renewal-failed')).toEqual([lea.email])
    })
  })

  describe('a gift card', () => {
    test('is spent once by a hundred people at once', async () => {
      const [code = ''] = await product.issueGiftCards('solo-yearly')
      const people = await Promise.all(Array.from({ length: 100 }, (_, index) => signUp(product, `member-${index}@example.org`)))
      const answers = await Promise.all(people.map((one, index) => one.redeem(code, 'card-0001', processes[index % processes.length])))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ json }) => json['type'] === 'gift-card-already-spent')).toHaveLength(99)
      expect(await mails('receipt')).toHaveLength(1)
    })

    test.each([
      ['of one plan', ['solo-yearly', 'solo-yearly']],
      ['of two plans', ['solo-yearly', 'family-yearly']],
    ])('and another one %s, spent at once by somebody new, give two years', async (_, planIds) => {
      const lea = await signUp(product)
      const codes: string[] = []
      for (const planId of planIds) codes.push(...(await product.issueGiftCards(planId)))
      await Promise.all(codes.map((code, index) => lea.redeem(code, `card-000${index}`, processes[index % processes.length])))
      const given = await lea.subscriptions()
      expect(given.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
        [aYearLater, Date.UTC(2028, 10, 21, 12)],
        [noon, aYearLater],
      ])
    })
  })

  describe('a coupon with ten uses', () => {
    const people = () => Promise.all(Array.from({ length: 100 }, (_, index) => signUp(product, `member-${index}@example.org`)))

    test.each(['DIX', 'OFFERT'])('is taken ten times by a hundred people at once (%s)', async (couponCode) => {
      const answers = await Promise.all((await people()).map((one, index) => one.order({ couponCode }, processes[index % processes.length])))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
      expect(answers.filter(({ json }) => json['type'] === 'coupon-used-up')).toHaveLength(90)
      expect(await usesLeft(couponCode)).toBe(0)
    })

    test('that takes the whole price gives one person one subscription, however many forms they send at once', async () => {
      const lea = await signUp(product)
      await Promise.all(Array.from({ length: 6 }, (_, index) => lea.order({ couponCode: 'OFFERT', idempotencyKey: `form-000${index}` }, processes[index % processes.length])))
      expect(await lea.subscriptions()).toHaveLength(1)
      expect(await mails('receipt')).toHaveLength(1)
      expect(await usesLeft('OFFERT')).toBe(9)
    })
  })

  describe('somebody who tampers', () => {
    test('with the price pays the price of the catalogue', async () => {
      const lea = await signUp(product)
      const changes = { amount: { minorUnits: 1, currency: 'EUR' }, price: 1, provider: 'gift-card', memberId: 'max', id: 'order-1', state: 'paid' }
      const { page } = await lea.openPage(changes)
      expect(stripe.session(page)).toMatchObject({ amount_total: 8999, currency: 'eur' })
      expect(await lea.subscriptions()).toEqual([])
    })

    test.each(['testing-one-day', 'solo-yearly-2019', '__proto__', "' OR 1=1 --"])('with the plan, as %s, orders nothing', async (planId) => {
      const lea = await signUp(product)
      expect(await lea.order({ planId })).toMatchObject({ status: 404, json: { type: 'plan-unknown' } })
      expect(stripe.lastSession()).toBe('')
    })

    test('with the order or the subscription of somebody else learns and changes nothing', async () => {
      const { orderId, id, lea } = await subscriber()
      const max = await signUp(product, 'max@example.org')
      expect(await max.call('POST', `/orders/${orderId}/confirm`)).toMatchObject({ status: 404, json: { type: 'order-unknown' } })
      for (const change of ['cancel', 'resume', 'withdraw']) {
        expect(await max.call('POST', `/subscriptions/${id}/${change}`)).toMatchObject({ status: 404, json: { type: 'subscription-unknown' } })
      }
      expect(await lea.subscriptions()).toMatchObject([{ state: 'active', cancelledAt: null }])
    })
  })

  describe('the sandbox, once payments are real', () => {
    const ofTheSandbox = async () => {
      const before = startProcess(database, { takesMoney: false })
      const lea = await signUp(before)
      const { page } = await lea.openPage()
      return { before, lea, page }
    }
    const choice = { outcome: 'succeeded', callback: 'before-return', copies: 1 }

    test('pays for nothing that waits on its page', async () => {
      const { before, lea, page } = await ofTheSandbox()
      expect(await send(product, 'GET', `/sandbox-payments/${page}`)).toMatchObject({ status: 404 })
      expect(await send(product, 'POST', `/sandbox-payments/${page}/choice`, { body: choice })).toMatchObject({ status: 404 })
      expect(await lea.subscriptions()).toEqual([])
      expect((await send(before, 'POST', `/sandbox-payments/${page}/choice`, { body: choice })).status).toBe(200)
    })

    test('renews nothing that it sold', async () => {
      const { before, lea, page } = await ofTheSandbox()
      await send(before, 'POST', `/sandbox-payments/${page}/choice`, { body: choice })
      expect(await lea.subscriptions()).toMatchObject([{ state: 'active', endsAt: aYearLater }])
      advanceTo(aYearLater - day)
      await product.run('renewals')
      expect(await lea.subscriptions()).toMatchObject([{ endsAt: aYearLater }])
      expect(await mails('receipt')).toHaveLength(1)
      expect(await product.reconcile()).toMatchObject({ unpaid: 1, unanswered: [], misdirected: [] })
      advanceTo(aYearLater)
      await product.run('renewals')
      expect(await mails('renewal-failed')).toEqual([lea.email])
    })

    test('is not believed, even when it signs', async () => {
      const { lea, page } = await ofTheSandbox()
      const orderId = (await database.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()).id
      const [{ secret }] = await product.get(tokens.keys).of('sandbox-callbacks')
      const body = JSON.stringify({ reference: `sandbox:${page}`, orderId, status: 'succeeded', amount: eur(89.99) })
      const headers = { 'content-type': 'application/json', 'sandbox-signature': await signCallback(body, secret, noon) }
      expect(await tell(product, 'sandbox', { body, headers })).toMatchObject({ status: 403, type: 'callback-refused' })
      expect(await lea.subscriptions()).toEqual([])
    })
  })
})
