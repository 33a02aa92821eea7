import { paymentPollDelay } from '../../domain/checkout/payment-polling.ts'

/** How long a page that waits for a payment waits before it asks again; null when it has asked long enough. */
export const pollDelay = paymentPollDelay
