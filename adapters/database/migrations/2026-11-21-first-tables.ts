import type { Kysely } from 'kysely'

export const firstTables = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('members')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('member_id', 'text', (column) => column.notNull().references('members.id').onDelete('cascade'))
      .addColumn('opened_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute()
    await db.schema.createIndex('sessions_by_member').on('sessions').column('member_id').execute()

    await db.schema
      .createTable('refresh_tokens')
      .addColumn('fingerprint', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('replaced_at', 'bigint')
      .execute()
    await db.schema.createIndex('refresh_tokens_by_session').on('refresh_tokens').column('session_id').execute()

    await db.schema
      .createTable('signing_keys')
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('plans')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('sold_through', 'text', (column) => column.notNull())
      .addColumn('definition', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('coupons')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('discount', 'text', (column) => column.notNull())
      .addColumn('plan_ids', 'text')
      .addColumn('starts_at', 'bigint')
      .addColumn('ends_at', 'bigint')
      .addColumn('uses_left', 'bigint')
      .execute()

    await db.schema
      .createTable('orders')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('member_id', 'text', (column) => column.notNull().references('members.id'))
      .addColumn('idempotency_key', 'text', (column) => column.notNull())
      .addColumn('plan_id', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('coupon_code', 'text')
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('payment_reference', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('orders_once_a_form', ['member_id', 'idempotency_key'])
      .execute()
    await db.schema.createIndex('orders_by_state').on('orders').columns(['state', 'asked_at', 'created_at']).execute()

    await db.schema
      .createTable('coupon_uses')
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('member_id', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('spent', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('coupon_uses_once_a_member', ['code', 'member_id'])
      .execute()
    await db.schema.createIndex('coupon_uses_by_order').on('coupon_uses').column('order_id').execute()

    await db.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('member_id', 'text', (column) => column.notNull().references('members.id'))
      .addColumn('plan_id', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull().unique().references('orders.id'))
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint')
      .execute()
    await db.schema.createIndex('subscriptions_by_member').on('subscriptions').column('member_id').execute()

    await db.schema
      .createTable('sandbox_payments')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull().unique())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('return_url', 'text', (column) => column.notNull())
      .addColumn('chosen', 'text')
      .addColumn('effective_at', 'bigint', (column) => column.notNull())
      .addColumn('callbacks_left', 'integer', (column) => column.notNull())
      .addColumn('callbacks_due_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('sandbox_payments_by_callbacks')
      .on('sandbox_payments')
      .columns(['callbacks_left', 'callbacks_due_at'])
      .execute()

    await db.schema
      .createTable('quiz_attempts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_kind', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('quiz_path', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('quiz_attempts_by_owner')
      .on('quiz_attempts')
      .columns(['owner_kind', 'owner_id', 'quiz_path', 'started_at'])
      .execute()

    await db.schema
      .createTable('quiz_answers')
      .addColumn('attempt_id', 'text', (column) => column.notNull().references('quiz_attempts.id').onDelete('cascade'))
      .addColumn('question_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('response', 'text', (column) => column.notNull())
      .addColumn('points', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('quiz_answers_once_a_question', ['attempt_id', 'question_id'])
      .execute()
  },
}
