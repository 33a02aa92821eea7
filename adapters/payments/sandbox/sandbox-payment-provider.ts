import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import type { Clock } from '../../../application/ports/clock.ts'
import type { CallbackRefused, PaymentProvider, PaymentToStart, RawCallback } from '../../../application/ports/payment-provider.ts'
import type { SandboxPayment, SandboxPaymentStore } from '../../../application/ports/sandbox-payment-store.ts'
import type { SigningKeys } from '../../../application/ports/signing-keys.ts'
import type { UniqueIds } from '../../../application/ports/unique-ids.ts'
import { type PaymentReport, paymentStatuses } from '../../../domain/checkout/order.ts'
import { currencies } from '../../../domain/money/money.ts'
import { checkSignature } from './callback-signature.ts'

const sandboxReportSchema = v.object({
  reference: v.string(),
  orderId: v.string(),
  status: v.picklist(paymentStatuses),
  amount: v.object({ minorUnits: v.pipe(v.number(), v.integer()), currency: v.picklist(currencies) }),
})

/** How long a payment page stays open, in milliseconds; after that the payment is abandoned. */
const pageAge = 24 * 3_600_000

/** What the sandbox says of a payment at a moment. */
export const reportOf = (payment: SandboxPayment, now: number): PaymentReport => {
  const { reference, orderId, amount, chosen } = payment
  const untilNow = chosen === null && now >= payment.createdAt + pageAge ? 'abandoned' : chosen
  return { reference, orderId, amount, status: untilNow !== null && now >= payment.effectiveAt ? untilNow : 'pending' }
}

/** A payment provider that takes no money: the person says on a page of the product how the payment ends. */
export class SandboxPaymentProvider implements PaymentProvider {
  readonly #parts: { store: SandboxPaymentStore; keys: SigningKeys; clock: Clock; ids: UniqueIds; siteUrl: string }
  constructor(parts: { store: SandboxPaymentStore; keys: SigningKeys; clock: Clock; ids: UniqueIds; siteUrl: string }) {
    this.#parts = parts
  }

  async start({ orderId, amount, provider, description, returnUrl }: PaymentToStart) {
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
    return ok({ reference, redirectUrl: `${siteUrl}/paiement-test/${reference}` })
  }

  async read(reference: string) {
    const payment = await this.#parts.store.find(reference)
    return payment ? ok(reportOf(payment, this.#parts.clock.now())) : err({ type: 'payment-unavailable' } as const)
  }

  async readCallback({ body, signature }: RawCallback): Promise<Result<PaymentReport, CallbackRefused>> {
    const [{ secret }] = await this.#parts.keys.of('sandbox-callbacks')
    const checked = await checkSignature(body, signature, secret, this.#parts.clock.now())
    if (checked !== 'good') return err({ type: 'callback-refused', reason: checked === 'forged' ? 'signature' : 'age' })
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), sandboxReportSchema), body)
    return read.success ? ok(read.output) : err({ type: 'callback-refused', reason: 'content' })
  }
}
