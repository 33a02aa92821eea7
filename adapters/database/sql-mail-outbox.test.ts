import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aQueuedMail } from '../../tests/builders/a-mail.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { Database } from './schema.ts'
import { mailRow, SqlMailOutbox } from './sql-mail-outbox.ts'

const now = Date.UTC(2026, 10, 21, 12)
const dueNow = { now, until: now + 1000, limit: 10 }

let dataDir: string
let database: Database
let outbox: SqlMailOutbox
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'alveole-outbox-'))
  database = openDatabase({ databaseUrl: null, dataDir })
  await migrate(database)
  outbox = new SqlMailOutbox(database)
})
afterEach(async () => {
  await database.db.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

const rows = () => database.db.selectFrom('mails').selectAll().execute()
const claimed = async () => (await outbox.claimDue(dueNow))[0] ?? expect.fail('not due')

test('of a mail that went, its kind and the time stay, and nothing that tells whose it was', async () => {
  await outbox.add(aQueuedMail())
  await outbox.markSent(await claimed(), now + 5)
  expect(await rows()).toMatchObject([{ id: 'mail-1', kind: 'email-confirmation', recipient: '', facts: '', sent_at: now + 5, given_up_at: null }])
})

test('of a mail that was given up too', async () => {
  await outbox.add(aQueuedMail())
  await outbox.giveUp(await claimed(), now + 5)
  expect(await rows()).toMatchObject([{ kind: 'email-confirmation', recipient: '', facts: '', sent_at: null, given_up_at: now + 5 }])
})

test('another repository adds a mail in its own transaction, or not at all', async () => {
  const added = database.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('mails').values(mailRow(aQueuedMail())).execute()
    throw new Error('undone')
  })
  await expect(added).rejects.toThrow('undone')
  expect(await rows()).toEqual([])
  await database.db.insertInto('mails').values(mailRow(aQueuedMail())).execute()
  expect(await outbox.claimDue(dueNow)).toEqual([{ ...aQueuedMail(), attempts: 1 }])
})

test.each(['javascript:alert(1)', 'https://alveole.example/\r\nBcc: noe@example.org', '/reset', ''])(
  'a mail whose link is %j is never written',
  (link) => {
    expect(() => mailRow(aQueuedMail({ mail: { kind: 'password-reset', link, expiresAt: now } }))).toThrow('The mail password-reset was given facts that it cannot tell.')
  },
)

test.each([
  ['a kind that is no more', { facts: '{"kind":"birthday"}' }],
  ['facts that are missing', { facts: '{"kind":"password-reset"}' }],
  ['facts that are no JSON', { facts: '{' }],
  ['a language that is no more', { locale: 'de' }],
])('a row with %s stops no other mail, and is set aside as it is', async (_, broken) => {
  await outbox.add(aQueuedMail({ id: 'broken', createdAt: now - 1 }))
  await outbox.add(aQueuedMail())
  await database.db.updateTable('mails').set(broken).where('id', '=', 'broken').execute()
  expect((await outbox.claimDue(dueNow)).map(({ id }) => id)).toEqual(['mail-1'])
  const row = await database.db.selectFrom('mails').selectAll().where('id', '=', 'broken').executeTakeFirstOrThrow()
  expect(row).toMatchObject({ ...broken, recipient: 'lea@example.org', given_up_at: now })
  expect(await outbox.claimDue({ ...dueNow, now: now + 999 })).toEqual([])
})
