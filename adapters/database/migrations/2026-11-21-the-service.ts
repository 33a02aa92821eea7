import type { Kysely } from 'kysely'

/** Mails, newsletter, devices, gift cards, refunds, limits, and what a subscription and an account need to know of themselves. */
export const theService = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_try_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addColumn('given_up_at', 'bigint')
      .execute()
    await db.schema.createIndex('mails_by_next_try').on('mails').column('next_try_at').execute()

    await db.schema
      .createTable('one_time_tokens')
      .addColumn('fingerprint', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('one_time_tokens_by_member').on('one_time_tokens').column('member_id').execute()

    await db.schema
      .createTable('newsletter_subscribers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('access_type', 'text', (column) => column.notNull())
      .addColumn('level_of_education', 'text', (column) => column.notNull())
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('subscribed_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .execute()

    await db.schema
      .createTable('devices')
      .addColumn('installation_id', 'text', (column) => column.notNull())
      .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
      .addColumn('utm_id', 'text')
      .addColumn('utm_campaign', 'text')
      .addColumn('registered_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('devices_once_a_member', ['member_id', 'installation_id'])
      .execute()

    await db.schema
      .createTable('gift_cards')
      .addColumn('fingerprint', 'text', (column) => column.primaryKey())
      .addColumn('plan_id', 'text', (column) => column.notNull())
      .addColumn('issued_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .addColumn('order_id', 'text', (column) => column.unique())
      .execute()

    await db.schema
      .createTable('refunds')
      .addColumn('order_id', 'text', (column) => column.primaryKey().references('orders.id'))
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('refunds_by_state').on('refunds').columns(['state', 'asked_at']).execute()

    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute()
    await db.schema.createIndex('rate_limits_by_expiry').on('rate_limits').column('expires_at').execute()

    // SQLite adds one column at a time.
    await db.schema.alterTable('members').addColumn('locale', 'text', (column) => column.notNull().defaultTo('fr')).execute()
    await db.schema.alterTable('members').addColumn('profile', 'text', (column) => column.notNull().defaultTo('{}')).execute()
    await db.schema.alterTable('members').addColumn('email_confirmed_at', 'bigint').execute()
    await db.schema.alterTable('members').addColumn('deleted_at', 'bigint').execute()

    await db.schema.alterTable('orders').addColumn('renews_subscription_id', 'text').execute()
    await db.schema.alterTable('orders').addColumn('payment_url', 'text').execute()
    await db.schema.alterTable('orders').addColumn('paid_at', 'bigint').execute()

    // Nothing that was sold before this table was sold as something that renews.
    await db.schema.alterTable('subscriptions').addColumn('concluded_at', 'bigint', (column) => column.notNull().defaultTo(0)).execute()
    await db.schema.alterTable('subscriptions').addColumn('paid_at', 'bigint').execute()
    await db.schema.alterTable('subscriptions').addColumn('renews', 'text').execute()
    await db.schema.alterTable('subscriptions').addColumn('cancelled_at', 'bigint').execute()
    await db.schema.alterTable('subscriptions').addColumn('refunded_at', 'bigint').execute()
    await db.schema.alterTable('subscriptions').addColumn('notice_sent_at', 'bigint').execute()
    await db.schema.createIndex('subscriptions_by_end').on('subscriptions').columns(['renews', 'ends_at']).execute()

    const sold = (db as Kysely<{ orders: { id: string; created_at: number }; subscriptions: { order_id: string; concluded_at: number; paid_at: number | null } }>)
    for (const order of await sold
      .selectFrom('subscriptions')
      .innerJoin('orders', 'orders.id', 'subscriptions.order_id')
      .select(['orders.id', 'orders.created_at'])
      .execute()) {
      await sold
        .updateTable('subscriptions')
        .set({ concluded_at: order.created_at, paid_at: order.created_at })
        .where('order_id', '=', order.id)
        .execute()
    }
  },
}
