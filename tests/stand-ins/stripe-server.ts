import { createHmac } from 'node:crypto'
import type { Clock } from '../../application/ports/clock.ts'
import { type Answer, type LocalServer, type ProviderCall, type Question, startLocalServer } from './local-server.ts'

type Metadata = Readonly<Record<string, string>>
type Refusal = { type: string; code?: string; param?: string; message: string; payment_intent?: Intent }

/** https://docs.stripe.com/api/checkout/sessions/object */
type Session = {
  id: string
  object: 'checkout.session'
  created: number
  expires_at: number
  mode: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  client_reference_id: string | null
  metadata: Metadata
  customer: string | null
  customer_creation: string
  customer_email: string | null
  locale: string | null
  payment_intent: string | null
  success_url: string
  cancel_url: string
  url: string | null
}

/** https://docs.stripe.com/api/payment_intents/object */
type Intent = {
  id: string
  object: 'payment_intent'
  created: number
  status: 'succeeded' | 'processing' | 'requires_payment_method' | 'requires_action' | 'canceled'
  amount: number
  amount_received: number
  currency: string
  customer: string | null
  payment_method: string | null
  description: string | null
  setup_future_usage: string | null
  metadata: Metadata
}

/** https://docs.stripe.com/api/refunds/object */
type Refund = {
  id: string
  object: 'refund'
  status: 'succeeded' | 'pending' | 'failed'
  amount: number
  currency: string
  payment_intent: string
  metadata: Metadata
}

export type StripeEventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'payment_intent.succeeded'

export type StripeServer = LocalServer & {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly intents: ReadonlyMap<string, Intent>
  readonly refunds: ReadonlyMap<string, Refund>
  /** The last session that was made, by its id. */
  lastSession(): string
  session(id: string): Session
  /** The person pays by card. */
  pay(sessionId: string): void
  /** The person's card is refused; the page stays open. */
  refuseCard(sessionId: string): void
  /** The person pays by something that a bank confirms later. */
  payLater(sessionId: string): void
  confirmLater(sessionId: string, outcome: 'succeeded' | 'declined'): void
  expire(sessionId: string): void
  /** The provider takes another amount than it was asked for. */
  takeInstead(sessionId: string, minorUnits: number): void
  /** How charges without the person end from now on. */
  endCharges(outcome: 'succeeded' | 'processing' | 'card-declined' | 'authentication-required' | 'requires-action'): void
  endRefunds(status: Refund['status']): void
  /** The person, or the dashboard, takes the kept card away. */
  removeCard(sessionId: string): void
  /** As Stripe does a day after a key was used. */
  forgetIdempotencyKeys(): void
  webhook(type: StripeEventType, sessionId: string, changes?: { secret?: string; at?: number }): ProviderCall
  /** Signs a body with the `stripe-signature` header. https://docs.stripe.com/webhooks/signature */
  sign(body: string, changes?: { secret?: string; at?: number }): ProviderCall
}

class Refused extends Error {
  readonly status: number
  readonly refusal: Refusal
  constructor(status: number, refusal: Refusal) {
    super(refusal.message)
    this.status = status
    this.refusal = refusal
  }
}

const invalid = (param: string, message: string, code = 'parameter_invalid'): Refused =>
  new Refused(400, { type: 'invalid_request_error', code, param, message })
const missing = (id: string): Refused =>
  new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message: `No such object: '${id}'` })

/** The values below one key: `metadata[orderId]=1` gives `{ orderId: '1' }`. */
const below = (form: URLSearchParams, key: string): Metadata =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (name.startsWith(`${key}[`) ? [[name.slice(key.length + 1, -1), value] as const] : [])),
  )

const required = (form: URLSearchParams, param: string): string => {
  const value = form.get(param)
  if (!value) throw invalid(param, `Missing required param: ${param}.`, 'parameter_missing')
  return value
}

const amountIn = (form: URLSearchParams, param: string): number => {
  const value = required(form, param)
  if (!/^[1-9]\d*$/.test(value)) throw invalid(param, `Invalid positive integer: ${value}`)
  return Number(value)
}

const currencyIn = (form: URLSearchParams, param: string): string => {
  const currency = required(form, param)
  if (currency !== 'eur' && currency !== 'xof') throw invalid(param, `Invalid currency: ${currency}`)
  return currency
}

/**
 * A server on loopback that speaks Stripe's API as far as the product does: Checkout Sessions, PaymentIntents without
 * the person, refunds, idempotency keys and signed webhooks. Money is moved by the methods of the answer.
 *
 * @param clock what time it is at Stripe
 * @see https://docs.stripe.com/api
 */
export const startStripeServer = async (clock: Clock): Promise<StripeServer> => {
  const secretKey = 'sk_test_stand_in'
  const webhookSecret = 'whsec_stand_in'
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const refunds = new Map<string, Refund>()
  const futureUses = new Map<string, string | null>()
  const descriptions = new Map<string, string | null>()
  const detached = new Set<string>()
  const answers = new Map<string, { question: string; answer: Answer }>()
  let chargeOutcome: Parameters<StripeServer['endCharges']>[0] = 'succeeded'
  let refundStatus: Refund['status'] = 'succeeded'
  let made = 0
  const id = (prefix: string) => `${prefix}_test_${(made += 1)}`
  const seconds = () => Math.floor(clock.now() / 1000)

  const session = (sessionId: string): Session => {
    const found = sessions.get(sessionId)
    if (!found) throw missing(sessionId)
    return found
  }
  const intentOf = (sessionId: string): Intent => {
    const found = intents.get(session(sessionId).payment_intent ?? '')
    if (!found) throw missing(sessionId)
    return found
  }

  /** Tries to take the money of a page. */
  const tryPayment = (sessionId: string, status: Intent['status']): void => {
    const paid = session(sessionId)
    if (paid.status !== 'open') throw new Error(`The page ${sessionId} is not open.`)
    const intent: Intent = {
      id: paid.payment_intent ?? id('pi'),
      object: 'payment_intent',
      created: seconds(),
      status,
      amount: paid.amount_total,
      amount_received: status === 'succeeded' ? paid.amount_total : 0,
      currency: paid.currency,
      customer: paid.customer_creation === 'always' ? id('cus') : null,
      payment_method: status === 'requires_payment_method' ? null : id('pm'),
      description: descriptions.get(sessionId) ?? null,
      setup_future_usage: futureUses.get(sessionId) ?? null,
      metadata: paid.metadata,
    }
    intents.set(intent.id, intent)
    paid.payment_intent = intent.id
    if (status === 'requires_payment_method') return
    Object.assign(paid, { status: 'complete', url: null, customer: intent.customer } satisfies Partial<Session>)
    paid.payment_status = status === 'succeeded' ? 'paid' : 'unpaid'
  }

  const expire = (sessionId: string): Session => {
    const open = session(sessionId)
    if (open.status !== 'open') throw invalid('session', 'Only Checkout Sessions with a status in ["open"] can be expired.')
    return Object.assign(open, { status: 'expired', url: null } satisfies Partial<Session>)
  }

  const createSession = (form: URLSearchParams): Session => {
    const email = form.get('customer_email')
    if (email !== null && !/^\S+@\S+\.\S+$/.test(email)) throw invalid('customer_email', `Invalid email address: ${email}`, 'email_invalid')
    if (required(form, 'mode') !== 'payment') throw invalid('mode', 'This stand-in knows the mode `payment` only.')
    required(form, 'line_items[0][price_data][product_data][name]')
    const sessionId = id('cs')
    const created: Session = {
      id: sessionId,
      object: 'checkout.session',
      created: seconds(),
      expires_at: Number(form.get('expires_at') ?? seconds() + 24 * 3600),
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amountIn(form, 'line_items[0][price_data][unit_amount]') * amountIn(form, 'line_items[0][quantity]'),
      currency: currencyIn(form, 'line_items[0][price_data][currency]'),
      client_reference_id: form.get('client_reference_id'),
      metadata: below(form, 'metadata'),
      customer: null,
      customer_creation: form.get('customer_creation') ?? 'if_required',
      customer_email: email,
      locale: form.get('locale'),
      payment_intent: null,
      success_url: required(form, 'success_url'),
      cancel_url: form.get('cancel_url') ?? '',
      url: `https://checkout.stripe.example/c/pay/${sessionId}`,
    }
    sessions.set(sessionId, created)
    futureUses.set(sessionId, form.get('payment_intent_data[setup_future_usage]'))
    descriptions.set(sessionId, form.get('payment_intent_data[description]'))
    return created
  }

  const createIntent = (form: URLSearchParams): Intent => {
    const customer = required(form, 'customer')
    const payment_method = required(form, 'payment_method')
    const isKept = [...intents.values()].some(
      (one) => one.customer === customer && one.payment_method === payment_method && one.setup_future_usage === 'off_session',
    )
    if (!isKept || detached.has(payment_method)) {
      throw invalid('payment_method', `No such PaymentMethod: '${payment_method}'`, 'resource_missing')
    }
    if (form.get('off_session') !== 'true' || form.get('confirm') !== 'true') {
      throw invalid('off_session', 'This stand-in charges without the person only.')
    }
    const amount = amountIn(form, 'amount')
    const status = (
      {
        succeeded: 'succeeded',
        processing: 'processing',
        'card-declined': 'requires_payment_method',
        'authentication-required': 'requires_payment_method',
        'requires-action': 'requires_action',
      } as const
    )[chargeOutcome]
    const intent: Intent = {
      id: id('pi'),
      object: 'payment_intent',
      created: seconds(),
      status,
      amount,
      amount_received: status === 'succeeded' ? amount : 0,
      currency: currencyIn(form, 'currency'),
      customer,
      payment_method: status === 'requires_payment_method' ? null : payment_method,
      description: form.get('description'),
      setup_future_usage: 'off_session',
      metadata: below(form, 'metadata'),
    }
    intents.set(intent.id, intent)
    if (status === 'requires_payment_method') {
      const code = chargeOutcome === 'card-declined' ? 'card_declined' : 'authentication_required'
      throw new Refused(402, { type: 'card_error', code, message: 'Your card was declined.', payment_intent: intent })
    }
    return intent
  }

  const createRefund = (form: URLSearchParams): Refund => {
    const intent = intents.get(required(form, 'payment_intent'))
    if (intent?.status !== 'succeeded') throw invalid('payment_intent', 'This PaymentIntent does not have a successful charge to refund.')
    const refunded = [...refunds.values()]
      .filter((one) => one.payment_intent === intent.id && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0)
    const amount = form.has('amount') ? amountIn(form, 'amount') : intent.amount_received - refunded
    if (refunded === intent.amount_received) throw invalid('payment_intent', 'Charge has already been refunded.', 'charge_already_refunded')
    if (amount > intent.amount_received - refunded) throw invalid('amount', 'Refund amount is greater than unrefunded amount on charge.')
    const refund: Refund = {
      id: id('re'),
      object: 'refund',
      status: refundStatus,
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      metadata: below(form, 'metadata'),
    }
    refunds.set(refund.id, refund)
    return refund
  }

  /** A page of a list, the newest first. */
  const list = <One extends { id: string }>(all: Iterable<One>, query: URLSearchParams, isWanted: (one: One) => boolean) => {
    const wanted = [...all].toReversed().filter(isWanted)
    const start = wanted.findIndex((one) => one.id === query.get('starting_after')) + 1
    const end = start + Number(query.get('limit') ?? 10)
    return { object: 'list', data: wanted.slice(start, end), has_more: end < wanted.length }
  }

  const get = (path: string, query: URLSearchParams): unknown => {
    const [, resource, wanted = ''] = /^\/v1\/(checkout\/sessions|payment_intents|refunds)(?:\/(\w+))?$/.exec(path) ?? []
    if (resource === 'checkout/sessions' && wanted !== '') {
      const found = session(wanted)
      const isExpanded = [...query].some(([name, value]) => name.startsWith('expand[') && value === 'payment_intent')
      return isExpanded ? { ...found, payment_intent: intents.get(found.payment_intent ?? '') ?? null } : found
    }
    if (resource === 'checkout/sessions') {
      return list(sessions.values(), query, ({ created }) => created >= Number(query.get('created[gte]') ?? 0))
    }
    if (resource === 'payment_intents' && wanted !== '') {
      const found = intents.get(wanted)
      if (!found) throw missing(wanted)
      return found
    }
    if (resource === 'payment_intents') return list(intents.values(), query, (one) => one.customer === query.get('customer'))
    if (resource === 'refunds') return list(refunds.values(), query, (one) => one.payment_intent === query.get('payment_intent'))
    throw missing(path)
  }

  const post = (path: string, form: URLSearchParams): unknown => {
    const expired = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1]
    if (expired) return expire(expired)
    if (path === '/v1/checkout/sessions') return createSession(form)
    if (path === '/v1/payment_intents') return createIntent(form)
    if (path === '/v1/refunds') return createRefund(form)
    throw missing(path)
  }

  /** Like Stripe, it keeps every answer to a key but those to questions that it did not accept. */
  const once = ({ method, url, headers, body }: Question, answer: () => Answer): Answer => {
    const key = method === 'POST' ? headers['idempotency-key'] : undefined
    if (key === undefined) return answer()
    const question = `${url.pathname} ${body}`
    const before = answers.get(key)
    if (before && before.question !== question) {
      const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return { status: 400, body: { error: { type: 'idempotency_error', message } } }
    }
    if (before) return before.answer
    // As it was then: what happens later to the object is not in the answer that is kept.
    const given = structuredClone(answer())
    if (given.status !== 400) answers.set(key, { question, answer: given })
    return given
  }

  const server = await startLocalServer((question) => {
    if (question.headers['authorization'] !== `Bearer ${secretKey}`) {
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } } }
    }
    return once(question, () => {
      try {
        const { method, url, body } = question
        const found = method === 'GET' ? get(url.pathname, url.searchParams) : post(url.pathname, new URLSearchParams(body))
        return { status: 200, body: found }
      } catch (error) {
        if (error instanceof Refused) return { status: error.status, body: { error: error.refusal } }
        throw error
      }
    })
  })

  const sign: StripeServer['sign'] = (body, { secret = webhookSecret, at = clock.now() } = {}) => {
    const time = Math.floor(at / 1000)
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { body, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${time},v1=${signature}` } }
  }

  return {
    ...server,
    secretKey,
    webhookSecret,
    intents,
    refunds,
    session,
    lastSession: () => [...sessions.keys()].at(-1) ?? '',
    pay: (sessionId) => tryPayment(sessionId, 'succeeded'),
    refuseCard: (sessionId) => tryPayment(sessionId, 'requires_payment_method'),
    payLater: (sessionId) => tryPayment(sessionId, 'processing'),
    confirmLater: (sessionId, outcome) => {
      const intent = intentOf(sessionId)
      intent.status = outcome === 'succeeded' ? 'succeeded' : 'requires_payment_method'
      intent.amount_received = outcome === 'succeeded' ? intent.amount : 0
      session(sessionId).payment_status = outcome === 'succeeded' ? 'paid' : 'unpaid'
    },
    expire,
    takeInstead: (sessionId, minorUnits) => {
      session(sessionId).amount_total = minorUnits
    },
    endCharges: (outcome) => {
      chargeOutcome = outcome
    },
    endRefunds: (status) => {
      refundStatus = status
    },
    removeCard: (sessionId) => {
      detached.add(intentOf(sessionId).payment_method ?? '')
    },
    forgetIdempotencyKeys: () => answers.clear(),
    sign,
    webhook: (type, sessionId, changes) => {
      const object = type.startsWith('payment_intent.') ? intentOf(sessionId) : session(sessionId)
      const event = { id: id('evt'), object: 'event', created: seconds(), livemode: false, pending_webhooks: 1, type, data: { object } }
      return sign(JSON.stringify(event), changes)
    },
  }
}
