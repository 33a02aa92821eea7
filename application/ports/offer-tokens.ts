import type { SignedOffer } from '../../domain/offers/signed-offer.ts'

/** Signs offers, so that nobody but the operator can make one, and reads them back whether they are over or not. */
export type OfferTokens = {
  sign(offer: SignedOffer): Promise<string>
  /** Null for what was not signed here, or was changed since. */
  read(token: string): Promise<SignedOffer | null>
}
