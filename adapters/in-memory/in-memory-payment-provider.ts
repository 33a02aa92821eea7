import { err, ok, type Result } from 'neverthrow'
import type { CallbackRefused, PaymentProvider, PaymentToStart, PaymentUnavailable, RawCallback, StartedPayment } from '../../application/ports/payment-provider.ts'
import type { PaymentReport, PaymentStatus } from '../../domain/checkout/order.ts'

const unavailable = { type: 'payment-unavailable' } as const

/** A provider whose payments end as the test says, and that can be switched off. */
export class InMemoryPaymentProvider implements PaymentProvider {
  readonly #reports = new Map<string, PaymentReport>()
  #isDown = false

  start({ orderId, amount }: PaymentToStart): Promise<Result<StartedPayment, PaymentUnavailable>> {
    if (this.#isDown) return Promise.resolve(err(unavailable))
    const before = [...this.#reports.values()].find((report) => report.orderId === orderId)
    const reference = before?.reference ?? `payment-${this.#reports.size + 1}`
    this.#reports.set(reference, before ?? { reference, orderId, amount, status: 'pending' })
    return Promise.resolve(ok({ reference, redirectUrl: `https://payments.example/${reference}` }))
  }

  read(reference: string): Promise<Result<PaymentReport, PaymentUnavailable>> {
    const report = this.#reports.get(reference)
    return Promise.resolve(report && !this.#isDown ? ok(report) : err(unavailable))
  }

  readCallback({ body, signature }: RawCallback): Promise<Result<PaymentReport, CallbackRefused>> {
    if (signature !== this.sign(body).signature) return Promise.resolve(err({ type: 'callback-refused', reason: 'signature' }))
    const report = [...this.#reports.values()].find((one) => JSON.stringify(one) === body)
    return Promise.resolve(report ? ok(report) : err({ type: 'callback-refused', reason: 'content' }))
  }

  /** Ends a payment, or changes the amount that was paid. */
  end(reference: string, status: PaymentStatus, changes: Partial<Pick<PaymentReport, 'amount' | 'orderId'>> = {}): void {
    const report = this.#reports.get(reference)
    if (report) this.#reports.set(reference, { ...report, status, ...changes })
  }

  callbackOf(reference: string): RawCallback {
    return this.sign(JSON.stringify(this.#reports.get(reference)))
  }

  sign(body: string): RawCallback {
    return { body, signature: `in-memory signature of ${body}` }
  }

  switchOff(): void {
    this.#isDown = true
  }

  switchOn(): void {
    this.#isDown = false
  }
}
