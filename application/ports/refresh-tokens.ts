/** Random tokens that are exchanged for new ones; the product stores their fingerprints only. */
export type RefreshTokens = {
  next(): string
  /** The token that replaces this one: always the same for the same token, and of use to nobody who lacks the key. */
  successorOf(token: string): Promise<string>
  fingerprint(token: string): Promise<string>
}
