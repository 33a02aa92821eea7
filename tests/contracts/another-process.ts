/**
 * What a process of the product does with the database when it starts, and then what every such process sells:
 * `node another-process.ts <data folder> <number of the process>`. Run several times at once, it gives one order of one
 * form, one purchase of one gift card, and as many orders with a coupon as the coupon has uses.
 */
import { migrate } from '../../adapters/database/migrate.ts'
import { openDatabase } from '../../adapters/database/open-database.ts'
import { seed } from '../../adapters/database/seed.ts'
import { SqlCouponRepository } from '../../adapters/database/sql-coupon-repository.ts'
import { SqlGiftCardRepository } from '../../adapters/database/sql-gift-card-repository.ts'
import { SqlMemberRepository } from '../../adapters/database/sql-member-repository.ts'
import { SqlOrderRepository } from '../../adapters/database/sql-order-repository.ts'
import { SqlSigningKeys } from '../../adapters/database/sql-signing-keys.ts'
import { checkGiftCard } from '../../domain/checkout/gift-card.ts'
import { settleOrder } from '../../domain/checkout/order.ts'
import { priceList } from '../../domain/plans/price-list.ts'
import { aCoupon } from '../builders/a-coupon.ts'
import { aMember } from '../builders/a-member.ts'
import { anOrder } from '../builders/an-order.ts'
import { aPlan } from '../builders/a-plan.ts'
import { aSubscription } from '../builders/a-subscription.ts'

const [, , dataDir = '', name = ''] = process.argv
const customers = Array.from({ length: 25 }, (_, index) => `member-${name}-${index}`)

const database = openDatabase({ databaseUrl: null, dataDir })
await migrate(database)
await seed(database, priceList, [aCoupon({ usesLeft: 5 })])
await new SqlSigningKeys(database).of('access-tokens')

const members = new SqlMemberRepository(database)
await members.add(aMember())
const orders = new SqlOrderRepository(database)
const placed = await orders.place(anOrder({ id: `order of ${name}`, couponCode: 'BIENVENUE' }), 'form-1')
if (!('order' in placed)) throw new Error(placed.type)
const { id, amount } = placed.order
await Promise.all(
  Array.from({ length: 20 }, (_, index) =>
    orders.settle(id, (order, owned) => ({
      ...settleOrder(
        order,
        { reference: 'pay-1', orderId: id, status: 'succeeded', amount },
        { plan: aPlan(), hasBuyer: true, owned, now: 0, startsAt: 0, subscriptionId: `${name}-${index}` },
      ),
      mails: [],
    })),
  ),
)

for (const memberId of customers) await members.add(aMember({ id: memberId }))
const coupon = await new SqlCouponRepository(database).find('DIX')
await Promise.all(
  customers.map(async (memberId) => {
    if (coupon) await orders.place(anOrder({ id: `order with a coupon of ${memberId}`, memberId, couponCode: coupon.code }), 'form-2')
  }),
)

const giftCards = new SqlGiftCardRepository(database)
await Promise.all(
  customers.map((memberId) =>
    giftCards.spend('fingerprint-1', { memberId, idempotencyKey: 'form-3' }, (card) =>
      checkGiftCard(card, 0).map(() => {
        const orderId = `order with a gift card of ${memberId}`
        return {
          order: anOrder({ id: orderId, memberId, provider: 'gift-card', state: 'paid', paidAt: 0 }),
          subscription: aSubscription({ id: `gift of ${memberId}`, memberId, orderId }),
          mails: [],
        }
      }),
    ),
  ),
)
await database.db.destroy()
