import * as v from 'valibot'
import type { PaymentReport, PaymentStatus } from '../../../domain/checkout/order.ts'
import { currencies } from '../../../domain/money/money.ts'

/** Stripe writes currencies in lower case, and amounts in minor units: cents of euros, whole CFA francs. */
const currencySchema = v.pipe(v.string(), v.toUpperCase(), v.picklist(currencies))
const amountSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** What this product writes on everything that it makes at Stripe: the same account may serve other products too. */
const metadataSchema = v.object({ orderId: v.string() })

const intentSchema = v.object({
  id: v.string(),
  status: v.string(),
  amount: amountSchema,
  amount_received: amountSchema,
  currency: currencySchema,
  customer: v.nullable(v.string()),
  payment_method: v.nullable(v.string()),
  metadata: metadataSchema,
})

/** A PaymentIntent of this product. https://docs.stripe.com/api/payment_intents/object */
export type StripeIntent = v.InferOutput<typeof intentSchema>

export const sessionSchema = v.object({
  id: v.string(),
  status: v.picklist(['open', 'complete', 'expired']),
  payment_status: v.picklist(['paid', 'unpaid', 'no_payment_required']),
  amount_total: amountSchema,
  currency: currencySchema,
  metadata: metadataSchema,
})

/** A Checkout Session of this product. https://docs.stripe.com/api/checkout/sessions/object */
export type StripeSession = v.InferOutput<typeof sessionSchema>

const sessionWithIntentSchema = v.object({ ...sessionSchema.entries, payment_intent: v.nullable(intentSchema) })

/** Null for what is not of this product, or not as Stripe documents it. */
export const intentOf = (answer: unknown): StripeIntent | null => {
  const read = v.safeParse(intentSchema, answer)
  return read.success ? read.output : null
}

/** A session asked for with its `payment_intent`; null for what is not of this product, or not as Stripe documents it. */
export const sessionWithIntentOf = (answer: unknown): v.InferOutput<typeof sessionWithIntentSchema> | null => {
  const read = v.safeParse(sessionWithIntentSchema, answer)
  return read.success ? read.output : null
}

/** Whether something that Stripe tells of belongs to an order of this product. */
export const isOfThisProduct = (object: unknown): boolean => v.is(v.object({ metadata: metadataSchema }), object)

/** The report on a checkout page, with a status that Stripe told or that was made out. */
export const reportOfSession = (session: StripeSession, status: PaymentStatus): PaymentReport => ({
  reference: `stripe:${session.id}`,
  orderId: session.metadata.orderId,
  status,
  amount: { minorUnits: session.amount_total, currency: session.currency },
})

/**
 * How a checkout page stands. A refused card leaves it open, because the person may take another one. A page that is
 * complete and not paid waits for a bank (a direct debit, say), and its intent tells when the bank has refused.
 */
export const statusOfSession = (session: StripeSession, intent: StripeIntent | null): PaymentStatus => {
  if (session.status === 'open') return 'pending'
  if (session.status === 'expired') return 'abandoned'
  if (session.payment_status !== 'unpaid') return 'succeeded'
  return intent === null || intent.status === 'processing' ? 'pending' : 'declined'
}

const intentStatuses: Readonly<Record<string, PaymentStatus>> = {
  succeeded: 'succeeded',
  processing: 'pending',
  canceled: 'abandoned',
}

/** The report on a charge without the person. One that waits for the person (`requires_action`) is as good as refused. */
export const reportOfIntent = (intent: StripeIntent): PaymentReport => {
  const status = intentStatuses[intent.status] ?? 'declined'
  return {
    reference: `stripe:${intent.id}`,
    orderId: intent.metadata.orderId,
    status,
    amount: { minorUnits: status === 'succeeded' ? intent.amount_received : intent.amount, currency: intent.currency },
  }
}
