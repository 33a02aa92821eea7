import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { InMemoryClock } from '../in-memory/in-memory-clock.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './schema.ts'
import { SqlRateLimiter } from './sql-rate-limiter.ts'

const now = Date.UTC(2026, 10, 21, 12)
let dataDir: string
let database: Database
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'alveole-limits-'))
  database = openDatabase({ databaseUrl: null, dataDir })
  await migrate(database)
})
afterEach(async () => {
  await database.db.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

const rows = () => database.db.selectFrom('rate_limits').selectAll().execute()

test('stores who did what as a fingerprint only, with the number of times that were allowed', async () => {
  const limiter = new SqlRateLimiter(database, new InMemoryClock(now))
  for (const _ of [1, 2, 3]) await limiter.take('log-in by account lea@example.org', { points: 2, seconds: 60 })
  expect(await rows()).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), points: 2, expires_at: now + 60_000 }])
})

test('keeps no row of a time that is over', async () => {
  const limiter = new SqlRateLimiter(database, new InMemoryClock(now))
  await limiter.take('lea', { points: 2, seconds: 60 })
  await limiter.take('max', { points: 2, seconds: 61 })
  await limiter.removeExpired(now + 60_000)
  expect(await rows()).toMatchObject([{ expires_at: now + 61_000 }])
})
