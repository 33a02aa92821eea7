import { err, ok } from 'neverthrow'
import * as v from 'valibot'
import type { HumanCheckChallenge, ProofOfWorkPuzzle } from '../../application/ports/human-check.ts'
import type { ConfirmNewsletterRefusal, NewsletterGateway } from '../../application/ports/newsletter-gateway.ts'
import type { NewsletterRefusal, NewsletterRequest, NewsletterSubscription } from '../../domain/newsletter/newsletter-subscription.ts'
import { type ApiClient, noRefusal, nothing, tooManyRequests } from './api-client.ts'

/** Some ids cannot even be read, such as one with a NUL: nobody has them. */
const unreadableId = v.object({ type: v.literal('request-malformed') })

const challengeSchema: v.GenericSchema<unknown, HumanCheckChallenge> = v.variant('kind', [
  v.object({ kind: v.literal('turnstile'), siteKey: v.string(), action: v.literal('subscribe'), scriptUrl: v.string() }),
  // What is in a puzzle is between the service and the library that solves it.
  v.object({ kind: v.literal('proof-of-work'), puzzle: v.custom<ProofOfWorkPuzzle>((puzzle) => typeof puzzle === 'object' && puzzle !== null) }),
])

/** The address that is known already is told apart; of the others the popin says what the service wrote. */
const subscriptionRefusal = v.pipe(
  v.object({
    type: v.picklist(['email-already-subscribed', 'newsletter-subscription-malformed', 'human-check-refused', 'human-check-unavailable', 'too-many-requests']),
    summary: v.nullish(v.string(), null),
  }),
  v.transform(({ type, summary }): NewsletterRefusal => ({ type: type === 'email-already-subscribed' ? type : 'newsletter-unavailable', summary })),
)

export class HttpNewsletterGateway implements NewsletterGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  challenge() {
    return this.#api.call({ path: '/newsletter/challenge', answer: challengeSchema, refusals: noRefusal })
  }

  async subscribe(subscription: NewsletterSubscription) {
    const subscribed = await this.#api.call({
      method: 'POST',
      path: '/newsletter/subscribe',
      body: subscription,
      answer: nothing,
      refusals: subscriptionRefusal,
    })
    return subscribed.mapErr(
      (refusal): NewsletterRefusal => (refusal.type === 'service-unreachable' ? { type: 'newsletter-unavailable', summary: null } : refusal),
    )
  }

  request(request: NewsletterRequest) {
    return this.#api.call({ method: 'POST', path: '/newsletter/request', body: request, answer: nothing, refusals: tooManyRequests })
  }

  confirm(subscriberId: string) {
    return this.#api.call({
      method: 'POST',
      path: `/newsletter/confirm/${encodeURIComponent(subscriberId)}`,
      body: {},
      answer: nothing,
      refusals: v.pipe(
        v.union([v.object({ type: v.literal('newsletter-subscriber-unknown') }), unreadableId]),
        v.transform((): ConfirmNewsletterRefusal => ({ type: 'newsletter-subscriber-unknown' })),
      ),
    })
  }

  async unsubscribe(subscriberId: string) {
    const unsubscribed = await this.#api.call({
      method: 'POST',
      path: `/newsletter/unsubscribe/${encodeURIComponent(subscriberId)}`,
      body: {},
      answer: nothing,
      refusals: unreadableId,
    })
    if (unsubscribed.isOk()) return ok()
    return unsubscribed.error.type === 'request-malformed' ? ok() : err(unsubscribed.error)
  }
}
