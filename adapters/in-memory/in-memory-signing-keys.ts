import type { KeyPurpose, SigningKey, SigningKeys } from '../../application/ports/signing-keys.ts'

type StoredKey = SigningKey & { readonly createdAt: number }

const keyNumber = (purpose: KeyPurpose, number: number): SigningKey => ({
  id: `${purpose}-${number}`,
  secret: `in-memory-key-${number === 1 ? '' : `${number}-`}of-${purpose}`.padEnd(43, '_'),
})

/** Keys that are the same at every start, and therefore only good where nothing is to be protected. */
export class InMemorySigningKeys implements SigningKeys {
  readonly #keys = new Map<KeyPurpose, readonly [StoredKey, ...StoredKey[]]>()

  of(purpose: KeyPurpose) {
    const [newest, ...older] = this.#stored(purpose).map(({ id, secret }) => ({ id, secret }))
    return Promise.resolve([newest ?? keyNumber(purpose, 1), ...older] as const)
  }

  rotate(purpose: KeyPurpose, at: number) {
    const keys = this.#stored(purpose)
    const number = Number(keys[0].id.slice(purpose.length + 1)) + 1
    this.#keys.set(purpose, [{ ...keyNumber(purpose, number), createdAt: Math.max(at, keys[0].createdAt + 1) }, ...keys])
    return Promise.resolve()
  }

  removeSuperseded(purpose: KeyPurpose, at: number) {
    const [newest, ...older] = this.#stored(purpose)
    const successors = [newest, ...older]
    this.#keys.set(purpose, [newest, ...older.filter((_, index) => at < (successors[index]?.createdAt ?? 0))])
    return Promise.resolve()
  }

  #stored(purpose: KeyPurpose): readonly [StoredKey, ...StoredKey[]] {
    return this.#keys.get(purpose) ?? [{ ...keyNumber(purpose, 1), createdAt: 0 }]
  }
}
