/** Tokens that nobody can guess; the product stores their fingerprints only. */
export type RandomTokens = {
  next(): string
  fingerprint(token: string): Promise<string>
}
