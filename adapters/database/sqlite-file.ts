import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CommandRefused } from './command-refused.ts'

/** Where the SQLite database of a data folder is. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'alveole.sqlite')

/** The same, for commands that must not make an empty database where there is none. */
export const existingSqliteFile = (dataDir: string): string => {
  const file = sqliteFile(dataDir)
  if (!existsSync(file)) throw new CommandRefused(`There is no database ${file}: set DATA_DIR to the folder of the database.`)
  return file
}

const isOfSqlite = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'

const cutWithinAPage = (sqlite: DatabaseSync, file: string): boolean => {
  const pageSize = Number(sqlite.prepare('pragma page_size').get()?.['page_size'])
  return statSync(file).size % pageSize !== 0
}

const integrityProblem = (sqlite: DatabaseSync, file: string): string | null => {
  const [first] = sqlite.prepare('pragma integrity_check(1)').all()
  if (first?.['integrity_check'] !== 'ok') return 'the check of its integrity fails'
  // SQLite reads what the last page lacks as zeros, and does not look into the texts of rows.
  if (cutWithinAPage(sqlite, file)) return 'its end is missing'
  const [orphan] = sqlite.prepare('pragma foreign_key_check').all()
  return orphan === undefined ? null : `the table ${orphan['table']} refers to rows that are not there`
}

/**
 * Opens a SQLite file to read it, once every page of it has been checked. The caller closes it.
 *
 * @throws CommandRefused for a file that is no SQLite database, or a damaged or incomplete one
 */
export const openWholeSqliteFile = (file: string): DatabaseSync => {
  if (!existsSync(file) || !statSync(file).isFile()) throw new CommandRefused(`There is no file ${file}.`)
  const sqlite = new DatabaseSync(file, { readOnly: true })
  try {
    const problem = integrityProblem(sqlite, file)
    if (problem !== null) throw new CommandRefused(`The file ${file} is damaged: ${problem}.`)
    return sqlite
  } catch (error) {
    sqlite.close()
    throw isOfSqlite(error) ? new CommandRefused(`The file ${file} is not a whole SQLite database (${error.message}).`) : error
  }
}
