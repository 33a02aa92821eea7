import { randomBytes } from 'node:crypto'
import type { KeyPurpose, SigningKey, SigningKeys } from '../../application/ports/signing-keys.ts'
import type { Database } from './schema.ts'

export class SqlSigningKeys implements SigningKeys {
  readonly #db: Database['db']
  constructor({ db }: Database) {
    this.#db = db
  }

  async of(purpose: KeyPurpose): Promise<readonly [SigningKey, ...SigningKey[]]> {
    const [newest, ...older] = await this.#stored(purpose)
    if (newest) return [newest, ...older]
    // Two processes may make the first key at once: both insert the same id, one of them wins, both read the winner.
    await this.#db
      .insertInto('signing_keys')
      .values({ id: `${purpose}-1`, purpose, secret: randomBytes(32).toString('base64url'), created_at: 0 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const [made] = await this.#stored(purpose)
    if (!made) throw new Error(`The signing key ${purpose} was not stored.`)
    return [made]
  }

  #stored(purpose: KeyPurpose): Promise<SigningKey[]> {
    return this.#db
      .selectFrom('signing_keys')
      .select(['id', 'secret'])
      .where('purpose', '=', purpose)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  }
}
