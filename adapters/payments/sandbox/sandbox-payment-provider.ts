import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import type { Clock } from '../../../application/ports/clock.ts'
import type {
  CallbackRefused,
  PaymentProvider,
  PaymentToStart,
  PaymentUnavailable,
  RawCallback,
  RefundAnswer,
  RefundToMake,
  RenewalToCharge,
  StartedPayment,
} from '../../../application/ports/payment-provider.ts'
import type { SandboxPayment, SandboxPaymentStore } from '../../../application/ports/sandbox-payment-store.ts'
import type { SigningKeys } from '../../../application/ports/signing-keys.ts'
import type { UniqueIds } from '../../../application/ports/unique-ids.ts'
import { type PaymentReport, paymentStatuses } from '../../../domain/checkout/order.ts'
import { moneySchema } from '../../../domain/money/money-schema.ts'
import { checkSignature } from './callback-signature.ts'

const sandboxReportSchema = v.object({
  reference: v.string(),
  orderId: v.string(),
  status: v.picklist(paymentStatuses),
  amount: moneySchema,
})

/** How long a payment page stays open, in milliseconds; after that the payment is abandoned. */
const pageAge = 24 * 3_600_000

const prefix = 'sandbox:'

/** The payment's name in the store and on the payment page. References given out before there were other gateways have no prefix. */
const storedReference = (reference: string): string => (reference.startsWith(prefix) ? reference.slice(prefix.length) : reference)

/** What the sandbox says of a payment at a moment. */
export const reportOf = (payment: SandboxPayment, now: number): PaymentReport => {
  const { orderId, amount, chosen } = payment
  const untilNow = chosen === null && now >= payment.createdAt + pageAge ? 'abandoned' : chosen
  return {
    reference: `${prefix}${payment.reference}`,
    orderId,
    amount,
    status: untilNow !== null && now >= payment.effectiveAt ? untilNow : 'pending',
  }
}

/** A payment provider that takes no money: the person says on a page of the product how the payment ends. */
export class SandboxPaymentProvider implements PaymentProvider {
  readonly #parts: { store: SandboxPaymentStore; keys: SigningKeys; clock: Clock; ids: UniqueIds; siteUrl: string }
  constructor(parts: { store: SandboxPaymentStore; keys: SigningKeys; clock: Clock; ids: UniqueIds; siteUrl: string }) {
    this.#parts = parts
  }

  async start({ orderId, amount, provider, description, returnUrl }: PaymentToStart): Promise<Result<StartedPayment, never>> {
    const { store, ids, clock, siteUrl } = this.#parts
    const { reference } = await store.addOnce({
      reference: ids.next(),
      orderId,
      amount,
      provider,
      description,
      returnUrl,
      chosen: null,
      effectiveAt: 0,
      callbacksLeft: 0,
      callbacksDueAt: 0,
      createdAt: clock.now(),
    })
    return ok({ reference: `${prefix}${reference}`, redirectUrl: `${siteUrl}/paiement-test/${reference}` })
  }

  async read(reference: string): Promise<Result<PaymentReport, PaymentUnavailable>> {
    const payment = await this.#parts.store.find(storedReference(reference))
    return payment ? ok(reportOf(payment, this.#parts.clock.now())) : err({ type: 'payment-unavailable' })
  }

  async readCallback({ body, headers }: RawCallback): Promise<Result<PaymentReport, CallbackRefused>> {
    const [{ secret }] = await this.#parts.keys.of('sandbox-callbacks')
    const checked = await checkSignature(body, headers['sandbox-signature'] ?? null, secret, this.#parts.clock.now())
    if (checked !== 'good') return err({ type: 'callback-refused', reason: checked === 'forged' ? 'signature' : 'age' })
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), sandboxReportSchema), body)
    return read.success ? ok(read.output) : err({ type: 'callback-refused', reason: 'content' })
  }

  /** Succeeds at once after a card payment that succeeded, and is declined otherwise: mobile money asks for the person every time. */
  async charge({ orderId, amount, firstReference, description }: RenewalToCharge): Promise<Result<PaymentReport, never>> {
    const { store, ids, clock, siteUrl } = this.#parts
    const now = clock.now()
    const first = await store.find(storedReference(firstReference))
    const isAgreed = first?.provider === 'card' && reportOf(first, now).status === 'succeeded'
    const charged = await store.addOnce({
      reference: ids.next(),
      orderId,
      amount,
      provider: first?.provider ?? 'card',
      description,
      returnUrl: siteUrl,
      chosen: isAgreed ? 'succeeded' : 'declined',
      effectiveAt: now,
      callbacksLeft: 0,
      callbacksDueAt: 0,
      createdAt: now,
    })
    return ok(reportOf(charged, now))
  }

  async refund({ reference }: RefundToMake): Promise<Result<RefundAnswer, PaymentUnavailable>> {
    const report = await this.read(reference)
    return report.isErr() ? err(report.error) : ok(report.value.status === 'succeeded' ? 'refunded' : 'by-hand')
  }
}
