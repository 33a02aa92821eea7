import type { Result } from 'neverthrow'
import type { PaymentReport } from '../../domain/checkout/order.ts'
import type { Money } from '../../domain/money/money.ts'
import type { PlanProvider } from '../../domain/plans/plan.ts'

export type PaymentToStart = {
  readonly orderId: string
  readonly amount: Money
  readonly provider: PlanProvider
  readonly email: string
  /** What is paid for, as the payment page names it. */
  readonly description: string
  /** Where the person comes back to. */
  readonly returnUrl: string
}

export type StartedPayment = { readonly reference: string; readonly redirectUrl: string }

export type PaymentUnavailable = { readonly type: 'payment-unavailable' }
export type CallbackRefused = { readonly type: 'callback-refused'; readonly reason: 'signature' | 'age' | 'content' }

/** A callback as it came over the network, before anybody believes it. */
export type RawCallback = { readonly body: string; readonly signature: string | null }

/** Takes the money. The product never sees a card number. */
export type PaymentProvider = {
  /** Starting twice for one order gives the same payment. */
  start(payment: PaymentToStart): Promise<Result<StartedPayment, PaymentUnavailable>>
  /** What the provider says of a payment now. */
  read(reference: string): Promise<Result<PaymentReport, PaymentUnavailable>>
  readCallback(callback: RawCallback): Promise<Result<PaymentReport, CallbackRefused>>
}
