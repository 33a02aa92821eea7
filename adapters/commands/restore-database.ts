/** `npm run db:restore <file>` puts a copy of the database in the place of the one there is, while the product does not run. */
import { join, resolve } from 'node:path'
import { CommandRefused } from '../database/command-refused.ts'
import { knownMigrations } from '../database/migration-names.ts'
import { restorePostgres } from '../database/restore-postgres.ts'
import { restoreSqlite } from '../database/restore-sqlite.ts'
import { runCommand } from './run-command.ts'

await runCommand(async ({ dataDir, databaseUrl }, [named, ...others]) => {
  if (named === undefined || others.length > 0) throw new CommandRefused('Give the file to restore: npm run db:restore <file>')
  const copy = { file: resolve(named), knownMigrations: await knownMigrations(), now: Date.now() }
  const { replaced } =
    databaseUrl === null
      ? restoreSqlite({ ...copy, dataDir })
      : await restorePostgres({ ...copy, databaseUrl, backupDir: join(dataDir, 'backups') })
  console.log(`The database is the one of ${copy.file} again.`)
  if (replaced !== null) console.log(`What it replaced is kept in ${resolve(replaced)}`)
})
