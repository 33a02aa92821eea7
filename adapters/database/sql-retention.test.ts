import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aMember } from '../../tests/builders/a-member.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './schema.ts'
import { SqlMemberRepository } from './sql-member-repository.ts'
import { SqlRetention } from './sql-retention.ts'

const limit = Date.UTC(2026, 10, 21, 12)
const limits = {
  sessions: limit,
  oneTimeTokens: limit,
  mails: limit,
  unconfirmedSubscribers: limit,
  visitorAttempts: limit,
  sandboxPayments: limit,
}
/** One more than a turn forgets. */
const names = Array.from({ length: 1001 }, (_, index) => `row-${index}`)

let dataDir: string
let database: Database
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'alveole-retention-'))
  database = openDatabase({ databaseUrl: null, dataDir })
  await migrate(database)
  await new SqlMemberRepository(database).add(aMember({ id: 'lea' }))
})
afterEach(async () => {
  await database.db.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

const forget = () => new SqlRetention(database).forget(limits)
const startAttempts = () =>
  database.db.transaction().execute(async (transaction) => {
    for (const id of names) {
      await transaction.insertInto('quiz_attempts').values({ id, owner_kind: 'visitor', owner_id: id, quiz_path: '/', started_at: 0 }).execute()
      await transaction.insertInto('quiz_answers').values({ attempt_id: id, question_id: '1', position: 0, response: '[]', points: 0 }).execute()
    }
  })
const openLongSession = () =>
  database.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('sessions').values({ id: 'session', member_id: 'lea', opened_at: 0, ended_at: limit }).execute()
    for (const fingerprint of names) {
      await transaction.insertInto('refresh_tokens').values({ fingerprint, session_id: 'session', expires_at: limit, replaced_at: limit }).execute()
    }
  })

test('a turn forgets 1,000 rows of a kind, and the next one the rest', async () => {
  await startAttempts()
  expect(await forget()).toMatchObject({ visitorAttempts: 1000 })
  expect(await forget()).toMatchObject({ visitorAttempts: 1 })
  expect(await database.db.selectFrom('quiz_answers').selectAll().execute()).toEqual([])
})

test('requests have their turn in between', async () => {
  await startAttempts()
  await openLongSession()
  let turns = 0
  let isDone = false
  const count = (): void => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await forget()
  isDone = true
  expect(turns).toBeGreaterThanOrEqual(6)
})

test('a session whose tokens are too many for a turn goes with the last of them', async () => {
  await openLongSession()
  expect(await forget()).toMatchObject({ sessions: 0, refreshTokens: 1000 })
  expect(await forget()).toMatchObject({ sessions: 1, refreshTokens: 1 })
})
