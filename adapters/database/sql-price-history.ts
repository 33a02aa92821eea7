import type { PriceHistory } from '../../application/ports/price-history.ts'
import { isSameMoney, type Money } from '../../domain/money/money.ts'
import { moneyOf } from './checkout-rows.ts'
import type { Database } from './schema.ts'

export class SqlPriceHistory implements PriceHistory {
  readonly #db: Database['db']
  constructor({ db }: Database) {
    this.#db = db
  }

  async ofPlan(planId: string) {
    const rows = await this.#db.selectFrom('plan_prices').selectAll().where('plan_id', '=', planId).orderBy('starts_at').execute()
    return rows.map((row) => ({ from: row.starts_at, price: moneyOf(row.amount, row.currency) }))
  }

  async note(planId: string, price: Money, from: number): Promise<void> {
    const last = (await this.ofPlan(planId)).at(-1)
    if (last && (isSameMoney(last.price, price) || from < last.from)) return
    const { minorUnits: amount, currency } = price
    // Two processes that start at once note the same price.
    await this.#db
      .insertInto('plan_prices')
      .values({ plan_id: planId, starts_at: from, amount, currency })
      .onConflict((conflict) => conflict.columns(['plan_id', 'starts_at']).doUpdateSet({ amount, currency }))
      .execute()
  }
}
