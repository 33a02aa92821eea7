/** Codes of gift cards that nobody can guess; the product stores their fingerprints only. */
export type GiftCardCodes = {
  /** A new code, without hyphens. */
  next(): string
  /** @param code as `readGiftCardCode` gives it */
  fingerprint(code: string): Promise<string>
}
