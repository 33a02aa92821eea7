import { err, type Result } from 'neverthrow'
import type { OrderState } from '../../domain/checkout/order.ts'
import type { CallbackRefused, PaymentProvider, RawCallback } from '../ports/payment-provider.ts'
import type { SettlePayment, SettlePaymentError } from './settle-payment.ts'

/** Believes a callback only when the provider signed it, then settles its order. */
export const makeReceivePaymentCallback =
  ({ payments, settlePayment }: { payments: PaymentProvider; settlePayment: SettlePayment }) =>
  async (callback: RawCallback): Promise<Result<OrderState, CallbackRefused | SettlePaymentError>> => {
    const report = await payments.readCallback(callback)
    return report.isErr() ? err(report.error) : settlePayment(report.value)
  }
