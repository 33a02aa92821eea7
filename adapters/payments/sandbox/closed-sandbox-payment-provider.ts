import { err, ok, type Result } from 'neverthrow'
import type {
  CallbackRefused,
  PaymentNotTaken,
  PaymentProvider,
  PaymentUnavailable,
  RefundAnswer,
  RefundToMake,
  RenewalToCharge,
  StartedPayment,
} from '../../../application/ports/payment-provider.ts'
import type { PaymentReport } from '../../../domain/checkout/order.ts'

/** What is remembered of a renewal that was not charged. */
const unchargedPattern = /^sandbox:uncharged-(.+)$/

/**
 * The sandbox of a product that takes money now: what was paid there before can be read and given back, and nothing is
 * paid there any more. What it sold is not renewed, as there is no card to charge.
 */
export class ClosedSandboxPaymentProvider implements PaymentProvider {
  readonly #sandbox: PaymentProvider
  constructor(sandbox: PaymentProvider) {
    this.#sandbox = sandbox
  }

  start(): Promise<Result<StartedPayment, PaymentNotTaken>> {
    return Promise.resolve(err({ type: 'payment-not-taken' }))
  }

  read(reference: string): Promise<Result<PaymentReport, PaymentUnavailable>> {
    const orderId = unchargedPattern.exec(reference)?.[1]
    if (!orderId) return this.#sandbox.read(reference)
    return Promise.resolve(ok({ reference, orderId, status: 'declined', amount: { minorUnits: 0, currency: 'EUR' } }))
  }

  readCallback(): Promise<Result<PaymentReport, CallbackRefused>> {
    return Promise.resolve(err({ type: 'callback-refused', reason: 'content' }))
  }

  charge({ orderId, amount }: RenewalToCharge): Promise<Result<PaymentReport, PaymentUnavailable>> {
    return Promise.resolve(ok({ reference: `sandbox:uncharged-${orderId}`, orderId, amount, status: 'declined' }))
  }

  refund(refund: RefundToMake): Promise<Result<RefundAnswer, PaymentUnavailable>> {
    return this.#sandbox.refund(refund)
  }
}
