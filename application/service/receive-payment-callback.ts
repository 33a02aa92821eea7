import { err, ok, type Result } from 'neverthrow'
import type { OrderState } from '../../domain/checkout/order.ts'
import type { CallbackRefused, PaymentProvider, PaymentUnavailable, RawCallback } from '../ports/payment-provider.ts'
import type { SettlePayment, SettlePaymentError } from './settle-payment.ts'

export type ReceivePaymentCallbackError = CallbackRefused | PaymentUnavailable | SettlePaymentError

/** Believes a callback only when it is authentic, then settles its order; null when it tells of nothing that concerns one. */
export const makeReceivePaymentCallback =
  ({ payments, settlePayment }: { payments: Pick<PaymentProvider, 'readCallback'>; settlePayment: SettlePayment }) =>
  async (callback: RawCallback): Promise<Result<OrderState | null, ReceivePaymentCallbackError>> => {
    const report = await payments.readCallback(callback)
    if (report.isErr()) return err(report.error)
    return report.value === null ? ok(null) : settlePayment(report.value)
  }
