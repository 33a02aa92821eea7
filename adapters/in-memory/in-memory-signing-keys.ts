import type { SigningKey, SigningKeys } from '../../application/ports/signing-keys.ts'

/** Keys that are the same at every start, and therefore only good where nothing is to be protected. */
export class InMemorySigningKeys implements SigningKeys {
  of(purpose: string) {
    const key: SigningKey = { id: `${purpose}-1`, secret: `in-memory-key-of-${purpose}`.padEnd(43, '_') }
    return Promise.resolve([key] as const)
  }
}
