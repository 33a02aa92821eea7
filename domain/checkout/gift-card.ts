import { err, ok, type Result } from 'neverthrow'

/** A gift card, known by the fingerprint of its code. Times in milliseconds since 1970. */
export type GiftCard = {
  readonly fingerprint: string
  readonly planId: string
  readonly issuedAt: number
  /** Null for a card that is good for ever. */
  readonly expiresAt: number | null
  /** The order on which it was spent. */
  readonly orderId: string | null
}

export type GiftCardRefusal =
  | { readonly type: 'gift-card-unknown' }
  | { readonly type: 'gift-card-already-spent' }
  | { readonly type: 'gift-card-expired'; readonly expiredAt: number }

/**
 * Says whether a gift card can be spent: somebody issued it, nobody spent it, and it has not expired (at `expiresAt` it has).
 *
 * Source: specification, section 3, "provider … a gift-card provider"; a decision of the product for the refusals.
 *
 * @param now milliseconds since 1970
 * @example checkGiftCard(undefined, now) // err({ type: 'gift-card-unknown' })
 */
export const checkGiftCard = (card: GiftCard | undefined, now: number): Result<GiftCard, GiftCardRefusal> => {
  if (!card) return err({ type: 'gift-card-unknown' })
  if (card.orderId !== null) return err({ type: 'gift-card-already-spent' })
  if (card.expiresAt !== null && now >= card.expiresAt) return err({ type: 'gift-card-expired', expiredAt: card.expiresAt })
  return ok(card)
}
