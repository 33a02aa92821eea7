/** `npm run db:move` copies the SQLite database of DATA_DIR into the empty PostgreSQL database of DATABASE_URL. */
import { firstCoupons } from '../../domain/promo-codes/first-coupons.ts'
import { CommandRefused } from '../database/command-refused.ts'
import { withFreshDatabase } from '../database/fresh-database.ts'
import { migrate } from '../database/migrate.ts'
import { type MovedTable, moveToPostgres } from '../database/move-to-postgres.ts'
import { openDatabase } from '../database/open-database.ts'
import { seed } from '../database/seed.ts'
import { existingSqliteFile } from '../database/sqlite-file.ts'
import { everyPlan } from '../wiring/every-plan.ts'
import { runCommand } from './run-command.ts'

const line = (table: string, inSqlite: string | number, inPostgres: string | number, content: string): string =>
  `${table.padEnd(28)}${String(inSqlite).padStart(12)}${String(inPostgres).padStart(12)}  ${content}`

const printMoved = ({ table, rowsInSqlite, rowsInPostgres, hasSameContent }: MovedTable): void =>
  console.log(line(table, rowsInSqlite, rowsInPostgres, hasSameContent ? 'same' : 'DIFFERENT'))

await runCommand(async ({ dataDir, databaseUrl }) => {
  if (databaseUrl === null) throw new CommandRefused('Set DATABASE_URL to the PostgreSQL database that is to hold everything.')
  existingSqliteFile(dataDir)
  const source = openDatabase({ databaseUrl: null, dataDir })
  const target = openDatabase({ databaseUrl, dataDir })
  try {
    await migrate(target)
    console.log(line('table', 'SQLite', 'PostgreSQL', 'content'))
    const moved = await withFreshDatabase(async (fresh) => {
      await seed(fresh, everyPlan, firstCoupons)
      return moveToPostgres({ source, target, fresh, report: printMoved })
    })
    const rows = moved.reduce((sum, { rowsInPostgres }) => sum + rowsInPostgres, 0)
    console.log(`All ${rows} rows of ${moved.length} tables are in PostgreSQL. Start every process with DATABASE_URL from now on: what is still written to SQLite is not moved.`)
  } finally {
    await source.db.destroy()
    await target.db.destroy()
  }
})
