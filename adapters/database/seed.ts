import * as v from 'valibot'
import type { CataloguePlan } from '../../domain/plans/price-list.ts'
import { fromWirePlan, planSchema, toWirePlan } from '../../domain/plans/plan-schema.ts'
import { priceToPay } from '../../domain/plans/plan.ts'
import type { Coupon } from '../../domain/promo-codes/coupon.ts'
import type { Database } from './schema.ts'
import { couponRow } from './sql-coupon-repository.ts'
import { SqlPriceHistory } from './sql-price-history.ts'

/** What each plan costs now, beside what it cost before. The first price that is known counts since ever. */
const notePrices = async (database: Database, now: number): Promise<void> => {
  const history = new SqlPriceHistory(database)
  for (const { id, definition } of await database.db.selectFrom('plans').select(['id', 'definition']).execute()) {
    const price = priceToPay(fromWirePlan(v.parse(planSchema, JSON.parse(definition))))
    await history.note(id, price, (await history.ofPlan(id)).length === 0 ? 0 : now)
  }
}

/** Puts the price list and the first coupons in the database. What is there already stays as it is, and what it costs now is noted. */
export const seed = async (database: Database, priceList: readonly CataloguePlan[], coupons: readonly Coupon[], now = Date.now()): Promise<void> => {
  const { db } = database
  await db
    .insertInto('plans')
    .values(
      priceList.map((plan) => ({
        id: plan.id,
        currency: plan.price.currency,
        sold_through: plan.soldThrough,
        definition: JSON.stringify(toWirePlan(plan)),
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  if (coupons.length > 0) {
    await db
      .insertInto('coupons')
      .values(coupons.map(couponRow))
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute()
  }
  await notePrices(database, now)
}
