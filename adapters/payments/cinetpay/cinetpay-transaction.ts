import * as v from 'valibot'
import type { PaymentReport, PaymentStatus } from '../../../domain/checkout/order.ts'
import { currencies } from '../../../domain/money/money.ts'

/** Every answer of CinetPay: a code of https://docs.cinetpay.com/api/1.0-en/checkout/tableau and what belongs to it. */
export const answerSchema = v.object({
  code: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  data: v.optional(v.unknown()),
})
export type CinetPayAnswer = v.InferOutput<typeof answerSchema>

const transactionSchema = v.object({
  /** In whole francs, as text. */
  amount: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger(), v.minValue(0)),
  currency: v.picklist(currencies),
  status: v.string(),
})

const cancelledCode = '627'

const statusOf = (code: string, status: string): PaymentStatus | null => {
  if (status === 'ACCEPTED') return code === '00' ? 'succeeded' : null
  if (status === 'REFUSED') return code === cancelledCode ? 'abandoned' : 'declined'
  return status === 'PENDING' || status === 'CREATED' || status.startsWith('WAITING_') ? 'pending' : null
}

/**
 * The report in the answer to `/v2/payment/check`; null when CinetPay does not know the transaction, or speaks of it in
 * words that it has not documented: nobody guesses about money.
 *
 * @see https://docs.cinetpay.com/api/1.0-en/checkout/verification
 */
export const reportOfCheck = ({ code, data }: CinetPayAnswer, transactionId: string): PaymentReport | null => {
  const read = v.safeParse(transactionSchema, data)
  if (!read.success) return null
  const { amount, currency } = read.output
  const status = statusOf(code, read.output.status)
  return status && { reference: `cinetpay:${transactionId}`, orderId: transactionId, status, amount: { minorUnits: amount, currency } }
}
