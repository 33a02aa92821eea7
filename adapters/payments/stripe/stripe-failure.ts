import { err, ok, type Result } from 'neverthrow'
import Stripe from 'stripe'
import type { PaymentUnavailable } from '../../../application/ports/payment-provider.ts'

const { StripeAPIError, StripeCardError, StripeConnectionError, StripeIdempotencyError, StripeInvalidRequestError, StripeRateLimitError } =
  Stripe.errors

/** Stripe understood and said no. */
export type StripeRefusal =
  | { readonly type: 'card-refused'; readonly intentId: string | null }
  /** The key was used before, with other values. */
  | { readonly type: 'key-used-otherwise' }
  /** `code` as https://docs.stripe.com/error-codes lists them. */
  | { readonly type: 'request-refused'; readonly code: string | null }

const unavailable = { type: 'payment-unavailable' } as const

/**
 * Puts a question to Stripe. No answer, an answer too late, 409, 429 and 5xx are an unavailable provider; a secret key
 * that Stripe does not accept is a defect of the settings and throws.
 *
 * @see https://docs.stripe.com/api/errors
 */
export const askStripe = async <Answer>(
  question: () => Promise<Stripe.Response<Answer>>,
): Promise<Result<Answer, PaymentUnavailable | StripeRefusal>> => {
  try {
    const answer = await question()
    // The SDK takes any JSON without `error` for a success, such as that of a proxy that says 503.
    return answer.lastResponse.statusCode < 400 ? ok(answer) : err(unavailable)
  } catch (error) {
    if (error instanceof StripeCardError) return err({ type: 'card-refused', intentId: error.payment_intent?.id ?? null })
    if (error instanceof StripeIdempotencyError) return err({ type: 'key-used-otherwise' })
    if (error instanceof StripeInvalidRequestError) return err({ type: 'request-refused', code: error.code ?? null })
    const isPassing =
      error instanceof StripeConnectionError || error instanceof StripeRateLimitError || error instanceof StripeAPIError
    if (isPassing) return err(unavailable)
    throw error
  }
}
