import type { Kysely, Selectable, Transaction } from 'kysely'
import * as v from 'valibot'
import type { OrderRepository, PlacedOrder } from '../../application/ports/order-repository.ts'
import { type Order, orderStates, type Settlement } from '../../domain/checkout/order.ts'
import { currencies } from '../../domain/money/money.ts'
import { paymentProviders } from '../../domain/plans/plan.ts'
import type { Database, Schema } from './schema.ts'

const orderOf = (row: Selectable<Schema['orders']>): Order => ({
  id: row.id,
  memberId: row.member_id,
  planId: row.plan_id,
  amount: { minorUnits: row.amount, currency: v.parse(v.picklist(currencies), row.currency) },
  couponCode: row.coupon_code,
  provider: v.parse(v.picklist(paymentProviders), row.provider),
  paymentReference: row.payment_reference,
  state: v.parse(v.picklist(orderStates), row.state),
  createdAt: row.created_at,
})

/** A refusal found inside a transaction, which it undoes. */
class Refused extends Error {
  readonly refusal: Extract<PlacedOrder, { type: `coupon-${string}` }>
  constructor(refusal: Refused['refusal']) {
    super(refusal.type)
    this.refusal = refusal
  }
}

/** Takes one use of a coupon from those left. */
const takeUse = async (transaction: Transaction<Schema>, code: string): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('coupons')
    .set(({ eb }) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('code', '=', code)
    .where(({ eb, or }) => or([eb('uses_left', 'is', null), eb('uses_left', '>', 0)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

const holdUse = async (transaction: Transaction<Schema>, order: Order, code: string): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('coupon_uses')
    .values({ code, member_id: order.memberId, order_id: order.id, spent: 0 })
    .onConflict((conflict) => conflict.columns(['code', 'member_id']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) {
    if (!(await takeUse(transaction, code))) throw new Refused({ type: 'coupon-used-up' })
    return
  }
  const { numUpdatedRows } = await transaction
    .updateTable('coupon_uses')
    .set({ order_id: order.id })
    .where('code', '=', code)
    .where('member_id', '=', order.memberId)
    .where('spent', '=', 0)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refused({ type: 'coupon-already-used' })
}

const spendUse = async (transaction: Transaction<Schema>, order: Order, code: string): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('coupon_uses')
    .values({ code, member_id: order.memberId, order_id: order.id, spent: 1 })
    .onConflict((conflict) => conflict.columns(['code', 'member_id']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) {
    // The use was given back when the payment seemed lost, and the payment came after all.
    await takeUse(transaction, code)
    return
  }
  await transaction
    .updateTable('coupon_uses')
    .set({ spent: 1, order_id: order.id })
    .where('code', '=', code)
    .where('member_id', '=', order.memberId)
    .execute()
}

const releaseUse = async (transaction: Transaction<Schema>, order: Order, code: string): Promise<void> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('coupon_uses')
    .where('code', '=', code)
    .where('order_id', '=', order.id)
    .where('spent', '=', 0)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return
  await transaction
    .updateTable('coupons')
    .set(({ eb }) => ({ uses_left: eb('uses_left', '+', 1) }))
    .where('code', '=', code)
    .execute()
}

const sentOrder = (db: Kysely<Schema>, memberId: string, idempotencyKey: string) =>
  db.selectFrom('orders').selectAll().where('member_id', '=', memberId).where('idempotency_key', '=', idempotencyKey)

export class SqlOrderRepository implements OrderRepository {
  readonly #db: Database['db']
  readonly #hasRowLocks: boolean
  constructor({ db, hasRowLocks }: Database) {
    this.#db = db
    this.#hasRowLocks = hasRowLocks
  }

  async place(order: Order, idempotencyKey: string): Promise<PlacedOrder> {
    try {
      return await this.#db.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('orders')
          .values({
            id: order.id,
            member_id: order.memberId,
            idempotency_key: idempotencyKey,
            plan_id: order.planId,
            amount: order.amount.minorUnits,
            currency: order.amount.currency,
            coupon_code: order.couponCode,
            provider: order.provider,
            payment_reference: order.paymentReference,
            state: order.state,
            created_at: order.createdAt,
            asked_at: 0,
          })
          .onConflict((conflict) => conflict.columns(['member_id', 'idempotency_key']).doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows !== 1n) {
          const before = await sentOrder(transaction, order.memberId, idempotencyKey).executeTakeFirstOrThrow()
          return { type: 'placed-before', order: orderOf(before) }
        }
        if (order.couponCode !== null) await holdUse(transaction, order, order.couponCode)
        return { type: 'placed', order }
      })
    } catch (error) {
      if (error instanceof Refused) return error.refusal
      throw error
    }
  }

  async attachPayment(orderId: string, paymentReference: string): Promise<void> {
    await this.#db
      .updateTable('orders')
      .set({ payment_reference: paymentReference })
      .where('id', '=', orderId)
      .execute()
  }

  async find(orderId: string) {
    const row = await this.#db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
    return row && orderOf(row)
  }

  async findSent(memberId: string, idempotencyKey: string) {
    const row = await sentOrder(this.#db, memberId, idempotencyKey).executeTakeFirst()
    return row && orderOf(row)
  }

  settle(orderId: string, decide: (order: Order) => Settlement): Promise<Settlement | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .$if(this.#hasRowLocks, (query) => query.forUpdate())
        .executeTakeFirst()
      if (!row) return undefined

      const settlement = decide(orderOf(row))
      const { order, subscription, coupon } = settlement
      if (order.state !== row.state) {
        await transaction.updateTable('orders').set({ state: order.state }).where('id', '=', orderId).execute()
      }
      if (subscription) {
        await transaction
          .insertInto('subscriptions')
          .values({
            id: subscription.id,
            member_id: subscription.memberId,
            plan_id: subscription.planId,
            order_id: subscription.orderId,
            starts_at: subscription.startsAt,
            ends_at: subscription.endsAt,
          })
          .execute()
      }
      if (order.couponCode !== null && coupon === 'spend') await spendUse(transaction, order, order.couponCode)
      if (order.couponCode !== null && coupon === 'release') await releaseUse(transaction, order, order.couponCode)
      return settlement
    })
  }

  async pending(placedBefore: number, limit: number) {
    const rows = await this.#db
      .selectFrom('orders')
      .selectAll()
      .where('state', '=', 'pending')
      .where('created_at', '<', placedBefore)
      .orderBy('asked_at')
      .orderBy('created_at')
      .limit(limit)
      .execute()
    return rows.map(orderOf)
  }

  async markAsked(orderId: string, at: number): Promise<void> {
    await this.#db.updateTable('orders').set({ asked_at: at }).where('id', '=', orderId).execute()
  }
}
