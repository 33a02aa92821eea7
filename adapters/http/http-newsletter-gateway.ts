import { err, ok } from 'neverthrow'
import * as v from 'valibot'
import type { ConfirmNewsletterRefusal, NewsletterGateway } from '../../application/ports/newsletter-gateway.ts'
import { type ApiClient, nothing } from './api-client.ts'

/** Some ids cannot even be read, such as one with a NUL: nobody has them. */
const unreadableId = v.object({ type: v.literal('request-malformed') })

export class HttpNewsletterGateway implements NewsletterGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
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
