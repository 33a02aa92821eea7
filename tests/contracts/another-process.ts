/**
 * What a process of the product does with the database when it starts, and then a purchase that every such process
 * makes: `node another-process.ts <data folder>`. Run several times at once, it gives one order and one subscription.
 */
import { migrate } from '../../adapters/database/migrate.ts'
import { openDatabase } from '../../adapters/database/open-database.ts'
import { seed } from '../../adapters/database/seed.ts'
import { SqlMemberRepository } from '../../adapters/database/sql-member-repository.ts'
import { SqlOrderRepository } from '../../adapters/database/sql-order-repository.ts'
import { SqlSigningKeys } from '../../adapters/database/sql-signing-keys.ts'
import { settleOrder } from '../../domain/checkout/order.ts'
import { priceList } from '../../domain/plans/price-list.ts'
import { aCoupon } from '../builders/a-coupon.ts'
import { aMember } from '../builders/a-member.ts'
import { anOrder } from '../builders/an-order.ts'
import { aPlan } from '../builders/a-plan.ts'

const database = openDatabase({ databaseUrl: null, dataDir: process.argv[2] ?? '' })
await migrate(database)
await seed(database, priceList, [aCoupon({ usesLeft: 5 })])
await new SqlSigningKeys(database).of('access-tokens')

await new SqlMemberRepository(database).add(aMember())
const orders = new SqlOrderRepository(database)
const placed = await orders.place(anOrder({ id: `order of ${process.pid}`, couponCode: 'BIENVENUE' }), 'form-1')
if (!('order' in placed)) throw new Error(placed.type)
const { id, amount } = placed.order
await Promise.all(
  Array.from({ length: 20 }, (_, index) =>
    orders.settle(id, (order) =>
      settleOrder(order, { reference: 'pay-1', orderId: id, status: 'succeeded', amount }, { plan: aPlan(), startsAt: 0, subscriptionId: `${process.pid}-${index}` }),
    ),
  ),
)
await database.db.destroy()
