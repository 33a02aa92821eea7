import type { GiftCardCodes } from '../../application/ports/gift-card-codes.ts'
import { giftCardCode, giftCardRandomness } from '../../domain/checkout/gift-card-code.ts'

/**
 * Random codes of 75 bits. Their fingerprint is a plain SHA-256: nobody tries 2⁷⁵ codes, and a key that is replaced one
 * day would make cards worthless that lie in drawers for years.
 */
export class Sha256GiftCardCodes implements GiftCardCodes {
  next() {
    const bytes = crypto.getRandomValues(new Uint8Array(giftCardRandomness.count))
    // 256 is a multiple of 32: every number is as likely as any other.
    return giftCardCode([...bytes].map((byte) => byte % giftCardRandomness.below))
  }

  async fingerprint(code: string) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
