import type { OfferTokens } from '../../application/ports/offer-tokens.ts'
import type { SignedOffer } from '../../domain/offers/signed-offer.ts'

/** Remembers the offers that it signed, instead of signing them. */
export class InMemoryOfferTokens implements OfferTokens {
  readonly #signed = new Map<string, SignedOffer>()

  sign(offer: SignedOffer) {
    const token = `signed.offer.${this.#signed.size + 1}`
    this.#signed.set(token, offer)
    return Promise.resolve(token)
  }

  read(token: string) {
    return Promise.resolve(this.#signed.get(token) ?? null)
  }
}
