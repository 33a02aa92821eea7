import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../adapters/database/migrate.ts'
import { openDatabase } from '../../adapters/database/open-database.ts'
import type { Database } from '../../adapters/database/schema.ts'
import { seed } from '../../adapters/database/seed.ts'
import { SqlMemberRepository } from '../../adapters/database/sql-member-repository.ts'
import { priceList } from '../../domain/plans/price-list.ts'
import { firstCoupons } from '../../domain/promo-codes/first-coupons.ts'
import { aMember } from '../builders/a-member.ts'
import { type Ending, runCommand, startCommand } from './a-command.ts'
import { fillEveryTable } from './every-table.ts'
import { hasPostgres, type PostgresDatabases, startPostgresDatabases } from './several-postgres-databases.ts'

const addRows = async ({ db }: Database, statement: string): Promise<void> => void (await sql.raw(statement).execute(db))

test('a move asks for the address of the PostgreSQL database', async () => {
  const { code, complaint } = await runCommand('move-database', [], { DATA_DIR: join(tmpdir(), 'no such folder') })
  expect(code).toBe(1)
  expect(complaint).toMatch(/^Set DATABASE_URL [^\n]*\n$/)
})

test('a move to a PostgreSQL that does not answer says so', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alveole-move-'))
  const source = openDatabase({ databaseUrl: null, dataDir })
  await migrate(source)
  await source.db.destroy()
  const { code, complaint } = await runCommand('move-database', [], { DATA_DIR: dataDir, DATABASE_URL: 'postgres://alveole@127.0.0.1:1/alveole' })
  rmSync(dataDir, { recursive: true })
  expect({ code, complaint }).toEqual({
    code: 1,
    complaint: 'The database of DATABASE_URL does not answer (ECONNREFUSED): check the address, the name and the password.\n',
  })
})

describe.runIf(hasPostgres)('a move from SQLite to PostgreSQL', () => {
  let server: PostgresDatabases
  let dataDir = ''
  let databaseUrl = ''
  let source: Database
  let target: Database

  beforeAll(async () => {
    server = await startPostgresDatabases()
  })
  afterAll(() => server?.stop())
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'alveole-move-'))
    databaseUrl = await server.make()
    source = openDatabase({ databaseUrl: null, dataDir })
    target = openDatabase({ databaseUrl, dataDir })
    await migrate(source)
  })
  afterEach(async () => {
    await source.db.destroy()
    await target.db.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const move = (): Promise<Ending> => runCommand('move-database', [], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  const rowsOf = async ({ db }: Database, table: string): Promise<readonly string[]> => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    return rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted()
  }
  const tablesOf = async ({ db }: Database): Promise<readonly string[]> => (await db.introspection.getTables()).map(({ name }) => name)
  const isEmpty = async (): Promise<boolean> => {
    for (const table of await tablesOf(target)) if ((await rowsOf(target, table)).length > 0) return false
    return true
  }

  // Rows go in parcels of 500.
  test.each([500, 501])('brings every one of %i rows of every table, and counts them on both sides', async (count) => {
    const tables = await fillEveryTable(source, count)
    const { code, printed, complaint } = await move()
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
    for (const table of tables) {
      expect(printed).toMatch(new RegExp(`^${table} +${count} +${count}  same$`, 'm'))
      expect(await rowsOf(target, table)).toEqual(await rowsOf(source, table))
    }
    expect(printed).toContain(`All ${count * tables.length} rows of ${tables.length} tables are in PostgreSQL.`)
    expect(printed).not.toMatch(/^kysely/m)
  })

  test('brings a product that one can start on', async () => {
    await seed(source, priceList, firstCoupons)
    await new SqlMemberRepository(source).add(aMember({ id: 'lea' }))
    expect(await move()).toMatchObject({ code: 0 })
    await migrate(target)
    await seed(target, priceList, firstCoupons)
    expect(await new SqlMemberRepository(target).find('lea')).toMatchObject({ id: 'lea' })
    expect(await rowsOf(target, 'coupons')).toEqual(await rowsOf(source, 'coupons'))
  })

  test('replaces what a first start put into the target by what the source has of it', async () => {
    await seed(source, priceList, firstCoupons)
    await addRows(source, 'update coupons set uses_left = 7')
    await migrate(target)
    await seed(target, priceList, firstCoupons)
    expect(await move()).toMatchObject({ code: 0 })
    expect(await rowsOf(target, 'coupons')).toEqual(await rowsOf(source, 'coupons'))
    expect(await rowsOf(target, 'plans')).toEqual(await rowsOf(source, 'plans'))
  })

  test('of an empty database gives an empty database', async () => {
    expect(await move()).toMatchObject({ code: 0 })
    expect(await isEmpty()).toBe(true)
  })

  describe('is refused, and the target stays as it is,', () => {
    const refusal = async (): Promise<string> => {
      const { code, complaint } = await move()
      expect(code).toBe(1)
      return complaint
    }

    test('when there is no SQLite database, and none is made', async () => {
      const folder = join(dataDir, 'elsewhere')
      const { code, complaint } = await runCommand('move-database', [], { DATA_DIR: folder, DATABASE_URL: databaseUrl })
      expect(code).toBe(1)
      expect(complaint).toMatch(/^There is no database [^\n]*\n$/)
      expect(existsSync(folder)).toBe(false)
    })

    test('when the target has rows of its own', async () => {
      await migrate(target)
      await new SqlMemberRepository(target).add(aMember({ id: 'lea' }))
      await new SqlMemberRepository(source).add(aMember({ id: 'max' }))
      expect(await refusal()).toBe('The PostgreSQL database holds rows of its own in the table members: move into an empty database.\n')
      expect(await new SqlMemberRepository(target).find('lea')).toMatchObject({ id: 'lea' })
      expect(await new SqlMemberRepository(target).find('max')).toBeUndefined()
    })

    test('when a row that a first start put into the target has been changed', async () => {
      await migrate(target)
      await seed(target, priceList, firstCoupons)
      await addRows(target, "update plans set sold_through = 'nothing' where id = (select min(id) from plans)")
      expect(await refusal()).toContain('in the table plans')
    })

    test('when a text has a NUL, which PostgreSQL cannot store', async () => {
      await addRows(source, "insert into signing_keys values ('key', 'key-1', 'a secret' || char(0) || 'b', 0)")
      const complaint = await refusal()
      expect(complaint).toContain('A row of the table signing_keys has the character NUL in its column secret')
      expect(complaint).not.toContain('a secret')
      expect(await isEmpty()).toBe(true)
    })

    test('when PostgreSQL refuses a row, without telling what is in it', async () => {
      await addRows(source, "insert into signing_keys values ('key', 'key-1', 'secret', 'lea@example.org')")
      const complaint = await refusal()
      expect(complaint).toBe('PostgreSQL refuses rows of the table signing_keys (its error 22P02).\n')
      expect(await isEmpty()).toBe(true)
    })

    test('when PostgreSQL stores something else than what it was given', async () => {
      await new SqlMemberRepository(source).add(aMember({ id: 'lea' }))
      await migrate(target)
      await addRows(target, "create function shout() returns trigger as $$ begin new.email = upper(new.email); return new; end $$ language plpgsql")
      await addRows(target, 'create trigger shouts before insert on members for each row execute function shout()')
      const { code, printed, complaint } = await move()
      expect(code).toBe(1)
      expect(printed).toMatch(/^members +1 +1  DIFFERENT$/m)
      expect(complaint).toBe('These tables are not the same on both sides: members. PostgreSQL is left as it was.\n')
      expect(await isEmpty()).toBe(true)
    })

    test('when PostgreSQL leaves a row out', async () => {
      await new SqlMemberRepository(source).add(aMember({ id: 'lea' }))
      await migrate(target)
      await addRows(target, 'create rule silence as on insert to members do instead nothing')
      const { code, printed } = await move()
      expect(code).toBe(1)
      expect(printed).toMatch(/^members +1 +0  DIFFERENT$/m)
    })

    test('when the source has a table that this version does not know', async () => {
      await addRows(source, 'create table forgotten (id text)')
      expect(await refusal()).toContain('The table forgotten of the SQLite database is unknown to this version')
    })

    test('when a table of the source has another column', async () => {
      await addRows(source, 'alter table members add column nickname text')
      expect(await refusal()).toContain('The table members has other columns in SQLite')
    })

    test('when the source lacks a migration', async () => {
      await addRows(source, 'delete from kysely_migration where name = (select max(name) from kysely_migration)')
      expect(await refusal()).toMatch(/^The SQLite database lacks the migration \S+: start this version on it once, then move it\.\n$/)
    })

    test('when the source was written by a newer version', async () => {
      await addRows(source, "insert into kysely_migration values ('2099-01-01-new', '')")
      expect(await refusal()).toContain('its migration 2099-01-01-new is unknown here')
    })

    test('when the target was written by a newer version', async () => {
      await migrate(target)
      await addRows(target, "insert into kysely_migration values ('2099-01-01-new', '')")
      expect(await refusal()).toBe('The database of DATABASE_URL was written by a newer version of Alvéole: use that version.\n')
    })

    test('when its user may not make tables in the target', async () => {
      await addRows(target, 'drop role if exists guest')
      await addRows(target, 'create role guest login')
      databaseUrl = databaseUrl.replace('alveole@', 'guest@')
      expect(await refusal()).toBe('The user of DATABASE_URL may not make tables in that database: give it the right to.\n')
    })

    test('while another process writes to the source', async () => {
      await source.db.transaction().execute(async () => {
        expect(await refusal()).toBe('A process writes to the SQLite database: stop it first.\n')
      })
    })

    test('while another process writes to the target', async () => {
      await migrate(target)
      await target.db.transaction().execute(async (transaction) => {
        await sql`lock table members in row exclusive mode`.execute(transaction)
        expect(await refusal()).toBe('A process uses the PostgreSQL database: stop it first.\n')
      })
    })
  })

  test('lets nobody write to the source meanwhile, and is rolled back when it is killed in the middle', async () => {
    await fillEveryTable(source, 1500)
    await migrate(target)
    await seed(target, priceList, firstCoupons)
    const seeds = await rowsOf(target, 'plans')
    const prices = await rowsOf(target, 'plan_prices')

    // What it leaves in the folder of temporary files goes with the test.
    const moving = startCommand('move-database', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TMPDIR: dataDir })
    // A headline, and one table that has been copied.
    await moving.until(2)
    await sql`pragma busy_timeout = 0`.execute(source.db)
    await expect(new SqlMemberRepository(source).add(aMember({ id: 'late' }))).rejects.toThrow('database is locked')
    await moving.kill()

    expect(moving.lines.length).toBeLessThan((await tablesOf(source)).length + 1)
    expect(await rowsOf(target, 'plans')).toEqual(seeds)
    expect(await rowsOf(target, 'plan_prices')).toEqual(prices)
    for (const table of (await tablesOf(target)).filter((name) => !['plans', 'coupons', 'plan_prices'].includes(name))) {
      expect(await rowsOf(target, table)).toEqual([])
    }
    await new SqlMemberRepository(source).add(aMember({ id: 'later' }))
    expect(await move()).toMatchObject({ code: 0 })
    expect(await new SqlMemberRepository(target).find('later')).toMatchObject({ id: 'later' })
  })
})
