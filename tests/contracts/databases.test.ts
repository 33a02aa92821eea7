/** The contracts of the repositories on every database of this machine. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../adapters/database/migrate.ts'
import { planDefinitions } from '../../adapters/database/migrations/2026-11-21-plan-definitions.ts'
import type { Database } from '../../adapters/database/schema.ts'
import { seed } from '../../adapters/database/seed.ts'
import { SqlCouponRepository } from '../../adapters/database/sql-coupon-repository.ts'
import { SqlGiftCardRepository } from '../../adapters/database/sql-gift-card-repository.ts'
import { SqlMailOutbox } from '../../adapters/database/sql-mail-outbox.ts'
import { SqlMemberRepository } from '../../adapters/database/sql-member-repository.ts'
import { SqlNewsletterRepository } from '../../adapters/database/sql-newsletter-repository.ts'
import { SqlOrderRepository } from '../../adapters/database/sql-order-repository.ts'
import { SqlPriceHistory } from '../../adapters/database/sql-price-history.ts'
import { SqlPlanCatalogue } from '../../adapters/database/sql-plan-catalogue.ts'
import { SqlQuizAttemptRepository } from '../../adapters/database/sql-quiz-attempt-repository.ts'
import { SqlRateLimiter } from '../../adapters/database/sql-rate-limiter.ts'
import { SqlRefundRepository } from '../../adapters/database/sql-refund-repository.ts'
import { SqlSandboxPaymentStore } from '../../adapters/database/sql-sandbox-payment-store.ts'
import { SqlSigningKeys } from '../../adapters/database/sql-signing-keys.ts'
import { SqlSubscriptionRepository } from '../../adapters/database/sql-subscription-repository.ts'
import { eur } from '../../domain/money/money.ts'
import { toWirePlan } from '../../domain/plans/plan-schema.ts'
import { aCoupon } from '../builders/a-coupon.ts'
import { aMember } from '../builders/a-member.ts'
import { aPlan } from '../builders/a-plan.ts'
import { describeCheckoutContract } from './checkout.ts'
import { type DatabaseUnderTest, dropTables, emptyTables, engines } from './databases.ts'
import { describeAccountDataContract } from './account-data.ts'
import { accountsInSql } from './accounts-sql.ts'
import { describeChildRepositoryContract } from './child-repository.ts'
import { describeDeviceRepositoryContract } from './device-repository.ts'
import { describeOneTimeTokenRepositoryContract } from './one-time-token-repository.ts'
import { describeMemberRepositoryContract } from './member-repository.ts'
import { describeGiftCardRepositoryContract } from './gift-card-repository.ts'
import { describeMailOutboxContract } from './mail-outbox.ts'
import { describeNewsletterRepositoryContract } from './newsletter-repository.ts'
import { describeRateLimiterContract } from './rate-limiter.ts'
import { describeRetentionContract } from './retention.ts'
import { describeSubscriptionRepositoryContract } from './subscription-repository.ts'
import { describePriceHistoryContract } from './price-history.ts'
import { describePlanCatalogueContract } from './plan-catalogue.ts'
import { describeQuizAttemptRepositoryContract } from './quiz-attempt-repository.ts'
import { describeSandboxPaymentStoreContract } from './sandbox-payment-store.ts'
import { describeSessionRepositoryContract } from './session-repository.ts'
import { describeSigningKeysContract } from './signing-keys.ts'

const ranOn: string[] = []

afterAll(() => {
  const missing = engines.some(({ name }) => name === 'PostgreSQL') ? '' : ' (this machine has no PostgreSQL server program)'
  console.log(`The contracts of the repositories ran on ${ranOn.join(', ')}${missing}.`)
})

describe.each(engines)('$name', ({ start }) => {
  let server: DatabaseUnderTest
  let database: Database
  let opening: Database

  beforeAll(async () => {
    server = await start()
    database = server.open()
    opening = server.open()
    ranOn.push(server.name)
  })
  afterAll(() => server?.remove())

  describe('the tables', () => {
    const countTables = async () => (await database.db.introspection.getTables()).length

    test('are made once, and making them again changes nothing', async () => {
      await migrate(database)
      const members = new SqlMemberRepository(database)
      await members.add(aMember({ id: 'lea' }))
      const before = await countTables()
      await migrate(database)
      expect(await countTables()).toBe(before)
      expect(await members.find('lea')).toEqual(aMember({ id: 'lea' }))
    })

    test('are made once by processes that start at the same time', async () => {
      await dropTables(database)
      await Promise.all([migrate(database), migrate(opening), migrate(opening), migrate(database)])
      expect(await new SqlMemberRepository(opening).add(aMember())).toBe('added')
      expect(await database.db.selectFrom('members').selectAll().execute()).toHaveLength(1)
    })

    test('with plans of the first price lists are cleared of what no plan has', async () => {
      await emptyTables(database)
      await seed(database, [{ ...aPlan(), soldThrough: 'ordinary-offers' }], [aCoupon()])
      const definition = JSON.stringify({ ...toWirePlan(aPlan()), soldThrough: 'campaign', printedPricePerMonth: 9.99 })
      await database.db.updateTable('plans').set({ definition }).execute()
      await planDefinitions.up(database.db)
      expect(await new SqlPlanCatalogue(database).find(aPlan().id)).toEqual(aPlan())
    })

    test('are filled with the price list and the first coupons, and what is there already stays', async () => {
      const plan = { ...aPlan(), soldThrough: 'ordinary-offers' } as const
      const coupons = new SqlCouponRepository(database)
      await emptyTables(database)
      await Promise.all([seed(database, [plan], [aCoupon({ usesLeft: 5 })]), seed(opening, [plan], [aCoupon({ usesLeft: 5 })])])
      await coupons.save(aCoupon({ usesLeft: 2 }))
      await seed(database, [{ ...plan, price: eur(1) }, { ...plan, id: 'new' }], [aCoupon({ usesLeft: 5 })])
      expect(await coupons.find('BIENVENUE')).toMatchObject({ usesLeft: 2 })
      expect(await new SqlPlanCatalogue(database).find('solo-monthly')).toEqual(aPlan())
      expect(await new SqlPlanCatalogue(database).find('new')).toBeDefined()
    })

    test('remember what a plan cost, once it costs something else', async () => {
      const plan = { ...aPlan(), soldThrough: 'ordinary-offers' } as const
      await emptyTables(database)
      await seed(database, [plan], [], 1000)
      await seed(database, [plan], [], 2000)
      await database.db.updateTable('plans').set({ definition: JSON.stringify(toWirePlan({ ...aPlan(), promoPrice: eur(9.99) })) }).execute()
      await Promise.all([seed(database, [plan], [], 3000), seed(opening, [plan], [], 3000)])
      expect(await new SqlPriceHistory(database).ofPlan(aPlan().id)).toEqual([
        { from: 0, price: aPlan().price },
        { from: 3000, price: eur(9.99) },
      ])
    })
  })

  const onEmptyTables = async (): Promise<Database> => {
    await emptyTables(database)
    return database
  }
  const withMembers = async (memberIds: readonly string[]): Promise<Database> => {
    const members = new SqlMemberRepository(await onEmptyTables())
    for (const id of memberIds) await members.add(aMember({ id }))
    return database
  }

  const emptyAccounts = async () => accountsInSql(await onEmptyTables())

  describeMemberRepositoryContract('SQL', emptyAccounts)
  describeSessionRepositoryContract('SQL', emptyAccounts)
  describeChildRepositoryContract('SQL', emptyAccounts)
  describeOneTimeTokenRepositoryContract('SQL', emptyAccounts)
  describeDeviceRepositoryContract('SQL', emptyAccounts)
  describeAccountDataContract('SQL', emptyAccounts)
  describeRetentionContract('SQL', emptyAccounts)
  describePlanCatalogueContract('SQL', async (plans) => {
    await seed(await onEmptyTables(), plans, [aCoupon()])
    return new SqlPlanCatalogue(database)
  })
  describePriceHistoryContract('SQL', async (plans) => {
    await seed(await onEmptyTables(), plans.map((plan) => ({ ...plan, soldThrough: 'ordinary-offers' })), [])
    await database.db.deleteFrom('plan_prices').execute()
    return new SqlPriceHistory(database)
  })
  const checkoutOf = async (memberIds: readonly string[]) => {
    await withMembers(memberIds)
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
  describeMailOutboxContract('SQL', async () => new SqlMailOutbox(await onEmptyTables()))
  describeRateLimiterContract('SQL', async (clock) => new SqlRateLimiter(await onEmptyTables(), clock))
  describeNewsletterRepositoryContract('SQL', async () => {
    await onEmptyTables()
    return { subscribers: new SqlNewsletterRepository(database), outbox: new SqlMailOutbox(database) }
  })
  describeSandboxPaymentStoreContract('SQL', async () => new SqlSandboxPaymentStore(await onEmptyTables()))
  describeQuizAttemptRepositoryContract('SQL', async () => new SqlQuizAttemptRepository(await onEmptyTables()))
  describeSigningKeysContract('SQL', async () => [new SqlSigningKeys(await onEmptyTables()), new SqlSigningKeys(opening)])
})
