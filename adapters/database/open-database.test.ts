import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alveole-modes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (path: string): number => statSync(path).mode & 0o777

/** What is on the disk while the database is open and has been written to. */
const modesIn = async (dataDir: string) => {
  const { db } = openDatabase({ databaseUrl: null, dataDir })
  try {
    await sql`create table secrets (secret text)`.execute(db)
    return ['alveole.sqlite', 'alveole.sqlite-wal', 'alveole.sqlite-shm'].map((file) => modeOf(join(dataDir, file)))
  } finally {
    await db.destroy()
  }
}

test('a new database and its folder are readable to the product’s own user only', async () => {
  const dataDir = join(folder, 'data')
  expect(await modesIn(dataDir)).toEqual([0o600, 0o600, 0o600])
  expect(modeOf(dataDir)).toBe(0o700)
})

test('a database that others could read is private from then on, and its folder stays as it was made', async () => {
  writeFileSync(join(folder, 'alveole.sqlite'), '')
  chmodSync(join(folder, 'alveole.sqlite'), 0o644)
  chmodSync(folder, 0o755)
  expect(await modesIn(folder)).toEqual([0o600, 0o600, 0o600])
  expect(modeOf(folder)).toBe(0o755)
})
