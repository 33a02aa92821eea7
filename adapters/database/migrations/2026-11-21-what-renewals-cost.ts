import type { Kysely } from 'kysely'

/** What a person was promised that a further period costs at most. Nothing that was sold before is renewed. */
export const whatRenewalsCost = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('subscriptions').addColumn('renewal_amount', 'bigint').execute()
    await db.schema.alterTable('subscriptions').addColumn('renewal_currency', 'text').execute()
    await db.schema.createIndex('orders_by_renewed_subscription').on('orders').column('renews_subscription_id').execute()
  },
}
