import { afterAll, beforeAll, describe } from 'vitest'
import { migrate } from '../../adapters/database/migrate.ts'
import type { Database } from '../../adapters/database/schema.ts'
import { SqlCouponRepository } from '../../adapters/database/sql-coupon-repository.ts'
import { SqlGiftCardRepository } from '../../adapters/database/sql-gift-card-repository.ts'
import { SqlOrderRepository } from '../../adapters/database/sql-order-repository.ts'
import { SqlRefundRepository } from '../../adapters/database/sql-refund-repository.ts'
import { SqlSubscriptionRepository } from '../../adapters/database/sql-subscription-repository.ts'
import { InMemoryCheckout } from '../../adapters/in-memory/in-memory-checkout.ts'
import { InMemoryMailOutbox } from '../../adapters/in-memory/in-memory-mail-outbox.ts'
import { type CheckoutRepositories, describeCheckoutContract } from './checkout.ts'
import { describeGiftCardRepositoryContract } from './gift-card-repository.ts'
import { describeSubscriptionRepositoryContract } from './subscription-repository.ts'
import { type DatabaseUnderTest, emptyTables, engines } from './databases.ts'

describe.each(engines)('$name', ({ start }) => {
  let server: DatabaseUnderTest
  let database: Database
  beforeAll(async () => {
    server = await start()
    database = server.open()
    await migrate(database)
  })
  afterAll(() => server?.remove())
  const checkoutOf = async (memberIds: readonly string[]): Promise<CheckoutRepositories> => {
    await emptyTables(database)
    for (const id of memberIds) await database.db.insertInto('members').values({ id, email: id, password_hash: '', created_at: 0 }).execute()
    return {
      orders: new SqlOrderRepository(database),
      coupons: new SqlCouponRepository(database),
      subscriptions: new SqlSubscriptionRepository(database),
      refunds: new SqlRefundRepository(database),
      giftCards: new SqlGiftCardRepository(database),
      mailIds: async () => (await database.db.selectFrom('mails').select('id').orderBy('id').execute()).map(({ id }) => id),
    }
  }
  describeCheckoutContract('SQL', checkoutOf)
  describeSubscriptionRepositoryContract('SQL', checkoutOf)
  describeGiftCardRepositoryContract('SQL', checkoutOf)
})
const inMemory = (): Promise<CheckoutRepositories> => {
  const outbox = new InMemoryMailOutbox()
  const { orders, coupons, subscriptions, refunds, giftCards } = new InMemoryCheckout(outbox)
  return Promise.resolve({ orders, coupons, subscriptions, refunds, giftCards, mailIds: () => Promise.resolve(outbox.waiting.map(({ id }) => id).toSorted()) })
}
describeCheckoutContract('in memory', inMemory)
describeSubscriptionRepositoryContract('in memory', inMemory)
describeGiftCardRepositoryContract('in memory', inMemory)
