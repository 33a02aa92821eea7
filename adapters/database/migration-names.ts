import { type Kysely, sql } from 'kysely'
import { CommandRefused } from './command-refused.ts'
import { withFreshDatabase } from './fresh-database.ts'
import type { Schema } from './schema.ts'

/** The table in which Kysely keeps the names of the migrations that have run. */
export const migrationTable = 'kysely_migration'

/** The migrations that have run on a database, in their order. */
export const migrationsRunOn = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The migrations of this version. */
export const knownMigrations = (): Promise<readonly string[]> => withFreshDatabase(({ db }) => migrationsRunOn(db))

/**
 * An older database is taken: starting the product on it brings it up to date.
 *
 * @throws CommandRefused for a database that is not Alvéole's, or one that a newer version wrote
 */
export const refuseUnknownMigrations = (file: string, found: readonly string[], known: readonly string[]): void => {
  const unknown = found.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new CommandRefused(`The file ${file} was written by a newer version of Alvéole (its migration ${unknown} is unknown here): restore it with that version.`)
  }
  if (found.length === 0) throw new CommandRefused(`The file ${file} is not a database of Alvéole.`)
}
