import type { PaymentStatus } from '../../domain/checkout/order.ts'
import type { Money } from '../../domain/money/money.ts'
import type { PlanProvider } from '../../domain/plans/plan.ts'

/** A payment of the sandbox, with the callbacks that it still has to send. */
export type SandboxPayment = {
  /** Without the gateway's name in front: `sandbox:pay-1` is stored as `pay-1`. */
  readonly reference: string
  readonly orderId: string
  readonly amount: Money
  readonly provider: PlanProvider
  readonly description: string
  readonly returnUrl: string
  /** What was chosen on the sandbox page; null while the person is there. */
  readonly chosen: Exclude<PaymentStatus, 'pending'> | null
  /** From when on the choice holds: later than the choice for a mobile payment that is confirmed on the phone. */
  readonly effectiveAt: number
  readonly callbacksLeft: number
  readonly callbacksDueAt: number
  readonly createdAt: number
}

export type SandboxPaymentStore = {
  /** Adds a payment unless its order has one, and gives the one that the order has. */
  addOnce(payment: SandboxPayment): Promise<SandboxPayment>
  find(reference: string): Promise<SandboxPayment | undefined>
  /** Stores a choice, unless the payment has succeeded or is on its way to; false then. */
  choose(reference: string, choice: Pick<SandboxPayment, 'chosen' | 'effectiveAt' | 'callbacksLeft' | 'callbacksDueAt'>): Promise<boolean>
  withCallbacksDue(now: number, limit: number): Promise<readonly SandboxPayment[]>
  countCallbackSent(reference: string): Promise<void>
}
