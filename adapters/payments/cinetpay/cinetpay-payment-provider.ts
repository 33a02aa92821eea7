import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import type {
  CallbackRefused,
  PaymentNotTaken,
  PaymentProvider,
  PaymentToStart,
  PaymentUnavailable,
  RawCallback,
  RefundAnswer,
  RenewalToCharge,
  StartedPayment,
} from '../../../application/ports/payment-provider.ts'
import type { PaymentReport } from '../../../domain/checkout/order.ts'
import { isSignedByCinetPay } from './cinetpay-signature.ts'
import { answerSchema, type CinetPayAnswer, reportOfCheck } from './cinetpay-transaction.ts'

const unavailable = { type: 'payment-unavailable' } as const
const notTaken = { type: 'payment-not-taken' } as const

const productionApi = new URL('https://api-checkout.cinetpay.com')

const createdCode = '201'
const apiKeyUnknownCode = '609'
/** A field that is missing, wrong or taken (a transaction that exists), an amount too low, an amount too high. */
const refusedForGood: readonly string[] = ['608', '641', '642']

const pageSchema = v.object({ payment_url: v.pipe(v.string(), v.url()) })

/** Signs that CinetPay asks to leave out of descriptions. */
const unwantedSigns = /[#/$_&]/g

export type CinetPaySettings = {
  readonly apiKey: string
  readonly siteId: string
  /** Signs the notifications. */
  readonly secretKey: string
  /** Where CinetPay sends its notifications; it also asks there with GET whether somebody answers. */
  readonly notifyUrl: string
  /** Where CinetPay's API is; null for CinetPay itself. */
  readonly apiBase: URL | null
  /** How long one request may take, in milliseconds. */
  readonly timeout: number
}

/**
 * Mobile money in CFA francs, through CinetPay's API v2: the person pays on a page of CinetPay and confirms on the phone.
 *
 * The transaction has the order's id. CinetPay gives the address of its page once, so the first answer is to be kept: a
 * second start of the same order is unavailable while the payment is open, and a payment that was refused needs a new order.
 *
 * @see https://docs.cinetpay.com/api/1.0-en/checkout/initialisation
 */
export class CinetPayPaymentProvider implements PaymentProvider {
  readonly #settings: CinetPaySettings
  readonly #fetch: typeof globalThis.fetch
  constructor({ fetch, ...settings }: CinetPaySettings & { readonly fetch: typeof globalThis.fetch }) {
    this.#settings = settings
    this.#fetch = fetch
  }

  async start(payment: PaymentToStart): Promise<Result<StartedPayment, PaymentUnavailable | PaymentNotTaken>> {
    const { orderId, amount, description, returnUrl, locale } = payment
    if (amount.currency !== 'XOF' || amount.minorUnits % 5 !== 0) return err(notTaken)
    const answer = await this.#ask('/v2/payment', {
      transaction_id: orderId,
      amount: amount.minorUnits,
      currency: amount.currency,
      description: description.replaceAll(unwantedSigns, ' '),
      notify_url: this.#settings.notifyUrl,
      return_url: returnUrl,
      channels: 'MOBILE_MONEY',
      lang: locale,
    })
    if (answer.isErr()) return err(answer.error)
    const { code, data } = answer.value
    const reference = `cinetpay:${orderId}`
    if (code === createdCode && v.is(pageSchema, data)) return ok({ reference, redirectUrl: data.payment_url })
    if (!refusedForGood.includes(code)) return err(unavailable)

    const before = await this.read(reference)
    if (before.isErr()) return err(notTaken)
    if (before.value.status === 'succeeded') return ok({ reference, redirectUrl: returnUrl })
    // Somebody may be on its page: the order must not be given up meanwhile.
    return err(before.value.status === 'pending' ? unavailable : notTaken)
  }

  async read(reference: string): Promise<Result<PaymentReport, PaymentUnavailable>> {
    const transactionId = /^cinetpay:(.+)$/.exec(reference)?.[1]
    if (!transactionId) return err(unavailable)
    const answer = await this.#ask('/v2/payment/check', { transaction_id: transactionId })
    const report = answer.isOk() ? reportOfCheck(answer.value, transactionId) : null
    return report ? ok(report) : err(unavailable)
  }

  /** A notification only says which transaction to ask about; one that comes twice, or late, does no harm. */
  async readCallback({ body, headers }: RawCallback): Promise<Result<PaymentReport | null, CallbackRefused | PaymentUnavailable>> {
    const fields = new URLSearchParams(body)
    const isSigned = await isSignedByCinetPay(fields, headers['x-token'] ?? '', this.#settings.secretKey)
    if (!isSigned) return err({ type: 'callback-refused', reason: 'signature' })
    const transactionId = fields.get('cpm_trans_id')
    if (!transactionId || fields.get('cpm_site_id') !== this.#settings.siteId) {
      return err({ type: 'callback-refused', reason: 'content' })
    }
    return this.read(`cinetpay:${transactionId}`)
  }

  /** Mobile money asks for the person every time. */
  charge({ orderId, amount }: RenewalToCharge): Promise<Result<PaymentReport, PaymentUnavailable>> {
    return Promise.resolve(ok({ reference: `cinetpay:${orderId}`, orderId, amount, status: 'declined' }))
  }

  /** Somebody pays back from CinetPay's back office: its API v2 has no refunds. */
  refund(): Promise<Result<RefundAnswer, PaymentUnavailable>> {
    return Promise.resolve(ok('by-hand'))
  }

  async #ask(path: string, question: Readonly<Record<string, string | number>>): Promise<Result<CinetPayAnswer, PaymentUnavailable>> {
    const { apiKey, siteId, apiBase, timeout } = this.#settings
    const answer = await this.#post(new URL(path, apiBase ?? productionApi), { apikey: apiKey, site_id: siteId, ...question }, timeout)
    if (!answer) return err(unavailable)
    if (answer.code === apiKeyUnknownCode) throw new Error('CinetPay does not know the API key of this product.')
    return ok(answer)
  }

  /** Null for no answer, an answer too late, and one that is not CinetPay's. Refusals come with a status of 400 or more and a code. */
  async #post(url: URL, body: object, timeout: number): Promise<CinetPayAnswer | null> {
    try {
      const response = await this.#fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        // The body carries the API key.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      if (response.status === 429 || response.status >= 500) return null
      return v.parse(answerSchema, await response.json())
    } catch {
      return null
    }
  }
}
