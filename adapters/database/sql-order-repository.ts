import type { Transaction } from 'kysely'
import type { OrderRepository, PlacedOrder, RenewalOrder, StoredSettlement } from '../../application/ports/order-repository.ts'
import type { StartedPayment } from '../../application/ports/payment-provider.ts'
import type { Order } from '../../domain/checkout/order.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { addMails, changeSubscription, lockMember, orderOf, orderRow, sentOrder, subscriptionRow, subscriptionsOf } from './checkout-rows.ts'
import type { Database, Schema } from './schema.ts'

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
  const held = await transaction
    .selectFrom('coupon_uses')
    .select('order_id')
    .where('code', '=', code)
    .where('member_id', '=', order.memberId)
    .where('spent', '=', 0)
    .executeTakeFirst()
  if (!held) throw new Refused({ type: 'coupon-already-used' })
  await transaction.updateTable('coupon_uses').set({ order_id: order.id }).where('code', '=', code).where('member_id', '=', order.memberId).execute()
  await transaction
    .updateTable('orders')
    .set({ state: 'abandoned' })
    .where('id', '=', held.order_id)
    .where('state', '=', 'pending')
    .where('amount', '=', 0)
    .execute()
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
        await lockMember(transaction, { hasRowLocks: this.#hasRowLocks }, order.memberId)
        const placed = await this.#insert(transaction, order, idempotencyKey)
        if (placed.type === 'placed' && order.couponCode !== null) await holdUse(transaction, order, order.couponCode)
        return placed
      })
    } catch (error) {
      if (error instanceof Refused) return error.refusal
      throw error
    }
  }

  async #insert(
    transaction: Transaction<Schema>,
    order: Order,
    idempotencyKey: string,
  ): Promise<Extract<PlacedOrder, { order: Order }>> {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('orders')
      .values(orderRow(order, idempotencyKey))
      .onConflict((conflict) => conflict.columns(['member_id', 'idempotency_key']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) return { type: 'placed', order }
    const before = await sentOrder(transaction, order.memberId, idempotencyKey).executeTakeFirstOrThrow()
    return { type: 'placed-before', order: orderOf(before) }
  }

  placeRenewal(
    subscriptionId: string,
    decide: (subscription: StoredSubscription, owned: readonly StoredSubscription[]) => RenewalOrder | null,
  ): Promise<Order | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const found = await transaction.selectFrom('subscriptions').select('member_id').where('id', '=', subscriptionId).executeTakeFirst()
      if (!found) return undefined
      await lockMember(transaction, { hasRowLocks: this.#hasRowLocks }, found.member_id)
      const open = await transaction
        .selectFrom('orders')
        .selectAll()
        .where('renews_subscription_id', '=', subscriptionId)
        .where('state', 'in', ['pending', 'mismatched'])
        .orderBy('created_at')
        .executeTakeFirst()
      if (open) return orderOf(open)

      const owned = await subscriptionsOf(transaction, found.member_id)
      const subscription = owned.find(({ id }) => id === subscriptionId)
      const renewal = subscription ? decide(subscription, owned) : null
      return renewal ? (await this.#insert(transaction, renewal.order, renewal.idempotencyKey)).order : undefined
    })
  }

  async attachPayment(orderId: string, { reference, redirectUrl }: StartedPayment): Promise<string> {
    await this.#db
      .updateTable('orders')
      .set({ payment_reference: reference, payment_url: redirectUrl })
      .where('id', '=', orderId)
      .where('payment_url', 'is', null)
      .execute()
    const row = await this.#db.selectFrom('orders').select('payment_url').where('id', '=', orderId).executeTakeFirst()
    return row?.payment_url ?? redirectUrl
  }

  async attachCharge(orderId: string, paymentReference: string): Promise<void> {
    await this.#db.updateTable('orders').set({ payment_reference: paymentReference }).where('id', '=', orderId).execute()
  }

  async find(orderId: string) {
    const row = await this.#db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
    return row && orderOf(row)
  }

  async findSent(memberId: string, idempotencyKey: string) {
    const row = await sentOrder(this.#db, memberId, idempotencyKey).executeTakeFirst()
    return row && orderOf(row)
  }

  async ofMember(memberId: string) {
    const rows = await this.#db
      .selectFrom('orders')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(orderOf)
  }

  settle(
    orderId: string,
    decide: (order: Order, owned: readonly StoredSubscription[]) => StoredSettlement,
  ): Promise<StoredSettlement | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const found = await transaction.selectFrom('orders').select('member_id').where('id', '=', orderId).executeTakeFirst()
      if (!found) return undefined
      await lockMember(transaction, { hasRowLocks: this.#hasRowLocks }, found.member_id)
      const row = await transaction
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .$if(this.#hasRowLocks, (query) => query.forUpdate())
        .executeTakeFirstOrThrow()

      const settlement = decide(orderOf(row), await subscriptionsOf(transaction, row.member_id))
      const { order, subscription, coupon, mails } = settlement
      if (order.state !== row.state) {
        await transaction
          .updateTable('orders')
          .set({ state: order.state, paid_at: order.paidAt, payment_reference: order.paymentReference })
          .where('id', '=', orderId)
          .execute()
      }
      if (subscription && order.renewsSubscriptionId === null) {
        await transaction.insertInto('subscriptions').values(subscriptionRow(subscription)).execute()
      } else if (subscription) {
        await changeSubscription(transaction, subscription)
      }
      if (order.couponCode !== null && coupon === 'spend') await spendUse(transaction, order, order.couponCode)
      if (order.couponCode !== null && coupon === 'release') await releaseUse(transaction, order, order.couponCode)
      await addMails(transaction, mails)
      return settlement
    })
  }

  async pending(placedBefore: number, limit: number) {
    const rows = await this.#db
      .selectFrom('orders')
      .selectAll()
      .where('state', '=', 'pending')
      .where('created_at', '<', placedBefore)
      .where(({ eb, or }) => or([eb('renews_subscription_id', 'is', null), eb('payment_reference', 'is not', null)]))
      .orderBy('asked_at')
      .orderBy('created_at')
      .limit(limit)
      .execute()
    return rows.map(orderOf)
  }

  async markAsked(orderId: string, at: number): Promise<void> {
    await this.#db.updateTable('orders').set({ asked_at: at }).where('id', '=', orderId).execute()
  }

  async unpaidSince(since: number) {
    const rows = await this.#db
      .selectFrom('orders')
      .selectAll()
      .where('state', '<>', 'paid')
      .where('created_at', '>=', since)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(orderOf)
  }

  async paidWithoutSubscriptionSince(since: number) {
    const rows = await this.#db
      .selectFrom('orders')
      .leftJoin('subscriptions', (join) =>
        join.on(({ eb, or, ref }) =>
          or([eb('subscriptions.order_id', '=', ref('orders.id')), eb('subscriptions.id', '=', ref('orders.renews_subscription_id'))]),
        ),
      )
      .select('orders.id')
      .where('orders.state', '=', 'paid')
      .where('orders.created_at', '>=', since)
      .where('subscriptions.id', 'is', null)
      .orderBy('orders.created_at')
      .orderBy('orders.id')
      .execute()
    return rows.map(({ id }) => id)
  }

  async countPaidSince(since: number) {
    const { count } = await this.#db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', '=', 'paid')
      .where('created_at', '>=', since)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
}
