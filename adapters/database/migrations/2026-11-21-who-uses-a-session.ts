import type { Kysely } from 'kysely'

/** The children of a family, and which of them uses a session of their parent. */
export const whoUsesASession = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('children')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('member_id', 'text', (column) => column.notNull().references('members.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('avatar', 'text', (column) => column.notNull())
      .addColumn('level', 'text', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('children_by_member').on('children').columns(['member_id', 'added_at']).execute()

    // No reference: the sessions of a child who was removed are ended, and must never become their parent's.
    await db.schema.alterTable('sessions').addColumn('child_id', 'text').execute()
  },
}
