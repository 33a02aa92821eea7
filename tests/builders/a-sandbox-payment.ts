import type { SandboxPayment } from '../../application/ports/sandbox-payment-store.ts'
import { eur } from '../../domain/money/money.ts'

/** A payment of the solo monthly plan about which nothing was chosen yet, with what the test says instead. */
export const aSandboxPayment = (changes: Partial<SandboxPayment> = {}): SandboxPayment => ({
  reference: 'pay-1',
  orderId: 'order-1',
  amount: eur(11.99),
  provider: 'card',
  description: 'solo-monthly',
  returnUrl: 'https://alveole.example/validatePayment?order=order-1',
  chosen: null,
  effectiveAt: 0,
  callbacksLeft: 0,
  callbacksDueAt: 0,
  createdAt: Date.UTC(2026, 10, 21),
  ...changes,
})
