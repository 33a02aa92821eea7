import { randomBytes, randomUUID } from 'node:crypto'
import type { KeyPurpose, SigningKey, SigningKeys } from '../../application/ports/signing-keys.ts'
import type { Database } from './schema.ts'

const newSecret = (): string => randomBytes(32).toString('base64url')

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
      .values({ id: `${purpose}-1`, purpose, secret: newSecret(), created_at: 0 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const [made] = await this.#stored(purpose)
    if (!made) throw new Error(`The signing key ${purpose} was not stored.`)
    return [made]
  }

  async rotate(purpose: KeyPurpose, at: number): Promise<void> {
    await this.of(purpose)
    await this.#db
      .insertInto('signing_keys')
      .values(({ selectFrom, fn, eb, val }) => ({
        id: `${purpose}-${randomUUID()}`,
        purpose,
        secret: newSecret(),
        // The newest whatever the clock says.
        created_at: selectFrom('signing_keys')
          .select(() =>
            eb
              .case()
              .when(fn.max('created_at'), '>=', at)
              .then(eb(fn.max('created_at'), '+', 1))
              .else(val(at))
              .end()
              .as('created_at'),
          )
          .where('purpose', '=', purpose),
      }))
      .execute()
  }

  async removeSuperseded(purpose: KeyPurpose, at: number): Promise<void> {
    await this.#db
      .deleteFrom('signing_keys')
      .where('purpose', '=', purpose)
      .where('created_at', '<', ({ selectFrom, fn }) =>
        selectFrom('signing_keys')
          .select(fn.max('created_at').as('created_at'))
          .where('purpose', '=', purpose)
          .where('created_at', '<=', at),
      )
      .execute()
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
