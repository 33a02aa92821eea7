import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { CommandRefused } from './command-refused.ts'
import { migrationsRunOn } from './migration-names.ts'
import { isSqliteBusy } from './open-database.ts'
import type { Database, Schema } from './schema.ts'

/** Tables are told by introspection, so that none can be forgotten: their names and columns are plain texts here. */
type Row = Readonly<Record<string, unknown>>
type Tables = Kysely<Record<string, Record<string, unknown>>>
const anyTables = (db: Kysely<Schema>): Tables => db as unknown as Tables

/** What became of one table: the rows on both sides, and whether they are the same rows. */
export type MovedTable = {
  readonly table: string
  readonly rowsInSqlite: number
  readonly rowsInPostgres: number
  readonly hasSameContent: boolean
}

const postgresSchema = async (target: Kysely<Schema>): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(target)
  return rows[0]?.name
}

type ColumnsByTable = ReadonlyMap<string, readonly string[]>

/** The tables of a schema, each with its columns, both in the order of their names; those of the migrations are left out. */
const columnsByTable = async (db: Kysely<Schema>, schema?: string): Promise<ColumnsByTable> => {
  const tables = await db.introspection.getTables()
  return new Map(
    tables
      .filter((table) => !table.isView && (schema === undefined || table.schema === schema))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]),
  )
}

const refuseOtherMigrations = (source: readonly string[], target: readonly string[]): void => {
  const unknown = source.find((name) => !target.includes(name))
  if (unknown !== undefined) {
    throw new CommandRefused(`The SQLite database was written by a newer version of Alvéole (its migration ${unknown} is unknown here).`)
  }
  const missing = target.find((name) => !source.includes(name))
  if (missing !== undefined) {
    throw new CommandRefused(`The SQLite database lacks the migration ${missing}: start this version on it once, then move it.`)
  }
}

const refuseOtherTables = (source: ColumnsByTable, target: ColumnsByTable): void => {
  for (const [table, columns] of source) {
    const expected = target.get(table)
    if (expected === undefined) {
      throw new CommandRefused(`The table ${table} of the SQLite database is unknown to this version, and nothing may be left behind.`)
    }
    if (columns.join() !== expected.join()) throw new CommandRefused(`The table ${table} has other columns in SQLite than in PostgreSQL.`)
  }
}

const parentsFirst = async (source: Kysely<Schema>, tables: Iterable<string>): Promise<readonly string[]> => {
  const waiting = new Map<string, readonly string[]>()
  for (const table of tables) {
    const { rows } = await sql<{ parent: string }>`select "table" as parent from pragma_foreign_key_list(${table})`.execute(source)
    waiting.set(table, rows.map(({ parent }) => parent).filter((parent) => parent !== table))
  }
  const ordered: string[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find(([, parents]) => !parents.some((parent) => waiting.has(parent)))
    if (next === undefined) throw new Error(`The tables ${[...waiting.keys()].join(', ')} refer to each other in a circle.`)
    ordered.push(next[0])
    waiting.delete(next[0])
  }
  return ordered
}

const rowsAtATime = 500

async function* readSqlite(source: Kysely<Schema>, table: string, columns: readonly string[]): AsyncGenerator<readonly Row[]> {
  let rows: Row[] = []
  for await (const row of anyTables(source).selectFrom(table).select(columns).stream()) {
    rows.push(row)
    if (rows.length === rowsAtATime) {
      yield rows
      rows = []
    }
  }
  if (rows.length > 0) yield rows
}

async function* readPostgres(target: Kysely<Schema>, table: string, columns: readonly string[]): AsyncGenerator<readonly Row[]> {
  const selected = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare moved_rows no scroll cursor for select ${selected} from ${sql.table(table)}`.execute(target)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtATime)} from moved_rows`.execute(target)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close moved_rows`.execute(target)
}

const asText = (row: Row, columns: readonly string[]): string => JSON.stringify(columns.map((column) => row[column]))

/** Counts rows and sums the fingerprints of each, so that their order, which the two databases see differently, is no matter. */
const makeTally = (columns: readonly string[]) => {
  let rows = 0
  let sum = 0n
  return {
    add: (row: Row): void => {
      rows += 1
      sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash('sha256').update(asText(row, columns)).digest('hex')}`))
    },
    rows: () => rows,
    sum: () => sum,
  }
}

const refuseNul = (row: Row, table: string): void => {
  const column = Object.keys(row).find((name) => typeof row[name] === 'string' && row[name].includes('\0'))
  if (column === undefined) return
  throw new CommandRefused(`A row of the table ${table} has the character NUL in its column ${column}, which PostgreSQL cannot store: remove it in the SQLite database first.`)
}

/** PostgreSQL's own message may quote what is in the row. */
const refusedRows = (table: string, error: unknown): unknown =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
    ? new CommandRefused(`PostgreSQL refuses rows of the table ${table} (its error ${String(error.code)}).`)
    : error

const copyTable = async (
  source: Kysely<Schema>,
  target: Kysely<Schema>,
  table: string,
  columns: readonly string[],
): Promise<MovedTable> => {
  const sent = makeTally(columns)
  for await (const rows of readSqlite(source, table, columns)) {
    for (const row of rows) {
      refuseNul(row, table)
      sent.add(row)
    }
    await anyTables(target)
      .insertInto(table)
      .values(rows)
      .execute()
      .catch((error: unknown) => {
        throw refusedRows(table, error)
      })
  }
  const arrived = makeTally(columns)
  for await (const rows of readPostgres(target, table, columns)) rows.forEach(arrived.add)
  return { table, rowsInSqlite: sent.rows(), rowsInPostgres: arrived.rows(), hasSameContent: sent.sum() === arrived.sum() }
}

/** Rows that a first start puts into a database may be replaced; any other would be lost, or mixed with what is moved. */
const refuseRowsOfItsOwn = async (
  target: Kysely<Schema>,
  fresh: Kysely<Schema>,
  tables: ColumnsByTable,
): Promise<void> => {
  const freshTables = await columnsByTable(fresh)
  for (const [table, columns] of tables) {
    const seeds = new Set<string>()
    for await (const rows of freshTables.has(table) ? readSqlite(fresh, table, columns) : []) {
      rows.forEach((row) => seeds.add(asText(row, columns)))
    }
    for await (const rows of readPostgres(target, table, columns)) {
      if (rows.every((row) => seeds.has(asText(row, columns)))) continue
      throw new CommandRefused(`The PostgreSQL database holds rows of its own in the table ${table}: move into an empty database.`)
    }
  }
}

const copyTables = async (
  source: Kysely<Schema>,
  target: Kysely<Schema>,
  fresh: Kysely<Schema>,
  report: (moved: MovedTable) => void,
): Promise<readonly MovedTable[]> => {
  refuseOtherMigrations(await migrationsRunOn(source), await migrationsRunOn(target))
  const tables = await columnsByTable(source)
  refuseOtherTables(tables, await columnsByTable(target, await postgresSchema(target)))

  await sql`lock table ${sql.join([...tables.keys()].map((table) => sql.table(table)))} in access exclusive mode`.execute(target)
  await refuseRowsOfItsOwn(target, fresh, tables)
  const ordered = await parentsFirst(source, tables.keys())
  for (const table of ordered.toReversed()) await anyTables(target).deleteFrom(table).execute()

  const moved: MovedTable[] = []
  for (const table of ordered) {
    const one = await copyTable(source, target, table, tables.get(table) ?? [])
    report(one)
    moved.push(one)
  }
  const different = moved.filter((one) => one.rowsInSqlite !== one.rowsInPostgres || !one.hasSameContent)
  if (different.length === 0) return moved
  throw new CommandRefused(`These tables are not the same on both sides: ${different.map(({ table }) => table).join(', ')}. PostgreSQL is left as it was.`)
}

/**
 * Copies every row of a SQLite database into a PostgreSQL database that has its tables and nothing of its own, in one
 * transaction: after a refusal, a defect or a crash the target is as it was. Nobody writes to the source meanwhile. Each table
 * is read back and compared before anything is kept.
 *
 * @param given.fresh a database of this version just after its first start: what it holds may be in the target too
 * @param given.report told of each table once it has been copied and read back
 * @throws CommandRefused for a source of another version, a target with rows of its own, rows that PostgreSQL cannot store or
 * stores differently, and when one of the two is in use
 */
export const moveToPostgres = async (given: {
  readonly source: Database
  readonly target: Database
  readonly fresh: Database
  readonly report: (moved: MovedTable) => void
}): Promise<readonly MovedTable[]> => {
  try {
    return await given.source.db.transaction().execute((source) =>
      given.target.db.transaction().execute(async (target) => {
        await sql`set local lock_timeout = '2s'`.execute(target)
        return copyTables(source, target, given.fresh.db, given.report)
      }),
    )
  } catch (error) {
    if (isSqliteBusy(error)) throw new CommandRefused('A process writes to the SQLite database: stop it first.')
    if (error instanceof Error && 'code' in error && error.code === '55P03') {
      throw new CommandRefused('A process uses the PostgreSQL database: stop it first.')
    }
    throw error
  }
}
