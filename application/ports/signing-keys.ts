/** A secret that signs; `secret` is 32 random bytes in base64url. */
export type SigningKey = { readonly id: string; readonly secret: string }

/** What a key signs. A key never serves two purposes. */
export type KeyPurpose = 'access-tokens' | 'refresh-tokens' | 'sandbox-callbacks' | 'human-check' | 'offers'

export type SigningKeys = {
  /** The keys of a purpose, the newest first; the first one is made when it is first asked for, once for all processes. */
  of(purpose: KeyPurpose): Promise<readonly [SigningKey, ...SigningKey[]]>
  /** Adds a key that is the newest from now on; `at` in milliseconds since 1970. */
  rotate(purpose: KeyPurpose, at: number): Promise<void>
  /** Removes the keys that were no longer the newest at a time; the newest one always stays. */
  removeSuperseded(purpose: KeyPurpose, at: number): Promise<void>
}
