import { err, ok, type Result } from 'neverthrow'
import type { SignedOffer } from '../../domain/offers/signed-offer.ts'
import type { Clock } from '../ports/clock.ts'
import type { OfferTokens } from '../ports/offer-tokens.ts'

export type ReadSignedOfferError = { readonly type: 'offer-token-refused' } | { readonly type: 'offer-token-expired'; readonly expiredAt: number }

/** The offer that a signed token opens, as long as it is not over. */
export const makeReadSignedOffer =
  ({ offerTokens, clock }: { offerTokens: Pick<OfferTokens, 'read'>; clock: Clock }) =>
  async (token: string): Promise<Result<SignedOffer, ReadSignedOfferError>> => {
    const offer = await offerTokens.read(token)
    if (!offer) return err({ type: 'offer-token-refused' })
    return clock.now() < offer.expiresAt ? ok(offer) : err({ type: 'offer-token-expired', expiredAt: offer.expiresAt })
  }
