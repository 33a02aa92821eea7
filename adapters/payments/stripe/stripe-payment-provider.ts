import { err, ok, type Result } from 'neverthrow'
import Stripe from 'stripe'
import type { Clock } from '../../../application/ports/clock.ts'
import type {
  CallbackRefused,
  PaymentNotTaken,
  PaymentProvider,
  PaymentToStart,
  PaymentUnavailable,
  RawCallback,
  RefundAnswer,
  RefundToMake,
  RenewalToCharge,
  StartedPayment,
} from '../../../application/ports/payment-provider.ts'
import type { PaymentReport } from '../../../domain/checkout/order.ts'
import { askStripe } from './stripe-failure.ts'
import {
  intentOf,
  reportOfIntent,
  reportOfSession,
  sessionWithIntentOf,
  statusOfSession,
  type StripeIntent,
} from './stripe-report.ts'
import { checkStripeSignature, reportOfEvent } from './stripe-webhook.ts'

/** `stripe:cs_…` is a checkout page, `stripe:pi_…` a charge without the person. */
const referencePattern = /^stripe:((cs|pi)_\w+)$/

/** How far back a checkout page can still be open or its key known, in seconds: Stripe closes the one and forgets the other after a day. */
const pageAge = 2 * 24 * 3600

/** What is remembered of a charge that Stripe never made. */
const unchargedPattern = /^stripe:uncharged-(.+)$/

const refundAnswers: Readonly<Record<string, RefundAnswer>> = {
  succeeded: 'refunded',
  pending: 'pending',
  requires_action: 'pending',
}

const unavailable = { type: 'payment-unavailable' } as const

type FoundPayment = { readonly report: PaymentReport; readonly intent: StripeIntent | null }

export type StripeSettings = {
  /** `sk_live_…`, `sk_test_…` or a restricted key with rights on Checkout Sessions, PaymentIntents and Refunds. */
  readonly secretKey: string
  /** `whsec_…` of the webhook endpoint; two while one is being rolled. */
  readonly webhookSecrets: readonly string[]
  /** Where Stripe's API is; null for Stripe itself. */
  readonly apiBase: URL | null
  /** How long one request may take, in milliseconds. */
  readonly timeout: number
  /** How often a request that got no answer is sent again. */
  readonly retries: number
}

/**
 * Cards, through Stripe Checkout: the person pays on a page of Stripe, later periods are charged with the card of the first payment.
 *
 * Stripe forgets idempotency keys after a day, so what moves money also looks for what it has already done.
 *
 * @see https://docs.stripe.com/payments/checkout
 */
export class StripePaymentProvider implements PaymentProvider {
  readonly #stripe: Stripe
  readonly #webhookSecrets: readonly string[]
  readonly #clock: Clock
  constructor({ secretKey, webhookSecrets, apiBase, timeout, retries, clock }: StripeSettings & { readonly clock: Clock }) {
    this.#webhookSecrets = webhookSecrets
    this.#clock = clock
    this.#stripe = new Stripe(secretKey, {
      timeout,
      maxNetworkRetries: retries,
      // It would keep a file of its own in the home folder.
      telemetry: false,
      ...(apiBase && {
        protocol: apiBase.protocol === 'http:' ? 'http' : 'https',
        host: apiBase.hostname,
        port: apiBase.port || (apiBase.protocol === 'http:' ? 80 : 443),
      }),
    })
  }

  async start(payment: PaymentToStart): Promise<Result<StartedPayment, PaymentUnavailable | PaymentNotTaken>> {
    const { orderId, amount, email, description, returnUrl, locale, isRenewing } = payment
    const metadata = { orderId }
    // Without `expires_at`: the page closes after a day, and a time of our own would make a second start differ from the first.
    const session = await askStripe(() =>
      this.#stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: amount.currency.toLowerCase(),
                unit_amount: amount.minorUnits,
                product_data: { name: description },
              },
            },
          ],
          client_reference_id: orderId,
          metadata,
          customer_email: email,
          locale,
          success_url: returnUrl,
          cancel_url: returnUrl,
          ...(isRenewing && { customer_creation: 'always' }),
          payment_intent_data: { description, metadata, ...(isRenewing && { setup_future_usage: 'off_session' }) },
        },
        { idempotencyKey: `checkout:${orderId}` },
      ),
    )
    if (session.isOk()) return ok(startedPayment(session.value, payment))
    if (session.error.type === 'key-used-otherwise') return this.#findStarted(payment)
    return err(session.error.type === 'payment-unavailable' ? unavailable : { type: 'payment-not-taken' })
  }

  /** The page of an order that was started with another language or address. */
  async #findStarted(payment: PaymentToStart): Promise<Result<StartedPayment, PaymentUnavailable>> {
    const created = { gte: Math.floor(this.#clock.now() / 1000) - pageAge }
    let last: string | undefined
    do {
      const after = last === undefined ? {} : { starting_after: last }
      const sessions = await askStripe(() => this.#stripe.checkout.sessions.list({ created, limit: 100, ...after }))
      if (sessions.isErr()) return err(unavailable)
      const { data, has_more } = sessions.value
      const found = data.find(({ metadata }) => metadata?.['orderId'] === payment.orderId)
      if (found) return ok(startedPayment(found, payment))
      last = has_more ? data.at(-1)?.id : undefined
    } while (last !== undefined)
    return err(unavailable)
  }

  async read(reference: string): Promise<Result<PaymentReport, PaymentUnavailable>> {
    const orderId = unchargedPattern.exec(reference)?.[1]
    if (orderId) return ok({ reference, orderId, status: 'declined', amount: { minorUnits: 0, currency: 'EUR' } })
    const found = await this.#find(reference)
    if (found.isErr()) return err(found.error)
    return found.value ? ok(found.value.report) : err(unavailable)
  }

  /** The payment behind a reference; null when Stripe has none. */
  async #find(reference: string): Promise<Result<FoundPayment | null, PaymentUnavailable>> {
    const [, id, kind] = referencePattern.exec(reference) ?? []
    if (!id) return ok(null)
    const answer = await (kind === 'pi'
      ? askStripe(() => this.#stripe.paymentIntents.retrieve(id))
      : askStripe(() => this.#stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })))
    if (answer.isErr()) return answer.error.type === 'payment-unavailable' ? err(answer.error) : ok(null)
    if (kind === 'pi') {
      const intent = intentOf(answer.value)
      return ok(intent && { report: reportOfIntent(intent), intent })
    }
    const session = sessionWithIntentOf(answer.value)
    const intent = session?.payment_intent ?? null
    return ok(session && { report: reportOfSession(session, statusOfSession(session, intent)), intent })
  }

  async readCallback({ body, headers }: RawCallback): Promise<Result<PaymentReport | null, CallbackRefused>> {
    const signed = { body, signature: headers['stripe-signature'] ?? '', secrets: this.#webhookSecrets }
    const checked = await checkStripeSignature(signed, this.#clock.now())
    if (checked !== 'good') return err({ type: 'callback-refused', reason: checked === 'forged' ? 'signature' : 'age' })
    return reportOfEvent(body)
  }

  /**
   * What cannot be charged without the person says `declined` too: a card that was not kept, was removed, or whose bank
   * asks for the person. Where Stripe then has no charge to name, the reference is `stripe:uncharged-…`, which is read as declined, of nothing.
   * An order that was declined stays declined: to try again, order again.
   *
   * @see https://docs.stripe.com/payments/save-during-payment?payment-ui=checkout
   */
  async charge(renewal: RenewalToCharge): Promise<Result<PaymentReport, PaymentUnavailable>> {
    const { orderId, amount, description } = renewal
    const declined = (reference: string): PaymentReport => ({ reference, orderId, amount, status: 'declined' })
    const uncharged = declined(`stripe:uncharged-${orderId}`)

    const first = await this.#find(renewal.firstReference)
    if (first.isErr()) return err(first.error)
    const { status, customer, payment_method } = first.value?.intent ?? {}
    if (status !== 'succeeded' || !customer || !payment_method) return ok(uncharged)

    // Each checkout makes a customer of its own, whose charges are those of one subscription.
    const charges = await askStripe(() => this.#stripe.paymentIntents.list({ customer, limit: 100 }))
    if (charges.isErr()) return charges.error.type === 'payment-unavailable' ? err(unavailable) : ok(uncharged)
    const before = charges.value.data.map(intentOf).find((intent) => intent?.metadata.orderId === orderId)
    if (before) return ok(reportOfIntent(before))

    const charged = await askStripe(() =>
      this.#stripe.paymentIntents.create(
        {
          amount: amount.minorUnits,
          currency: amount.currency.toLowerCase(),
          customer,
          payment_method,
          off_session: true,
          confirm: true,
          description,
          metadata: { orderId },
        },
        { idempotencyKey: `charge:${orderId}` },
      ),
    )
    if (charged.isOk()) {
      const intent = intentOf(charged.value)
      return intent ? ok(reportOfIntent(intent)) : err(unavailable)
    }
    if (charged.error.type === 'card-refused' && charged.error.intentId) return ok(declined(`stripe:${charged.error.intentId}`))
    if (charged.error.type === 'request-refused' || charged.error.type === 'card-refused') return ok(uncharged)
    return err(unavailable)
  }

  /**
   * `by-hand` where Stripe will not pay back: a payment that it does not know, one that is disputed, one too old.
   *
   * @see https://docs.stripe.com/refunds
   */
  async refund({ orderId, reference, amount }: RefundToMake): Promise<Result<RefundAnswer, PaymentUnavailable>> {
    const payment = await this.#find(reference)
    if (payment.isErr()) return err(payment.error)
    const intent = payment.value?.intent
    if (!intent) return ok('by-hand')

    const refunds = await askStripe(() => this.#stripe.refunds.list({ payment_intent: intent.id, limit: 100 }))
    if (refunds.isErr()) return refunds.error.type === 'payment-unavailable' ? err(unavailable) : ok('by-hand')
    const before = refunds.value.data.find(({ metadata }) => metadata?.['orderId'] === orderId)
    if (before) return ok(refundAnswers[before.status ?? ''] ?? 'by-hand')

    const refunded = await askStripe(() =>
      this.#stripe.refunds.create(
        { payment_intent: intent.id, amount: amount.minorUnits, metadata: { orderId } },
        { idempotencyKey: `refund:${orderId}` },
      ),
    )
    if (refunded.isOk()) return ok(refundAnswers[refunded.value.status ?? ''] ?? 'by-hand')
    if (refunded.error.type === 'request-refused') {
      return ok(refunded.error.code === 'charge_already_refunded' ? 'refunded' : 'by-hand')
    }
    return err(unavailable)
  }
}

/** A page that is no longer open has no address: the person goes where the page would send them. */
const startedPayment = (session: Stripe.Checkout.Session, { returnUrl }: PaymentToStart): StartedPayment => ({
  reference: `stripe:${session.id}`,
  redirectUrl: session.url ?? returnUrl,
})
