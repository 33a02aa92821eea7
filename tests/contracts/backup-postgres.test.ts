import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../adapters/database/migrate.ts'
import { openDatabase } from '../../adapters/database/open-database.ts'
import type { Database } from '../../adapters/database/schema.ts'
import { SqlMemberRepository } from '../../adapters/database/sql-member-repository.ts'
import { aMember } from '../builders/a-member.ts'
import { type Ending, runCommand } from './a-command.ts'
import { hasPostgres, type PostgresDatabases, startPostgresDatabases } from './several-postgres-databases.ts'

let folder = ''
let copy = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alveole-backup-'))
  copy = join(folder, 'copy.dump')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('PostgreSQL’s programs', () => {
  const unreachable = 'postgres://alveole:s%C3%A9same@127.0.0.1:1/alveole'

  test('are asked for when they are not installed', async () => {
    const { code, complaint } = await runCommand('back-up-database', [copy], { PATH: folder, DATA_DIR: folder, DATABASE_URL: unreachable })
    expect(code).toBe(1)
    expect(complaint).toMatch(/^The program pg_dump is not installed: [^\n]*\n$/)
    expect(readdirSync(folder)).toEqual([])
  })

  test.each([unreachable, 'postgres://alveole@127.0.0.1:1/alveole?password=s%C3%A9same'])(
    'get the password of %s where other people of the machine do not see it',
    async (databaseUrl) => {
      const said = join(folder, 'said')
      const program = join(folder, 'pg_dump')
      writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$PGPASSWORD" "$@" > '${said}'\n`)
      chmodSync(program, 0o755)
      expect(await runCommand('back-up-database', [copy], { PATH: folder, DATA_DIR: folder, DATABASE_URL: databaseUrl })).toMatchObject({ code: 0 })
      const [password, ...given] = readFileSync(said, 'utf8').trim().split('\n')
      expect(password).toBe('sésame')
      expect(given).toContain('--dbname=postgres://alveole@127.0.0.1:1/alveole')
      expect(given.join()).not.toMatch(/s%C3%A9same|sésame/)
    },
  )
})

describe.runIf(hasPostgres)('PostgreSQL', () => {
  let server: PostgresDatabases
  let databaseUrl = ''
  let opened: Database[] = []

  beforeAll(async () => {
    server = await startPostgresDatabases()
  })
  afterAll(() => server?.stop())
  beforeEach(async () => {
    databaseUrl = await server.make()
  })
  const closeAll = async (): Promise<void> => {
    await Promise.all(opened.map(({ db }) => db.destroy()))
    opened = []
  }
  afterEach(closeAll)

  const open = (): Database => {
    const database = openDatabase({ databaseUrl, dataDir: '' })
    opened.push(database)
    return database
  }
  const run = (name: 'back-up-database' | 'restore-database', ...given: readonly string[]): Promise<Ending> =>
    runCommand(name, given, { PATH: server.path, DATA_DIR: folder, DATABASE_URL: databaseUrl })
  const add = async (...ids: readonly string[]): Promise<void> => {
    const database = open()
    await migrate(database)
    for (const id of ids) await new SqlMemberRepository(database).add(aMember({ id }))
    await closeAll()
  }
  const ids = async (): Promise<readonly string[]> => {
    const rows = await open().db.selectFrom('members').select('id').orderBy('id').execute()
    await closeAll()
    return rows.map(({ id }) => id)
  }

  test('is restored as it was, elsewhere', async () => {
    await add('lea', 'max')
    expect(await run('back-up-database')).toMatchObject({ code: 0, complaint: '' })
    const [file = ''] = readdirSync(join(folder, 'backups'))
    expect(file).toMatch(/^alveole-.*Z\.dump$/)
    const path = join(folder, 'backups', file)
    expect(statSync(path).mode & 0o077).toBe(0)
    databaseUrl = await server.make()
    expect(await run('restore-database', path)).toMatchObject({ code: 0, complaint: '' })
    expect(await ids()).toEqual(['lea', 'max'])
    await migrate(open())
  })

  test('is backed up while it is written to, with all that was acknowledged before', async () => {
    await add('before')
    const members = new SqlMemberRepository(open())
    const stopping = new AbortController()
    const acknowledged: string[] = []
    const someAreWritten = Promise.withResolvers<void>()
    const writing = (async () => {
      for (let count = 0; !stopping.signal.aborted; count += 1) {
        await members.add(aMember({ id: `meanwhile ${count}`, email: `${count}@example.org` }))
        acknowledged.push(`meanwhile ${count}`)
        if (count === 20) someAreWritten.resolve()
      }
    })()
    await someAreWritten.promise
    const before = ['before', ...acknowledged]
    const { code } = await run('back-up-database', copy)
    stopping.abort()
    await writing
    await closeAll()
    expect(code).toBe(0)
    expect(acknowledged.length).toBeGreaterThanOrEqual(before.length)
    databaseUrl = await server.make()
    await run('restore-database', copy)
    expect(await ids()).toEqual(expect.arrayContaining(before))
  })

  test('comes back to the copy, and what that replaces is kept', async () => {
    await add('lea')
    await run('back-up-database', copy)
    await add('max')
    expect(await run('restore-database', copy)).toMatchObject({ code: 0, complaint: '' })
    expect(await ids()).toEqual(['lea'])
    const [kept = ''] = readdirSync(join(folder, 'backups'))
    expect(kept).toMatch(/^alveole-replaced-/)
    await run('restore-database', join(folder, 'backups', kept))
    expect(await ids()).toEqual(['lea', 'max'])
  })

  test('is not restored while a process is connected to it', async () => {
    await add('lea')
    await run('back-up-database', copy)
    await add('max')
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const { code, complaint } = await run('restore-database', copy)
    await client.end()
    expect(code).toBe(1)
    expect(complaint).toMatch(/^Other processes are connected to the database of DATABASE_URL \(connections: 1\)[^\n]*\n$/)
    expect(await ids()).toEqual(['lea', 'max'])
  })

  test('is not restored when it has a table that the copy does not know', async () => {
    await add('lea')
    await run('back-up-database', copy)
    await sql`create table newer (id text)`.execute(open().db)
    await closeAll()
    const { code, complaint } = await run('restore-database', copy)
    expect(code).toBe(1)
    expect(complaint).toContain('has a table newer that the file does not know')
  })

  test.each([
    ['a file that is not there', () => rmSync(copy), 'There is no file'],
    ['an empty file', () => truncateSync(copy, 0), 'The program pg_restore failed'],
    ['a file that lacks its second half', () => truncateSync(copy, Math.floor(statSync(copy).size / 2)), 'The program pg_restore failed'],
    ['a file that lacks its last rows', () => truncateSync(copy, statSync(copy).size - 20), 'The program pg_restore failed'],
    ['a file that is no backup', () => writeFileSync(copy, 'Bonjour. '.repeat(1000)), 'The program pg_restore failed'],
  ])('is not restored from %s', async (_, spoil, reason) => {
    await add('lea')
    await run('back-up-database', copy)
    spoil()
    const { code, complaint } = await run('restore-database', copy)
    expect(code).toBe(1)
    expect(complaint).toContain(reason)
    expect(complaint).not.toContain('    at ')
    expect(await ids()).toEqual(['lea'])
  })

  test('is not restored from a copy of a newer version', async () => {
    await add('lea')
    await sql`insert into kysely_migration values ('2099-01-01-new', '')`.execute(open().db)
    await closeAll()
    await run('back-up-database', copy)
    databaseUrl = await server.make()
    const { code, complaint } = await run('restore-database', copy)
    expect(code).toBe(1)
    expect(complaint).toContain('its migration 2099-01-01-new is unknown here')
  })

  test.each([
    ['of another program', 'drop table kysely_migration'],
    ['that no migration has made', 'delete from kysely_migration'],
  ])('is not restored from a database %s', async (_, statement) => {
    await add('lea')
    await sql.raw(statement).execute(open().db)
    await closeAll()
    await run('back-up-database', copy)
    const { code, complaint } = await run('restore-database', copy)
    expect(code).toBe(1)
    expect(complaint).toContain('is not a database of Alvéole')
    expect(await ids()).toEqual(['lea'])
  })

  test('that does not answer leaves no file behind', async () => {
    databaseUrl = databaseUrl.replace('/alveole_', '/nothing_')
    const { code, complaint } = await run('back-up-database', copy)
    expect(code).toBe(1)
    expect(complaint).toMatch(/^The program pg_dump failed: [^\n]*\n$/)
    expect(existsSync(copy)).toBe(false)
  })
})
