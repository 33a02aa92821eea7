import { err, type Result } from 'neverthrow'
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
} from '../../application/ports/payment-provider.ts'
import type { PaymentReport } from '../../domain/checkout/order.ts'
import type { PlanProvider } from '../../domain/plans/plan.ts'

/** The gateway of references that were given out before there was more than one. */
const firstGateway = 'sandbox'

const gatewayOf = (reference: string): string => (reference.includes(':') ? reference.slice(0, reference.indexOf(':')) : firstGateway)

const unavailable = { type: 'payment-unavailable' } as const

/**
 * Several gateways as one provider: a payment starts at the gateway that takes its means of payment, and everything
 * later goes to the gateway that its reference names.
 *
 * @example new PaymentsByMethod({ gateways: { stripe, cinetpay }, taking: { card: 'stripe', 'mobile-money': 'cinetpay' } })
 */
export class PaymentsByMethod implements PaymentProvider {
  readonly #gateways: ReadonlyMap<string, PaymentProvider>
  readonly #taking: Partial<Record<PlanProvider, string>>
  constructor({
    gateways,
    taking,
  }: {
    readonly gateways: Readonly<Record<string, PaymentProvider>>
    /** The gateway of each means of payment; plans of the others are not taken. */
    readonly taking: Partial<Record<PlanProvider, string>>
  }) {
    this.#gateways = new Map(Object.entries(gateways))
    this.#taking = taking
  }

  async start(payment: PaymentToStart): Promise<Result<StartedPayment, PaymentUnavailable | PaymentNotTaken>> {
    return this.#gateways.get(this.#taking[payment.provider] ?? '')?.start(payment) ?? err({ type: 'payment-not-taken' })
  }

  async read(reference: string): Promise<Result<PaymentReport, PaymentUnavailable>> {
    return this.#gateways.get(gatewayOf(reference))?.read(reference) ?? err(unavailable)
  }

  async readCallback(callback: RawCallback): Promise<Result<PaymentReport | null, CallbackRefused | PaymentUnavailable>> {
    const gateway = this.#gateways.get(callback.gateway)
    return gateway?.readCallback(callback) ?? err({ type: 'callback-refused', reason: 'content' })
  }

  async charge(renewal: RenewalToCharge): Promise<Result<PaymentReport, PaymentUnavailable>> {
    return this.#gateways.get(gatewayOf(renewal.firstReference))?.charge(renewal) ?? err(unavailable)
  }

  async refund(refund: RefundToMake): Promise<Result<RefundAnswer, PaymentUnavailable>> {
    return this.#gateways.get(gatewayOf(refund.reference))?.refund(refund) ?? err(unavailable)
  }
}
