import type { Insertable, Selectable } from 'kysely'
import * as v from 'valibot'
import type { CouponRepository } from '../../application/ports/coupon-repository.ts'
import { moneySchema } from '../../domain/money/money-schema.ts'
import type { Coupon } from '../../domain/promo-codes/coupon.ts'
import type { Database, Schema } from './schema.ts'

const discountSchema = v.variant('kind', [
  v.object({ kind: v.literal('percent'), percent: v.number() }),
  v.object({
    kind: v.literal('amount'),
    amount: moneySchema,
  }),
])

const couponOf = (row: Selectable<Schema['coupons']>): Coupon => ({
  code: row.code,
  discount: v.parse(discountSchema, JSON.parse(row.discount)),
  planIds: row.plan_ids === null ? null : v.parse(v.array(v.string()), JSON.parse(row.plan_ids)),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  usesLeft: row.uses_left,
})

export const couponRow = (coupon: Coupon): Insertable<Schema['coupons']> => ({
  code: coupon.code,
  discount: JSON.stringify(coupon.discount),
  plan_ids: coupon.planIds === null ? null : JSON.stringify(coupon.planIds),
  starts_at: coupon.startsAt,
  ends_at: coupon.endsAt,
  uses_left: coupon.usesLeft,
})

export class SqlCouponRepository implements CouponRepository {
  readonly #db: Database['db']
  constructor({ db }: Database) {
    this.#db = db
  }

  async save(coupon: Coupon): Promise<void> {
    const { code: _, ...changes } = couponRow(coupon)
    await this.#db
      .insertInto('coupons')
      .values(couponRow(coupon))
      .onConflict((conflict) => conflict.column('code').doUpdateSet(changes))
      .execute()
  }

  async find(code: string) {
    const row = await this.#db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
    return row && couponOf(row)
  }

  async useBy(code: string, memberId: string) {
    const row = await this.#db
      .selectFrom('coupon_uses')
      .select('spent')
      .where('code', '=', code)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return row ? (row.spent === 1 ? 'spent' : 'held') : 'none'
  }
}
