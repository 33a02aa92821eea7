import type { GiftCardCodes } from '../../application/ports/gift-card-codes.ts'
import { giftCardCode, giftCardRandomness } from '../../domain/checkout/gift-card-code.ts'

/** Codes that anybody can guess: they count up. */
export class InMemoryGiftCardCodes implements GiftCardCodes {
  #count = 0

  next() {
    this.#count += 1
    const { count, below } = giftCardRandomness
    return giftCardCode(Array.from({ length: count }, (_, index) => Math.floor(this.#count / below ** (count - 1 - index)) % below))
  }

  fingerprint(code: string) {
    return Promise.resolve(`fingerprint of ${code}`)
  }
}
