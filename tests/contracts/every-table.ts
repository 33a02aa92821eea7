import { type Kysely, sql } from 'kysely'
import type { Database } from '../../adapters/database/schema.ts'

/** What trips up programs that copy text: accents, both ways to write them, emoji, quotes, and what databases escape. */
const awkward = 'é e\u0301 ’ « Noël » 𝔸 👩‍🏫 "\'`\\ \\N \\. $1 ? :a %s \t \r\n \u2028 \u{10FFFF} null NaN {}'

type Column = { readonly table: string; readonly name: string; readonly type: string; readonly mayBeNull: boolean }

/** Row by row another value; whole numbers reach the ends of what the product's numbers can hold. */
const valueOf = ({ table, name, type, mayBeNull }: Column, row: number): unknown => {
  if (mayBeNull && row % 3 === 2) return null
  if (type === 'text') return row === 1 ? `1${awkward}` : `${table}.${name} ${row} ${awkward}`
  if (type === 'bigint') return row === 0 ? Number.MAX_SAFE_INTEGER : row === 1 ? Number.MIN_SAFE_INTEGER : row
  if (type === 'integer') return row === 0 ? 2_147_483_647 : row === 1 ? -2_147_483_648 : row
  if (type === 'double precision') return row === 0 ? 0.1 + 0.2 : row === 1 ? -5e-324 : row / 3
  throw new Error(`A column of type ${type} is new: say here what it may hold.`)
}

const columnsOf = async (db: Database['db']): Promise<readonly Column[]> => {
  // A primary key may be null in SQLite, unless its table says otherwise.
  const { rows } = await sql<Omit<Column, 'mayBeNull'> & { mayBeNull: number }>`
    select tables.name as "table", columns.name, lower(columns.type) as type, not columns."notnull" and not columns.pk as mayBeNull
    from sqlite_schema as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name not like 'kysely_%' and tables.name not like 'sqlite_%'`.execute(db)
  return rows.map((row) => ({ ...row, mayBeNull: row.mayBeNull === 1 }))
}

/**
 * Puts rows into every table of a SQLite database, whatever tables there are, each with all its references.
 *
 * @returns the names of the tables
 */
export const fillEveryTable = async ({ db }: Database, rows: number): Promise<readonly string[]> => {
  const columns = await columnsOf(db)
  const tables = [...new Set(columns.map(({ table }) => table))]
  const { rows: references } = await sql<{ table: string; column: string; parent: string; key: string }>`
    select tables.name as "table", keys."from" as column, keys."table" as parent, keys."to" as key
    from sqlite_schema as tables, pragma_foreign_key_list(tables.name) as keys where tables.type = 'table'`.execute(db)

  const origin = (column: Column): Column => {
    const reference = references.find((one) => one.table === column.table && one.column === column.name)
    return reference === undefined ? column : origin({ ...column, table: reference.parent, name: reference.key, mayBeNull: false })
  }
  await db.transaction().execute(async (transaction) => {
    await sql`pragma defer_foreign_keys = on`.execute(transaction)
    for (const table of tables) {
      const ofTable = columns.filter((column) => column.table === table)
      for (let row = 0; row < rows; row += 1) {
        await (transaction as unknown as Kysely<Record<string, Record<string, unknown>>>)
          .insertInto(table)
          .values(Object.fromEntries(ofTable.map((column) => [column.name, valueOf(origin(column), row)])))
          .execute()
      }
    }
  })
  return tables
}
