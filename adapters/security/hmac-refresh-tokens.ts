import type { RefreshTokens } from '../../application/ports/refresh-tokens.ts'
import type { SigningKey, SigningKeys } from '../../application/ports/signing-keys.ts'
import { base64url } from './base64url.ts'
import { Sha256RandomTokens } from './sha256-random-tokens.ts'

const hmac = async ({ secret }: SigningKey, text: string): Promise<string> => {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))))
}

/**
 * Refresh tokens of 256 bits. A token's successor is its HMAC, so that nothing but fingerprints needs to be stored. The
 * keys are read each time: of two tabs, the second may be answered by a process that has not seen the newest key yet.
 */
export class HmacRefreshTokens extends Sha256RandomTokens implements RefreshTokens {
  readonly #keys: Pick<SigningKeys, 'of'>
  constructor(keys: Pick<SigningKeys, 'of'>) {
    super()
    this.#keys = keys
  }

  async successorsOf(token: string) {
    const [newest, ...older] = await this.#keys.of('refresh-tokens')
    return [await hmac(newest, token), ...(await Promise.all(older.map((key) => hmac(key, token))))] as const
  }
}
