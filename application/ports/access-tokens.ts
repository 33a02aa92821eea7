/** Who a valid access token speaks for. */
export type TokenHolder = { readonly memberId: string; readonly sessionId: string }

/** Signed tokens that say who asks, for a while. */
export type AccessTokens = {
  /** @param expiresAt seconds since 1970 */
  issue(holder: TokenHolder, expiresAt: number): Promise<string>
  /** Null when the token is forged, over, or no token at all. */
  read(token: string): Promise<TokenHolder | null>
}
