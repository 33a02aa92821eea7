import type { Result } from 'neverthrow'
import type { Money } from '../../domain/money/money.ts'
import type { SignedOffer } from '../../domain/offers/signed-offer.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

export type OfferTokenRefusal = { readonly type: 'offer-token-refused' } | { readonly type: 'offer-token-expired'; readonly expiredAt: number }

/** What is known of offers beside the plans that they sell. */
export type OfferGateway = {
  readSigned(token: string): Promise<Result<SignedOffer, OfferTokenRefusal | ServiceUnreachable>>
  /** The price to show beside the reduced one of each of these plans; a plan whose price is no reduced one is left out. */
  priorPrices(planIds: readonly string[]): Promise<Result<ReadonlyMap<string, Money>, ServiceUnreachable>>
}
