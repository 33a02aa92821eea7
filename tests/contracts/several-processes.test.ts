import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../../adapters/database/migrate.ts'
import { openDatabase } from '../../adapters/database/open-database.ts'
import type { Database } from '../../adapters/database/schema.ts'
import { SqlCouponRepository } from '../../adapters/database/sql-coupon-repository.ts'
import { SqlGiftCardRepository } from '../../adapters/database/sql-gift-card-repository.ts'
import { aCoupon } from '../builders/a-coupon.ts'
import { aGiftCard } from '../builders/a-gift-card.ts'

const run = promisify(execFile)
const program = fileURLToPath(new URL('./another-process.ts', import.meta.url))
let dataDir = ''

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'alveole-processes-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const runFour = () => Promise.all(Array.from({ length: 4 }, (_, index) => run(process.execPath, [program, dataDir, String(index)])))

const withDatabase = async <Value>(work: (database: Database) => Promise<Value>): Promise<Value> => {
  const database = openDatabase({ databaseUrl: null, dataDir })
  try {
    return await work(database)
  } finally {
    await database.db.destroy()
  }
}

test('four processes that start at once on a new SQLite file make its tables, and one purchase, once', async () => {
  await runFour()
  await withDatabase(async ({ db }) => {
    expect(await db.selectFrom('orders').select('state').execute()).toEqual([{ state: 'paid' }])
    expect(await db.selectFrom('subscriptions').selectAll().execute()).toHaveLength(1)
    expect(await db.selectFrom('coupons').select('uses_left').execute()).toEqual([{ uses_left: 4 }])
    expect(await db.selectFrom('signing_keys').selectAll().execute()).toHaveLength(1)
  })
})

test('a hundred customers of four processes use a coupon with ten uses left ten times, and one gift card once', async () => {
  await withDatabase(async (database) => {
    await migrate(database)
    await new SqlCouponRepository(database).save(aCoupon({ code: 'DIX', usesLeft: 10 }))
    await new SqlGiftCardRepository(database).add([aGiftCard()])
  })
  await runFour()
  await withDatabase(async ({ db }) => {
    const orders = await db.selectFrom('orders').select(['id', 'coupon_code', 'provider']).execute()
    expect(orders.filter(({ coupon_code }) => coupon_code === 'DIX')).toHaveLength(10)
    expect(await db.selectFrom('coupons').select('uses_left').where('code', '=', 'DIX').execute()).toEqual([{ uses_left: 0 }])
    expect(await db.selectFrom('coupon_uses').selectAll().where('code', '=', 'DIX').execute()).toHaveLength(10)
    const spent = orders.filter(({ provider }) => provider === 'gift-card')
    expect(spent).toHaveLength(1)
    expect(await db.selectFrom('gift_cards').select('order_id').execute()).toEqual([{ order_id: spent[0]?.id }])
  })
})
