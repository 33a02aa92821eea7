/** The jobs of several processes on one database, at the same time. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../adapters/database/migrate.ts'
import type { Database } from '../../adapters/database/schema.ts'
import { SqlOrderRepository } from '../../adapters/database/sql-order-repository.ts'
import { SqlRefundRepository } from '../../adapters/database/sql-refund-repository.ts'
import { SqlSubscriptionRepository } from '../../adapters/database/sql-subscription-repository.ts'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryPaymentProvider } from '../../adapters/in-memory/in-memory-payment-provider.ts'
import { InMemoryPlanCatalogue } from '../../adapters/in-memory/in-memory-plan-catalogue.ts'
import { RandomUniqueIds } from '../../adapters/system/random-unique-ids.ts'
import { makeAskRefund } from '../../application/service/make-refunds.ts'
import { makeRenewSubscriptions } from '../../application/service/renew-subscriptions.ts'
import { makeSendRenewalNotices } from '../../application/service/send-renewal-notices.ts'
import { makeSettlePayment } from '../../application/service/settle-payment.ts'
import { makeWithdraw } from '../../application/service/withdraw.ts'
import { eur } from '../../domain/money/money.ts'
import { priceList } from '../../domain/plans/price-list.ts'
import { addMonths } from '../../domain/subscriptions/months.ts'
import { aMember } from '../builders/a-member.ts'
import { anOrder } from '../builders/an-order.ts'
import { aPaymentToStart } from '../builders/a-payment-to-start.ts'
import { type DatabaseUnderTest, emptyTables, engines } from './databases.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const end = Date.UTC(2027, 10, 21, 12)
const sold = Array.from({ length: 10 }, (_, index) => `order-${index}`)

describe.each(engines)('$name', ({ start }) => {
  let server: DatabaseUnderTest
  let databases: readonly Database[]
  let clock: InMemoryClock
  let payments: InMemoryPaymentProvider

  beforeAll(async () => {
    server = await start()
    const database = server.open()
    await migrate(database)
    // SQLite waits for another process without letting go of its own, so that two openings cannot live in one: see another-process.ts.
    databases = database.hasRowLocks ? [database, server.open()] : [database]
  })
  afterAll(() => server?.remove())

  /** What a process works with; the provider and the time are the same for both. */
  const partsOf = (database: Database) => {
    const parts = {
      orders: new SqlOrderRepository(database),
      subscriptions: new SqlSubscriptionRepository(database),
      refunds: new SqlRefundRepository(database),
      plans: new InMemoryPlanCatalogue(priceList),
      members: { find: (id: string) => Promise.resolve(aMember({ id })) },
      payments,
      clock,
      ids: new RandomUniqueIds(),
      siteUrl: 'https://alveole.example',
    }
    return { ...parts, settlePayment: makeSettlePayment(parts), askRefund: makeAskRefund(parts) }
  }
  const atOnce = async <Answer>(job: (parts: ReturnType<typeof partsOf>) => Promise<Answer>): Promise<Answer[]> =>
    Promise.all([...databases, ...databases].map((database) => job(partsOf(database))))
  const mails = async (kind: string) => {
    const rows = await databases[0]?.db.selectFrom('mails').select('id').where('kind', '=', kind).execute()
    return rows?.length
  }

  beforeEach(async () => {
    clock = new InMemoryClock(noon)
    payments = new InMemoryPaymentProvider()
    for (const database of databases.slice(0, 1)) {
      await emptyTables(database)
      const { orders, settlePayment } = partsOf(database)
      for (const id of sold) {
        const memberId = `member of ${id}`
        await database.db.insertInto('members').values({ id: memberId, email: memberId, password_hash: '', created_at: 0 }).execute()
        const order = anOrder({ id, memberId, planId: 'solo-yearly', amount: eur(89.99), paymentReference: null, createdAt: noon })
        await orders.place(order, 'form-1')
        const { reference } = (await payments.start(aPaymentToStart({ orderId: id, amount: order.amount })))._unsafeUnwrap()
        await orders.attachPayment(id, { reference, redirectUrl: '' })
        payments.end(reference, 'succeeded')
        await settlePayment((await payments.read(reference))._unsafeUnwrap())
      }
    }
  })

  test('renew each subscription once', async () => {
    clock.advance(end - noon - 1)
    const counts = await atOnce((parts) => makeRenewSubscriptions(parts)())
    expect(counts.reduce((sum, { renewed }) => sum + renewed, 0)).toBeGreaterThanOrEqual(sold.length)
    const orders = (await databases[0]?.db.selectFrom('orders').select(['id', 'state']).where('renews_subscription_id', 'is not', null).execute()) ?? []
    expect(orders.map(({ state }) => state)).toEqual(sold.map(() => 'paid'))
    const subscriptions = (await databases[0]?.db.selectFrom('subscriptions').select('ends_at').execute()) ?? []
    expect(subscriptions.map(({ ends_at }) => ends_at)).toEqual(sold.map(() => Date.UTC(2028, 10, 21, 12)))
    expect(await mails('receipt')).toBe(2 * sold.length)
  })

  test('tell each person once that a renewal failed', async () => {
    clock.advance(end - noon - 1)
    payments.declineCharges()
    await atOnce((parts) => makeRenewSubscriptions(parts)())
    clock.advance(1)
    const counts = await atOnce((parts) => makeRenewSubscriptions(parts)())
    expect(counts.reduce((sum, { ended }) => sum + ended, 0)).toBe(sold.length)
    expect(await mails('renewal-failed')).toBe(sold.length)
  })

  test('announce each renewal once', async () => {
    clock.advance(addMonths(end, -3) - noon)
    const counts = await atOnce((parts) => makeSendRenewalNotices(parts)())
    expect(counts.reduce((sum, told) => sum + told, 0)).toBe(sold.length)
    expect(await mails('renewal-notice')).toBe(sold.length)
  })

  test('withdraw once, with one answer, one refund and one mail', async () => {
    const [subscription] = await partsOf(databases[0] as Database).subscriptions.ofMember('member of order-0')
    const answers = await atOnce((parts) => makeWithdraw(parts)(subscription?.id ?? '', 'member of order-0'))
    expect(new Set(answers.map((answer) => JSON.stringify(answer._unsafeUnwrap())))).toHaveProperty('size', 1)
    expect(payments.paidBack('order-0')).toEqual(eur(89.99))
    expect(await mails('withdrawal-confirmation')).toBe(1)
  })
})
