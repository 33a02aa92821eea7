/** `npm run db:backup [file]` copies the database, also while the product runs. */
import { join, resolve } from 'node:path'
import { backUpPostgres } from '../database/back-up-postgres.ts'
import { backUpSqlite } from '../database/back-up-sqlite.ts'
import { CommandRefused } from '../database/command-refused.ts'
import { fileTime } from '../database/file-time.ts'
import { runCommand } from './run-command.ts'

await runCommand(async ({ dataDir, databaseUrl }, [named, ...others]) => {
  if (others.length > 0) throw new CommandRefused('Give one file at most: npm run db:backup [file]')
  const ending = databaseUrl === null ? 'sqlite' : 'dump'
  const file = resolve(named ?? join(dataDir, 'backups', `alveole-${fileTime(Date.now())}.${ending}`))
  await (databaseUrl === null ? backUpSqlite({ dataDir, file }) : backUpPostgres({ databaseUrl, file }))
  console.log(`The database is in ${file}`)
})
