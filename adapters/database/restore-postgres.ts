import { existsSync } from 'node:fs'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { backUpPostgres } from './back-up-postgres.ts'
import { CommandRefused } from './command-refused.ts'
import { fileTime } from './file-time.ts'
import { migrationTable, refuseUnknownMigrations } from './migration-names.ts'
import { openDatabase } from './open-database.ts'
import { runPostgresProgram } from './postgres-programs.ts'

/** `216; 1259 16390 TABLE public members alveole` */
const listedTable = /^\d+; \d+ \d+ TABLE (?!DATA )\S+ (\S+) /

const tablesIn = async (file: string): Promise<readonly string[]> => {
  const list = await runPostgresProgram('pg_restore', ['--list', file], null)
  return list.split('\n').flatMap((line) => listedTable.exec(line)?.[1] ?? [])
}

/** The rows of a table are printed between these two lines, a row a line, its values between tabulators. */
const printedRows = /^COPY .*;\n([\s\S]*?)^\\\.$/m

const migrationsIn = async (file: string): Promise<readonly string[]> => {
  const printed = await runPostgresProgram('pg_restore', ['--data-only', `--table=${migrationTable}`, '--file=-', file], null)
  const rows = printedRows.exec(printed)?.[1] ?? ''
  return rows.split('\n').filter(Boolean).map((row) => row.split('\t', 1)[0] ?? '')
}

type Target = { readonly tables: readonly string[]; readonly otherSessions: number }

const lookAt = async (databaseUrl: string): Promise<Target> => {
  const { db } = openDatabase({ databaseUrl, dataDir: '' })
  try {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and usename is not null`.execute(db)
    return { tables: tables.map(({ name }) => name), otherSessions: rows[0]?.count ?? 0 }
  } finally {
    await db.destroy()
  }
}

/**
 * Replaces a PostgreSQL database by a copy that `backUpPostgres` made, in one transaction. What was there is backed up
 * before.
 *
 * @param given.backupDir where the copy of what is replaced goes
 * @returns the file with what was replaced, null when the database was empty
 * @throws CommandRefused for a file that is not a whole copy of this version or an older one, while a process is connected to
 * the database, and when the database has tables that the copy does not know
 * @see https://www.postgresql.org/docs/current/app-pgrestore.html
 */
export const restorePostgres = async (given: {
  readonly file: string
  readonly databaseUrl: string
  readonly backupDir: string
  readonly knownMigrations: readonly string[]
  readonly now: number
}): Promise<{ readonly replaced: string | null }> => {
  const { file, databaseUrl } = given
  if (!existsSync(file)) throw new CommandRefused(`There is no file ${file}.`)
  const arriving = await tablesIn(file)
  if (!arriving.includes(migrationTable)) throw new CommandRefused(`The file ${file} is not a database of Alvéole.`)
  refuseUnknownMigrations(file, await migrationsIn(file), given.knownMigrations)
  // Reads it to its end.
  await runPostgresProgram('pg_restore', [`--file=${devNull}`, file], null)

  const { tables, otherSessions } = await lookAt(databaseUrl)
  if (otherSessions > 0) {
    throw new CommandRefused(`Other processes are connected to the database of DATABASE_URL (connections: ${otherSessions}): stop them first.`)
  }
  const staying = tables.find((table) => !arriving.includes(table))
  if (staying !== undefined) {
    throw new CommandRefused(`The database of DATABASE_URL has a table ${staying} that the file does not know: restore into an empty database.`)
  }

  const replaced = tables.length === 0 ? null : join(given.backupDir, `alveole-replaced-${fileTime(given.now)}.dump`)
  if (replaced !== null) await backUpPostgres({ databaseUrl, file: replaced })
  const flags = ['--clean', '--if-exists', '--single-transaction', '--no-owner', '--no-privileges', file]
  await runPostgresProgram('pg_restore', flags, databaseUrl)
  return { replaced }
}
