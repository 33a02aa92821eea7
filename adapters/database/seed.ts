import type { CataloguePlan } from '../../domain/plans/price-list.ts'
import { toWirePlan } from '../../domain/plans/plan-schema.ts'
import type { Coupon } from '../../domain/promo-codes/coupon.ts'
import type { Database } from './schema.ts'
import { couponRow } from './sql-coupon-repository.ts'

/** Puts the price list and the first coupons in the database. What is there already stays as it is. */
export const seed = async ({ db }: Database, priceList: readonly CataloguePlan[], coupons: readonly Coupon[]): Promise<void> => {
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
  await db
    .insertInto('coupons')
    .values(coupons.map(couponRow))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
