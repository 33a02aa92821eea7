import { chmodSync, chownSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CommandRefused } from './command-refused.ts'
import { fileTime } from './file-time.ts'
import { migrationTable, refuseUnknownMigrations } from './migration-names.ts'
import { isSqliteBusy } from './open-database.ts'
import { openWholeSqliteFile, sqliteFile } from './sqlite-file.ts'
import { syncToDisk } from './write-whole-file.ts'

const migrationsOf = (sqlite: DatabaseSync): readonly string[] => {
  const hasTable = sqlite.prepare('select 1 from sqlite_schema where name = ?').get(migrationTable) !== undefined
  return hasTable ? sqlite.prepare(`select name from ${migrationTable}`).all().map(({ name }) => String(name)) : []
}

/** How long to wait for a process that is just leaving, in milliseconds. */
const patience = 1000

/**
 * Keeps every other process out of a database until it is closed; its log is then part of the file. A process that opens the
 * file meanwhile finds at its first write that the file has moved, and stops. Null for a file too damaged to be locked: to
 * replace it is what restoring is for.
 */
const takeAlone = (database: string): DatabaseSync | null => {
  const sqlite = new DatabaseSync(database, { timeout: patience })
  try {
    sqlite.exec('pragma journal_mode = delete; begin exclusive')
    return sqlite
  } catch (error) {
    sqlite.close()
    if (isSqliteBusy(error)) throw new CommandRefused(`A process uses the database ${database}: stop it first.`)
    return null
  }
}

/** SQLite would apply the log of one database to another that stands under the same name. */
const companions = ['-wal', '-shm', '-journal']

/** The restored file belongs to whom the replaced one belonged to, even when root restores it. */
const giveToTheOwnerOf = (replaced: string, file: string): void => {
  const { mode, uid, gid } = statSync(replaced)
  chmodSync(file, mode)
  if (process.getuid?.() === 0) chownSync(file, uid, gid)
}

/**
 * Puts a copy that `backUpSqlite` made in the place of the data folder's database. The replaced one stays beside it under a
 * dated name.
 *
 * @returns the name of the replaced database, null when there was none
 * @throws CommandRefused for a file that is not a whole database of this version or an older one, and while a process uses
 * the database
 */
export const restoreSqlite = (given: {
  readonly file: string
  readonly dataDir: string
  readonly knownMigrations: readonly string[]
  readonly now: number
}): { readonly replaced: string | null } => {
  const { file, dataDir, now } = given
  const database = sqliteFile(dataDir)
  const arriving = `${database}.restoring`
  const aside = join(dataDir, `alveole-replaced-${fileTime(now)}.sqlite`)

  const copy = openWholeSqliteFile(file)
  let current: DatabaseSync | null = null
  try {
    refuseUnknownMigrations(file, migrationsOf(copy), given.knownMigrations)
    mkdirSync(dataDir, { recursive: true })
    const isReplacing = existsSync(database)
    if (isReplacing) current = takeAlone(database)
    rmSync(arriving, { force: true })
    copy.prepare('vacuum into ?').run(arriving)
    if (isReplacing) {
      giveToTheOwnerOf(database, arriving)
      // A second name rather than a new one: at no moment is there no database, where a process that starts would make one.
      linkSync(database, aside)
    }
    syncToDisk(arriving)
    for (const ending of companions) {
      if (existsSync(database + ending)) renameSync(database + ending, aside + ending)
    }
    renameSync(arriving, database)
    syncToDisk(dataDir)
    return { replaced: isReplacing ? aside : null }
  } finally {
    copy.close()
    current?.close()
    rmSync(arriving, { force: true })
  }
}
