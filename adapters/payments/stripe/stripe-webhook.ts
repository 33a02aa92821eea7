import { err, ok, type Result } from 'neverthrow'
import Stripe from 'stripe'
import * as v from 'valibot'
import type { CallbackRefused } from '../../../application/ports/payment-provider.ts'
import type { PaymentReport, PaymentStatus } from '../../../domain/checkout/order.ts'
import { intentOf, isOfThisProduct, reportOfIntent, reportOfSession, sessionSchema, type StripeSession } from './stripe-report.ts'

/** How old a signature may be, in seconds, so that a callback caught on its way is of no use later. */
const longestAge = 5 * 60

type Signed = { readonly body: string; readonly signature: string; readonly secrets: readonly string[] }

const isSigned = async ({ body, signature, secrets }: Signed, tolerance: number, now: number): Promise<boolean> => {
  for (const secret of secrets) {
    try {
      await Stripe.webhooks.signature?.verifyHeaderAsync(body, signature, secret, tolerance, undefined, now)
      return true
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  }
  return false
}

/**
 * Checks the `stripe-signature` header of a webhook.
 *
 * @param secrets the endpoint's signing secrets; two while one is being rolled
 * @param now milliseconds since 1970
 * @see https://docs.stripe.com/webhooks/signature
 */
export const checkStripeSignature = async (callback: Signed, now: number): Promise<'good' | 'forged' | 'too-old'> => {
  if (await isSigned(callback, longestAge, now)) return 'good'
  // With a tolerance of 0 the SDK leaves the time alone.
  return (await isSigned(callback, 0, now)) ? 'too-old' : 'forged'
}

const eventSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ type: v.string(), data: v.object({ object: v.unknown() }) }),
)

/** The events to ask for when the endpoint is made at Stripe, and what each of them says. */
const statusOf: Readonly<Record<string, (session: StripeSession) => PaymentStatus>> = {
  'checkout.session.completed': ({ payment_status }) => (payment_status === 'unpaid' ? 'pending' : 'succeeded'),
  'checkout.session.async_payment_succeeded': () => 'succeeded',
  'checkout.session.async_payment_failed': () => 'declined',
  'checkout.session.expired': () => 'abandoned',
}

/** The one event about a charge without the person: whoever asked for it may have been stopped before the answer came. */
const charged = 'payment_intent.succeeded'

/** The report in an authentic event; null for other events, and for payments of other products of the same account. */
export const reportOfEvent = (body: string): Result<PaymentReport | null, CallbackRefused> => {
  const event = v.safeParse(eventSchema, body)
  if (!event.success) return err({ type: 'callback-refused', reason: 'content' })
  const { type, data } = event.output
  const status = Object.hasOwn(statusOf, type) ? statusOf[type] : undefined
  if ((!status && type !== charged) || !isOfThisProduct(data.object)) return ok(null)
  if (!status) {
    const intent = intentOf(data.object)
    return intent ? ok(reportOfIntent(intent)) : err({ type: 'callback-refused', reason: 'content' })
  }
  const session = v.safeParse(sessionSchema, data.object)
  if (!session.success) return err({ type: 'callback-refused', reason: 'content' })
  return ok(reportOfSession(session.output, status(session.output)))
}
