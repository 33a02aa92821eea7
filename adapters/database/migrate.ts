import { Migrator } from 'kysely/migration'
import { firstTables } from './migrations/2026-11-21-first-tables.ts'
import type { Database } from './schema.ts'

/** In the order of their names. A migration that has run somewhere is never changed. */
const migrations = { '2026-11-21-first-tables': firstTables }

/** Brings the tables up to date; does nothing when they are. */
export const migrate = async ({ db }: Database): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
