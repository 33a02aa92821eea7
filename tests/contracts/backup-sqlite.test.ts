import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backUpSqlite } from '../../adapters/database/back-up-sqlite.ts'
import { migrate } from '../../adapters/database/migrate.ts'
import { knownMigrations } from '../../adapters/database/migration-names.ts'
import { openDatabase } from '../../adapters/database/open-database.ts'
import { restoreSqlite } from '../../adapters/database/restore-sqlite.ts'
import type { Database } from '../../adapters/database/schema.ts'
import { SqlMemberRepository } from '../../adapters/database/sql-member-repository.ts'
import { aMember } from '../builders/a-member.ts'
import { type RunningProcess, runCommand, startProgram } from './a-command.ts'
import { fillEveryTable } from './every-table.ts'

const writingProgram = fileURLToPath(new URL('./a-writing-process.ts', import.meta.url))
const now = Date.UTC(2026, 10, 21, 9, 5, 7, 8)

let folder = ''
let dataDir = ''
let elsewhere = ''
let copy = ''
let known: readonly string[] = []
let opened: Database[] = []
let started: RunningProcess[] = []

beforeAll(async () => {
  known = await knownMigrations()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alveole-backup-'))
  dataDir = join(folder, 'data')
  elsewhere = join(folder, 'elsewhere')
  copy = join(folder, 'copy.sqlite')
  opened = []
  started = []
})
afterEach(async () => {
  await Promise.all(started.map((process) => process.kill()))
  await Promise.all(opened.map(({ db }) => db.destroy()))
  rmSync(folder, { recursive: true, force: true })
})

const open = async (where = dataDir): Promise<Database> => {
  const database = openDatabase({ databaseUrl: null, dataDir: where })
  opened.push(database)
  await migrate(database)
  return database
}
const close = async (database: Database): Promise<void> => {
  opened = opened.filter((one) => one !== database)
  await database.db.destroy()
}
const startWriting = (): RunningProcess => {
  const process = startProgram(writingProgram, [dataDir])
  started.push(process)
  return process
}
const add = async (database: Database, ...ids: readonly string[]): Promise<void> => {
  for (const id of ids) await new SqlMemberRepository(database).add(aMember({ id }))
}
const idsIn = (file: string): readonly string[] => {
  const sqlite = new DatabaseSync(file, { readOnly: true })
  try {
    return sqlite.prepare('select id from members order by id').all().map(({ id }) => String(id))
  } finally {
    sqlite.close()
  }
}
const idsAt = async (where: string): Promise<readonly string[]> => {
  const database = await open(where)
  const rows = await database.db.selectFrom('members').select('id').orderBy('id').execute()
  await close(database)
  return rows.map(({ id }) => id)
}
/** A data folder whose database holds these members, not in use. */
const makeDatabase = async (where: string, ...ids: readonly string[]): Promise<string> => {
  const database = await open(where)
  await add(database, ...ids)
  await close(database)
  return join(where, 'alveole.sqlite')
}
const restore = (file = copy, where = dataDir) => restoreSqlite({ file, dataDir: where, knownMigrations: known, now })

describe('a backup', () => {
  test('of a database that this and another process write to holds all that was acknowledged before it began', async () => {
    const database = await open()
    const writer = startWriting()
    await writer.until(20)
    await add(database, 'here before')

    const acknowledged = ['here before', ...writer.lines]
    const backingUp = runCommand('back-up-database', [copy], { DATA_DIR: dataDir })
    const meanwhile = writer.until(acknowledged.length + 20)
    expect(await backingUp).toMatchObject({ code: 0, complaint: '' })
    await meanwhile
    await add(database, 'here after')
    await writer.kill()

    expect(await runCommand('restore-database', [copy], { DATA_DIR: elsewhere })).toMatchObject({ code: 0, complaint: '' })
    const restored = await idsAt(elsewhere)
    expect(acknowledged.filter((id) => !restored.includes(id))).toEqual([])
    expect(restored).not.toContain('here after')
    expect(await idsAt(dataDir)).toEqual(expect.arrayContaining([...writer.lines, 'here after']))
  })

  test('holds every row of every table', async () => {
    const database = await open()
    const tables = await fillEveryTable(database, 7)
    await backUpSqlite({ dataDir, file: copy })
    restore(copy, elsewhere)
    const restored = await open(elsewhere)
    const rowsOf = async ({ db }: Database) =>
      Promise.all(tables.map(async (table) => (await sql`select * from ${sql.table(table)} order by rowid`.execute(db)).rows))
    expect(await rowsOf(restored)).toEqual(await rowsOf(database))
    expect((await rowsOf(restored)).every((rows) => rows.length === 7)).toBe(true)
  })

  test('of a database whose process was killed holds what that process had acknowledged', async () => {
    await makeDatabase(dataDir)
    const writer = startWriting()
    await writer.until(30)
    await writer.kill()
    await backUpSqlite({ dataDir, file: copy })
    const stored = idsIn(copy)
    expect(writer.lines.filter((id) => !stored.includes(id))).toEqual([])
  })

  test('goes to a dated file of the data folder when no file is named, and nobody else may read it', async () => {
    await makeDatabase(dataDir, 'lea')
    const { code, printed } = await runCommand('back-up-database', [], { DATA_DIR: dataDir })
    expect(code).toBe(0)
    const files = readdirSync(join(dataDir, 'backups'))
    expect(files).toEqual([expect.stringMatching(/^alveole-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.sqlite$/)])
    const file = join(dataDir, 'backups', files[0] ?? '')
    expect(printed).toContain(file)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(idsIn(file)).toEqual(['lea'])
  })

  test('never replaces a file', async () => {
    await makeDatabase(dataDir, 'lea')
    writeFileSync(copy, 'something else')
    const { code, complaint } = await runCommand('back-up-database', [copy], { DATA_DIR: dataDir })
    expect({ code, complaint }).toEqual({ code: 1, complaint: `The file ${copy} is there already: choose another name.\n` })
    expect(readFileSync(copy, 'utf8')).toBe('something else')
  })

  test('to a folder that cannot be says so in a sentence', async () => {
    await makeDatabase(dataDir, 'lea')
    writeFileSync(copy, '')
    const { code, complaint } = await runCommand('back-up-database', [join(copy, 'inside')], { DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(complaint).toMatch(/^The files cannot be read or written: [^\n]*\n$/)
  })

  test.each([
    [['one', 'two'], {}, 'Give one file at most: npm run db:backup [file]'],
    [[], { DATABASE_URL: 'mysql://elsewhere' }, 'The variable DATABASE_URL is wrong: it must be an address that begins with postgres://.'],
  ])('is not made of %j with %j', async (given, variables, sentence) => {
    await makeDatabase(dataDir, 'lea')
    const { code, complaint } = await runCommand('back-up-database', given, { DATA_DIR: dataDir, ...variables })
    expect({ code, complaint }).toEqual({ code: 1, complaint: `${sentence}\n` })
  })

  test('of no database makes neither a file nor a database', async () => {
    const { code, complaint } = await runCommand('back-up-database', [copy], { DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(complaint).toContain('There is no database')
    expect(existsSync(copy) || existsSync(dataDir)).toBe(false)
  })

  test('of a damaged database is refused, and leaves nothing behind', async () => {
    const file = await makeDatabase(dataDir, 'lea')
    truncateSync(file, 20_000)
    mkdirSync(join(folder, 'backups'))
    const { code, complaint } = await runCommand('back-up-database', [join(folder, 'backups', 'copy.sqlite')], { DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(complaint).not.toContain('    at ')
    expect(readdirSync(join(folder, 'backups'))).toEqual([])
  })
})

describe('restoring', () => {
  test('keeps the replaced database beside the new one, with what a killed process had left in its log', async () => {
    await makeDatabase(elsewhere, 'from the copy')
    await backUpSqlite({ dataDir: elsewhere, file: copy })
    await makeDatabase(dataDir)
    const writer = startWriting()
    await writer.until(30)
    await writer.kill()

    const { replaced } = restore()
    expect(replaced).toBe(join(dataDir, 'alveole-replaced-2026-11-21T09-05-07-008Z.sqlite'))
    expect(readdirSync(dataDir).toSorted()).toEqual(['alveole-replaced-2026-11-21T09-05-07-008Z.sqlite', 'alveole.sqlite'])
    const kept = idsIn(replaced ?? '')
    expect(writer.lines.filter((id) => !kept.includes(id))).toEqual([])
    expect(await idsAt(dataDir)).toEqual(['from the copy'])
  })

  test('says where the replaced database is', async () => {
    await makeDatabase(dataDir, 'before')
    await backUpSqlite({ dataDir, file: copy })
    const { printed } = await runCommand('restore-database', [copy], { DATA_DIR: dataDir })
    const replaced = readdirSync(dataDir).find((name) => name.startsWith('alveole-replaced-')) ?? ''
    expect(printed).toContain(join(dataDir, replaced))
    expect(idsIn(join(dataDir, replaced))).toEqual(['before'])
  })

  test('leaves alone the log of a database that is not there any more', async () => {
    await makeDatabase(elsewhere, 'from the copy')
    await backUpSqlite({ dataDir: elsewhere, file: copy })
    await makeDatabase(dataDir)
    const writer = startWriting()
    await writer.until(30)
    await writer.kill()
    rmSync(join(dataDir, 'alveole.sqlite'))
    expect(restore()).toEqual({ replaced: null })
    expect(await idsAt(dataDir)).toEqual(['from the copy'])
  })

  test('replaces a database that nothing can read any more', async () => {
    const file = await makeDatabase(dataDir, 'lost')
    await backUpSqlite({ dataDir, file: copy })
    writeFileSync(file, 'not a database at all '.repeat(1000))
    const { replaced } = restore()
    expect(readFileSync(replaced ?? '', 'utf8')).toMatch(/^not a database/)
    expect(await idsAt(dataDir)).toEqual(['lost'])
  })

  test('stops a process that had opened the replaced file, before it writes there', async () => {
    const file = await makeDatabase(dataDir, 'lea')
    await backUpSqlite({ dataDir, file: copy })
    const late = new DatabaseSync(file)
    const { replaced } = restore()
    expect(() => late.exec('pragma journal_mode = wal')).toThrow('attempt to write a readonly database')
    expect(() => late.exec('delete from members')).toThrow('attempt to write a readonly database')
    late.close()
    expect(idsIn(replaced ?? '')).toEqual(['lea'])
    expect(await idsAt(dataDir)).toEqual(['lea'])
  })

  test('gives the new database the rights of the one it replaces', async () => {
    const file = await makeDatabase(dataDir, 'lea')
    await backUpSqlite({ dataDir, file: copy })
    chmodSync(file, 0o640)
    restore()
    expect(statSync(file).mode & 0o777).toBe(0o640)
  })

  test('takes a copy of an older version', async () => {
    await makeDatabase(dataDir, 'lea')
    await backUpSqlite({ dataDir, file: copy })
    const sqlite = new DatabaseSync(copy)
    sqlite.exec('delete from kysely_migration where name = (select max(name) from kysely_migration)')
    sqlite.close()
    expect(restore(copy, elsewhere)).toEqual({ replaced: null })
    expect(idsIn(join(elsewhere, 'alveole.sqlite'))).toEqual(['lea'])
  })
})

describe('restoring is refused, and the database stays as it is,', () => {
  const change = (statement: string) => () => {
    const sqlite = new DatabaseSync(copy)
    sqlite.exec(statement)
    sqlite.close()
  }
  const cutTo = (share: number) => () => truncateSync(copy, Math.floor(statSync(copy).size * share))

  test.each([
    ['a file that is not there', () => rmSync(copy), 'There is no file'],
    ['an empty file', cutTo(0), 'is not a database of Alvéole'],
    ['a file cut within its first page', cutTo(0.001), /damaged|not a whole SQLite database/],
    ['a file cut in the middle', cutTo(0.5), /damaged|not a whole SQLite database/],
    ['a file that lacks its last bytes', () => truncateSync(copy, statSync(copy).size - 1), 'is damaged: its end is missing'],
    ['a file that lacks its last page', () => truncateSync(copy, statSync(copy).size - 4096), 'is not a whole SQLite database'],
    ['a file that is no database', () => writeFileSync(copy, 'Bonjour.'.repeat(1024)), 'is not a whole SQLite database'],
    ['another program’s database', change('drop table kysely_migration'), 'is not a database of Alvéole'],
    ['a database that no migration has made', change('delete from kysely_migration'), 'is not a database of Alvéole'],
    ['a database of a newer version', change("insert into kysely_migration values ('2099-01-01-new', '')"), 'its migration 2099-01-01-new is unknown here'],
    ['a database with an answer to nothing', change("pragma foreign_keys = off; insert into quiz_answers values ('none', 'q', 1, '', 0)"), 'quiz_answers refers to rows'],
  ])('for %s', async (_, spoil, reason) => {
    await makeDatabase(dataDir, 'lea')
    await backUpSqlite({ dataDir, file: copy })
    spoil()
    expect(() => restore()).toThrow(reason)
    expect(readdirSync(dataDir)).toEqual(['alveole.sqlite'])
    expect(await idsAt(dataDir)).toEqual(['lea'])
  })

  test('while this process has it open, and not once it has closed it', async () => {
    await makeDatabase(elsewhere, 'from the copy')
    await backUpSqlite({ dataDir: elsewhere, file: copy })
    await makeDatabase(dataDir, 'lea')
    const database = await open()
    expect(() => restore()).toThrow('A process uses the database')
    await add(database, 'max')
    await close(database)
    expect(await idsAt(dataDir)).toEqual(['lea', 'max'])
    restore()
    expect(await idsAt(dataDir)).toEqual(['from the copy'])
  })

  test('while another process uses it, with a sentence for the operator', async () => {
    await makeDatabase(elsewhere, 'from the copy')
    await backUpSqlite({ dataDir: elsewhere, file: copy })
    await makeDatabase(dataDir)
    const writer = startWriting()
    await writer.until(5)
    const { code, complaint } = await runCommand('restore-database', [copy], { DATA_DIR: dataDir })
    expect({ code, complaint }).toEqual({ code: 1, complaint: `A process uses the database ${join(dataDir, 'alveole.sqlite')}: stop it first.\n` })
    await writer.until(writer.lines.length + 5)
    await writer.kill()
    expect(await idsAt(dataDir)).toEqual(expect.arrayContaining([...writer.lines]))
  })

  test('without the name of a file', async () => {
    expect(await runCommand('restore-database', [], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      printed: '',
      complaint: 'Give the file to restore: npm run db:restore <file>\n',
    })
  })
})
