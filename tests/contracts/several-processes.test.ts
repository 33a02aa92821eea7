import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../adapters/database/open-database.ts'

const run = promisify(execFile)
const program = fileURLToPath(new URL('./another-process.ts', import.meta.url))
let dataDir = ''

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'alveole-processes-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('four processes that start at once on a new SQLite file make its tables, and one purchase, once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => run(process.execPath, [program, dataDir])))

  const { db } = openDatabase({ databaseUrl: null, dataDir })
  const orders = await db.selectFrom('orders').select('state').execute()
  const subscriptions = await db.selectFrom('subscriptions').selectAll().execute()
  const coupons = await db.selectFrom('coupons').select('uses_left').execute()
  const keys = await db.selectFrom('signing_keys').selectAll().execute()
  await db.destroy()
  expect(orders).toEqual([{ state: 'paid' }])
  expect(subscriptions).toHaveLength(1)
  expect(coupons).toEqual([{ uses_left: 4 }])
  expect(keys).toHaveLength(1)
})
