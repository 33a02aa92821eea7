import { DatabaseSync } from 'node:sqlite'
import { sqliteBusyTimeout } from './open-database.ts'
import { existingSqliteFile, openWholeSqliteFile } from './sqlite-file.ts'
import { writeWholeFile } from './write-whole-file.ts'

/**
 * Copies the SQLite database of a data folder as it is at one moment; the product may go on writing meanwhile. The copy is
 * one file without a write-ahead log, checked before it gets its name.
 *
 * @throws CommandRefused when there is no database, when the file is there already, or when the database is damaged
 * @see https://sqlite.org/lang_vacuum.html#vacuuminto
 */
export const backUpSqlite = async ({ dataDir, file }: { dataDir: string; file: string }): Promise<void> => {
  const database = existingSqliteFile(dataDir)
  await writeWholeFile(file, (temporary) => {
    // Not opened for reading only: such a connection would leave its log behind, maybe with another owner than the product's.
    const sqlite = new DatabaseSync(database, { timeout: sqliteBusyTimeout })
    try {
      sqlite.prepare('vacuum into ?').run(temporary)
    } finally {
      sqlite.close()
    }
    openWholeSqliteFile(temporary).close()
  })
}
