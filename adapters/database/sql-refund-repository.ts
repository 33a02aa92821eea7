import type { Insertable, Selectable } from 'kysely'
import * as v from 'valibot'
import type { Refund, RefundRepository } from '../../application/ports/refund-repository.ts'
import { refundStates } from '../../domain/subscriptions/subscription-view.ts'
import { moneyOf } from './checkout-rows.ts'
import type { Database, Schema } from './schema.ts'

const refundOf = (row: Selectable<Schema['refunds']>): Refund => ({
  orderId: row.order_id,
  amount: moneyOf(row.amount, row.currency),
  state: v.parse(v.picklist(refundStates), row.state),
  askedAt: row.asked_at,
})

export const refundRow = (refund: Refund): Insertable<Schema['refunds']> => ({
  order_id: refund.orderId,
  amount: refund.amount.minorUnits,
  currency: refund.amount.currency,
  state: refund.state,
  asked_at: refund.askedAt,
})

export class SqlRefundRepository implements RefundRepository {
  readonly #db: Database['db']
  constructor({ db }: Database) {
    this.#db = db
  }

  async find(orderId: string) {
    const row = await this.#db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).executeTakeFirst()
    return row && refundOf(row)
  }

  async open(limit: number) {
    const rows = await this.#db
      .selectFrom('refunds')
      .selectAll()
      .where('state', '=', 'asked')
      .orderBy('asked_at')
      .orderBy('order_id')
      .limit(limit)
      .execute()
    return rows.map(refundOf)
  }

  async mark(orderId: string, { state, askedAt }: Pick<Refund, 'state' | 'askedAt'>): Promise<void> {
    await this.#db
      .updateTable('refunds')
      .set({ state, asked_at: askedAt })
      .where('order_id', '=', orderId)
      .where('state', '=', 'asked')
      .execute()
  }
}
