import type { Result } from 'neverthrow'
import type { PaymentReport } from '../../domain/checkout/order.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import type { Money } from '../../domain/money/money.ts'
import type { PlanProvider } from '../../domain/plans/plan.ts'

export type PaymentToStart = {
  readonly orderId: string
  readonly amount: Money
  readonly provider: PlanProvider
  readonly email: string
  /** The plan that is paid for, by its id. */
  readonly description: string
  /** Where the person comes back to, whatever happened. */
  readonly returnUrl: string
  /** The language of the payment page. */
  readonly locale: Locale
  /** Whether later periods will be charged without the person: they agreed to it when they ordered. */
  readonly isRenewing: boolean
}

/** `reference` begins with the name of the gateway that gave it, as `stripe:cs_123`, so that later questions go there. */
export type StartedPayment = { readonly reference: string; readonly redirectUrl: string }

/** A later period of a subscription, charged without the person. */
export type RenewalToCharge = {
  readonly orderId: string
  readonly amount: Money
  /** The payment with which the person agreed to the later ones. */
  readonly firstReference: string
  readonly description: string
}

export type RefundToMake = { readonly orderId: string; readonly reference: string; readonly amount: Money }

/** `by-hand`: this gateway cannot pay back by itself; somebody must do it. */
export type RefundAnswer = 'refunded' | 'pending' | 'by-hand'

export type PaymentUnavailable = { readonly type: 'payment-unavailable' }
/** The gateway will not start this payment, however often it is asked: a currency, an amount or an address that it does not take. */
export type PaymentNotTaken = { readonly type: 'payment-not-taken' }
export type CallbackRefused = { readonly type: 'callback-refused'; readonly reason: 'signature' | 'age' | 'content' }

/** A callback as it came over the network, before anybody believes it. Header names are in lower case. */
export type RawCallback = {
  readonly gateway: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Takes the money. The product never sees a card number. */
export type PaymentProvider = {
  /** Starting twice for one order gives the same payment. */
  start(payment: PaymentToStart): Promise<Result<StartedPayment, PaymentUnavailable | PaymentNotTaken>>
  /** What the provider says of a payment now. */
  read(reference: string): Promise<Result<PaymentReport, PaymentUnavailable>>
  /** The report in a callback that is authentic; null when it tells of nothing that concerns a payment. */
  readCallback(callback: RawCallback): Promise<Result<PaymentReport | null, CallbackRefused | PaymentUnavailable>>
  /** Charging twice for one order charges once. A refused card is a report that says `declined`. */
  charge(renewal: RenewalToCharge): Promise<Result<PaymentReport, PaymentUnavailable>>
  /** Paying back twice for one order pays back once. */
  refund(refund: RefundToMake): Promise<Result<RefundAnswer, PaymentUnavailable>>
}
