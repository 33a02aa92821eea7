import type { RefreshTokens } from '../../application/ports/refresh-tokens.ts'
import type { SigningKeys } from '../../application/ports/signing-keys.ts'

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Refresh tokens of 256 bits. A token's successor is its HMAC, so that nothing but fingerprints needs to be stored. */
export class HmacRefreshTokens implements RefreshTokens {
  readonly #keys: SigningKeys
  constructor(keys: SigningKeys) {
    this.#keys = keys
  }

  next() {
    return base64url(crypto.getRandomValues(new Uint8Array(32)))
  }

  async successorOf(token: string) {
    const [{ secret }] = await this.#keys.of('refresh-tokens')
    const encoder = new TextEncoder()
    const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(token))))
  }

  async fingerprint(token: string) {
    return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))
  }
}
