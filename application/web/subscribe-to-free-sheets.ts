import { err, type Result } from 'neverthrow'
import type { NewsletterForm } from '../../domain/newsletter/newsletter-form.ts'
import { newsletterSubscriptionOf, type NewsletterRefusal, type NewsletterVariant } from '../../domain/newsletter/newsletter-subscription.ts'
import type { HumanProof } from '../ports/human-proof.ts'
import type { NewsletterGateway } from '../ports/newsletter-gateway.ts'

const unavailable: NewsletterRefusal = { type: 'newsletter-unavailable', summary: null }

/**
 * Subscribes somebody who filled in the popin: shows first that a person asks, then sends the form.
 *
 * Source: specification, section 7, `POST /newsletter/subscribe` and "a token for the action subscribe".
 */
export const makeSubscribeToFreeSheets =
  ({ newsletter, proof }: { newsletter: Pick<NewsletterGateway, 'challenge' | 'subscribe'>; proof: Pick<HumanProof, 'tokenFor'> }) =>
  async (form: NewsletterForm, sourceLocation: NewsletterVariant): Promise<Result<void, NewsletterRefusal>> => {
    const challenge = await newsletter.challenge()
    if (challenge.isErr()) return err(unavailable)
    const recaptchaToken = await proof.tokenFor(challenge.value)
    if (recaptchaToken === null) return err(unavailable)
    return newsletter.subscribe(newsletterSubscriptionOf(form, { sourceLocation, recaptchaToken }))
  }
