import type { Kysely } from 'kysely'

/** What each plan cost, and since when: the law wants the lowest price of 30 days beside a reduced one. */
export const pricesOfPlans = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('plan_prices')
      .addColumn('plan_id', 'text', (column) => column.notNull().references('plans.id'))
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('plan_prices_key', ['plan_id', 'starts_at'])
      .execute()
  },
}
