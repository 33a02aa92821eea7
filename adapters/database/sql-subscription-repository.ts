import type { SubscriptionRepository } from '../../application/ports/subscription-repository.ts'
import type { Database } from './schema.ts'

export class SqlSubscriptionRepository implements SubscriptionRepository {
  readonly #db: Database['db']
  constructor({ db }: Database) {
    this.#db = db
  }

  async ofMember(memberId: string) {
    const rows = await this.#db
      .selectFrom('subscriptions')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('starts_at')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      memberId: row.member_id,
      planId: row.plan_id,
      orderId: row.order_id,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
    }))
  }
}
