import type { RandomTokens } from '../../application/ports/random-tokens.ts'
import { base64url } from './base64url.ts'

/** Tokens of 256 bits. Nobody can try so many, so that a plain hash hides them. */
export class Sha256RandomTokens implements RandomTokens {
  next() {
    return base64url(crypto.getRandomValues(new Uint8Array(32)))
  }

  async fingerprint(token: string) {
    return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))
  }
}
