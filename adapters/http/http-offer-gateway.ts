import * as v from 'valibot'
import type { OfferGateway } from '../../application/ports/offer-gateway.ts'
import { moneySchema } from '../../domain/money/money-schema.ts'
import { signedOfferSchema } from '../../domain/offers/signed-offer.ts'
import { type ApiClient, noRefusal } from './api-client.ts'

export class HttpOfferGateway implements OfferGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  readSigned(token: string) {
    return this.#api.call({
      path: `/offers/${encodeURIComponent(token)}`,
      answer: signedOfferSchema,
      refusals: v.variant('type', [
        v.object({ type: v.literal('offer-token-refused') }),
        v.object({ type: v.literal('offer-token-expired'), expiredAt: v.number() }),
      ]),
    })
  }

  async priorPrices(planIds: readonly string[]) {
    const prices = await this.#api.call({
      path: '/productplans/prior-prices',
      query: { planIds: planIds.join(',') },
      answer: v.array(v.object({ planId: v.string(), priorPrice: moneySchema })),
      refusals: noRefusal,
    })
    return prices.map((list) => new Map(list.map(({ planId, priorPrice }) => [planId, priorPrice])))
  }
}
