import { err, type Result } from 'neverthrow'
import type { SubscriptionChange, SubscriptionRepository } from '../../application/ports/subscription-repository.ts'
import type { Order } from '../../domain/checkout/order.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { addMails, changeSubscription, lockMember, orderOf, subscriptionOf, subscriptionsOf } from './checkout-rows.ts'
import type { Database } from './schema.ts'
import { refundRow } from './sql-refund-repository.ts'

export class SqlSubscriptionRepository implements SubscriptionRepository {
  readonly #db: Database['db']
  readonly #hasRowLocks: boolean
  constructor({ db, hasRowLocks }: Database) {
    this.#db = db
    this.#hasRowLocks = hasRowLocks
  }

  ofMember(memberId: string) {
    return subscriptionsOf(this.#db, memberId)
  }

  change<Refusal>(
    subscriptionId: string,
    decide: (subscription: StoredSubscription, order: Order) => Result<SubscriptionChange, Refusal>,
  ): Promise<Result<SubscriptionChange, Refusal> | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const found = await transaction.selectFrom('subscriptions').select('member_id').where('id', '=', subscriptionId).executeTakeFirst()
      if (!found) return undefined
      await lockMember(transaction, { hasRowLocks: this.#hasRowLocks }, found.member_id)
      const row = await transaction.selectFrom('subscriptions').selectAll().where('id', '=', subscriptionId).executeTakeFirstOrThrow()
      const order = await transaction.selectFrom('orders').selectAll().where('id', '=', row.order_id).executeTakeFirstOrThrow()

      const decided = decide(subscriptionOf(row), orderOf(order))
      if (decided.isErr()) return err(decided.error)
      const { subscription, mails, refund } = decided.value
      await changeSubscription(transaction, subscription)
      if (refund) await transaction.insertInto('refunds').values(refundRow(refund)).execute()
      await addMails(transaction, mails)
      return decided
    })
  }

  async renewingEndingBefore(endsBefore: number) {
    const rows = await this.#db
      .selectFrom('subscriptions')
      .selectAll()
      .where('renews', 'is not', null)
      .where('ends_at', '<', endsBefore)
      .where('cancelled_at', 'is', null)
      .where('refunded_at', 'is', null)
      .orderBy('ends_at')
      .orderBy('id')
      .execute()
    return rows.map(subscriptionOf)
  }
}
