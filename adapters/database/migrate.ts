import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { firstTables } from './migrations/2026-11-21-first-tables.ts'
import { planDefinitions } from './migrations/2026-11-21-plan-definitions.ts'
import { pricesOfPlans } from './migrations/2026-11-21-prices-of-plans.ts'
import { theService } from './migrations/2026-11-21-the-service.ts'
import { whatRenewalsCost } from './migrations/2026-11-21-what-renewals-cost.ts'
import { whoUsesASession } from './migrations/2026-11-21-who-uses-a-session.ts'
import { isSqliteBusy, sqliteBusyTimeout } from './open-database.ts'
import type { Database, Schema } from './schema.ts'

/** In the order of their names. A migration that has run somewhere is never changed. */
const migrations = {
  '2026-11-21-first-tables': firstTables,
  '2026-11-21-plan-definitions': planDefinitions,
  '2026-11-21-prices-of-plans': pricesOfPlans,
  '2026-11-21-the-service': theService,
  '2026-11-21-what-renewals-cost': whatRenewalsCost,
  '2026-11-21-who-uses-a-session': whoUsesASession,
}

const migrateToLatest = async (db: Kysely<Schema>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** How long one process waits for another one that migrates, and how often it looks, in milliseconds. */
const patience = 60_000
const interval = 20

const takeSqliteLock = async (connection: Kysely<Schema>): Promise<void> => {
  for (let waited = 0; ; waited += interval) {
    try {
      await sql`begin immediate`.execute(connection)
      return
    } catch (error) {
      if (!isSqliteBusy(error) || waited >= patience) throw error
      await wait(interval)
    }
  }
}

/**
 * On SQLite Kysely neither locks nor uses a transaction: two processes that start at once would make the same tables,
 * and one that is killed meanwhile would leave half of them. Here the whole migration is one transaction.
 */
const migrateSqlite = (db: Kysely<Schema>): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection)
    try {
      await takeSqliteLock(connection)
      try {
        await migrateToLatest(connection)
        await sql`commit`.execute(connection)
      } catch (error) {
        await sql`rollback`.execute(connection)
        throw error
      }
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(sqliteBusyTimeout)}`.execute(connection)
    }
  })

/** Brings the tables up to date; does nothing when they are. Several processes may do so at once. */
export const migrate = ({ db, hasRowLocks }: Database): Promise<void> => (hasRowLocks ? migrateToLatest(db) : migrateSqlite(db))
