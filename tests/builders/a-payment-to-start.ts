import type { PaymentToStart } from '../../application/ports/payment-provider.ts'
import { eur } from '../../domain/money/money.ts'

/** The first month of the solo monthly plan, by card, of somebody who agreed to the next ones, with what the test says instead. */
export const aPaymentToStart = (changes: Partial<PaymentToStart> = {}): PaymentToStart => ({
  orderId: 'order-1',
  amount: eur(11.99),
  provider: 'card',
  email: 'lea@example.org',
  description: 'solo-monthly',
  returnUrl: 'https://alveole.example/validatePayment?order=order-1',
  locale: 'fr',
  isRenewing: true,
  ...changes,
})
