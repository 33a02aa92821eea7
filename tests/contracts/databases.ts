import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { openDatabase } from '../../adapters/database/open-database.ts'
import type { Database, Schema } from '../../adapters/database/schema.ts'
import { postgresPrograms, startPostgres } from './postgres-server.ts'

/** A database without tables. Each opening is what one process has. */
export type DatabaseUnderTest = {
  readonly name: string
  readonly open: () => Database
  /** Closes what was opened and removes what was stored. */
  readonly remove: () => Promise<void>
}

type Engine = { readonly name: string; readonly start: () => Promise<DatabaseUnderTest> }

const startSqlite = (): Promise<DatabaseUnderTest> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alveole-sqlite-'))
  const opened: Database[] = []
  return Promise.resolve({
    name: 'SQLite',
    open: () => {
      const database = openDatabase({ databaseUrl: null, dataDir })
      opened.push(database)
      return database
    },
    remove: async () => {
      await Promise.all(opened.map(({ db }) => db.destroy()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  })
}

/** PGlite is one connection in this process: its openings share it. */
const startPglite = async (): Promise<DatabaseUnderTest> => {
  const pglite = await PGlite.create()
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  return {
    name: 'PGlite',
    open: () => ({ db, hasRowLocks: true }),
    remove: () => db.destroy(),
  }
}

const startPostgresql = (programs: string) => async (): Promise<DatabaseUnderTest> => {
  const server = await startPostgres(programs)
  const opened: Database[] = []
  return {
    name: `PostgreSQL ${server.version}`,
    open: () => {
      const database = openDatabase({ databaseUrl: server.url, dataDir: '' })
      opened.push(database)
      return database
    },
    remove: async () => {
      await Promise.all(opened.map(({ db }) => db.destroy()))
      await server.stop()
    },
  }
}

const programs = postgresPrograms()

export const engines: readonly Engine[] = [
  { name: 'SQLite', start: startSqlite },
  { name: 'PGlite', start: startPglite },
  ...(programs === null ? [] : [{ name: 'PostgreSQL', start: startPostgresql(programs) }]),
]

/** Children before their parents. */
const tables = [
  'mails',
  'one_time_tokens',
  'newsletter_subscribers',
  'devices',
  'gift_cards',
  'refunds',
  'rate_limits',
  'quiz_answers',
  'quiz_attempts',
  'sandbox_payments',
  'subscriptions',
  'coupon_uses',
  'orders',
  'coupons',
  'plan_prices',
  'plans',
  'signing_keys',
  'refresh_tokens',
  'sessions',
  'children',
  'members',
] as const satisfies readonly (keyof Schema)[]

export const emptyTables = async ({ db }: Database): Promise<void> => {
  for (const table of tables) await db.deleteFrom(table).execute()
}

export const dropTables = async ({ db }: Database): Promise<void> => {
  for (const table of [...tables, 'kysely_migration', 'kysely_migration_lock']) await sql`drop table if exists ${sql.table(table)}`.execute(db)
}
