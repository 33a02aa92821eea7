import { err, ok, type Result } from 'neverthrow'
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
} from '../../application/ports/payment-provider.ts'
import type { PaymentReport, PaymentStatus } from '../../domain/checkout/order.ts'
import type { Money } from '../../domain/money/money.ts'

const unavailable = { type: 'payment-unavailable' } as const

/** A provider whose payments end as the test says, and that can be switched off. */
export class InMemoryPaymentProvider implements PaymentProvider {
  readonly #reports = new Map<string, PaymentReport>()
  readonly #paidBack = new Map<string, Money>()
  #isDown = false
  #isDecliningCharges = false
  #refundAnswer: RefundAnswer = 'refunded'

  start({ orderId, amount }: PaymentToStart): Promise<Result<StartedPayment, PaymentUnavailable>> {
    if (this.#isDown) return Promise.resolve(err(unavailable))
    const { reference } = this.#addOnce(orderId, amount, 'pending')
    return Promise.resolve(ok({ reference, redirectUrl: `https://payments.example/${reference}` }))
  }

  read(reference: string): Promise<Result<PaymentReport, PaymentUnavailable>> {
    const report = this.#reports.get(reference)
    return Promise.resolve(report && !this.#isDown ? ok(report) : err(unavailable))
  }

  readCallback({ body, headers }: RawCallback): Promise<Result<PaymentReport | null, CallbackRefused>> {
    if (headers['in-memory-signature'] !== this.sign(body).headers['in-memory-signature']) {
      return Promise.resolve(err({ type: 'callback-refused', reason: 'signature' }))
    }
    const report = [...this.#reports.values()].find((one) => JSON.stringify(one) === body)
    return Promise.resolve(report ? ok(report) : err({ type: 'callback-refused', reason: 'content' }))
  }

  charge({ orderId, amount, firstReference }: RenewalToCharge): Promise<Result<PaymentReport, PaymentUnavailable>> {
    if (this.#isDown) return Promise.resolve(err(unavailable))
    const isAgreed = this.#reports.get(firstReference)?.status === 'succeeded'
    const status = isAgreed && !this.#isDecliningCharges ? 'succeeded' : 'declined'
    return Promise.resolve(ok(this.#addOnce(orderId, amount, status)))
  }

  refund({ orderId, reference, amount }: RefundToMake): Promise<Result<RefundAnswer, PaymentUnavailable>> {
    if (this.#isDown || !this.#reports.has(reference)) return Promise.resolve(err(unavailable))
    if (this.#refundAnswer !== 'by-hand' && !this.#paidBack.has(orderId)) this.#paidBack.set(orderId, amount)
    return Promise.resolve(ok(this.#refundAnswer))
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
    return { gateway: 'in-memory', body, headers: { 'in-memory-signature': `in-memory signature of ${body}` } }
  }

  /** From now on charges without the person are refused. */
  declineCharges(): void {
    this.#isDecliningCharges = true
  }

  answerRefundsWith(answer: RefundAnswer): void {
    this.#refundAnswer = answer
  }

  /** What was paid back, or will be, of an order. */
  paidBack(orderId: string): Money | undefined {
    return this.#paidBack.get(orderId)
  }

  switchOff(): void {
    this.#isDown = true
  }

  switchOn(): void {
    this.#isDown = false
  }

  #addOnce(orderId: string, amount: Money, status: PaymentStatus): PaymentReport {
    const before = [...this.#reports.values()].find((report) => report.orderId === orderId)
    const report = before ?? { reference: `payment-${this.#reports.size + 1}`, orderId, amount, status }
    this.#reports.set(report.reference, report)
    return report
  }
}
