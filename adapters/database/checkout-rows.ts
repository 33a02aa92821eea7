import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import * as v from 'valibot'
import type { QueuedMail } from '../../application/ports/mail-outbox.ts'
import { type Order, orderStates } from '../../domain/checkout/order.ts'
import { currencies, type Money } from '../../domain/money/money.ts'
import { paymentProviders, renewingPeriodicities } from '../../domain/plans/plan.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import type { Database, Schema } from './schema.ts'
import { mailRow } from './sql-mail-outbox.ts'

/** Orders, subscriptions and their mails as rows, for the repositories that write them in one transaction. */

export const moneyOf = (minorUnits: number, currency: string): Money => ({ minorUnits, currency: v.parse(v.picklist(currencies), currency) })

export const orderOf = (row: Selectable<Schema['orders']>): Order => ({
  id: row.id,
  memberId: row.member_id,
  planId: row.plan_id,
  amount: moneyOf(row.amount, row.currency),
  couponCode: row.coupon_code,
  provider: v.parse(v.picklist(paymentProviders), row.provider),
  paymentReference: row.payment_reference,
  paymentUrl: row.payment_url,
  renewsSubscriptionId: row.renews_subscription_id,
  state: v.parse(v.picklist(orderStates), row.state),
  createdAt: row.created_at,
  paidAt: row.paid_at,
})

export const orderRow = (order: Order, idempotencyKey: string): Insertable<Schema['orders']> => ({
  id: order.id,
  member_id: order.memberId,
  idempotency_key: idempotencyKey,
  plan_id: order.planId,
  amount: order.amount.minorUnits,
  currency: order.amount.currency,
  coupon_code: order.couponCode,
  provider: order.provider,
  payment_reference: order.paymentReference,
  payment_url: order.paymentUrl,
  renews_subscription_id: order.renewsSubscriptionId,
  state: order.state,
  created_at: order.createdAt,
  paid_at: order.paidAt,
  asked_at: 0,
})

/** The order that a member's form made when it was sent before. */
export const sentOrder = (db: Kysely<Schema>, memberId: string, idempotencyKey: string) =>
  db.selectFrom('orders').selectAll().where('member_id', '=', memberId).where('idempotency_key', '=', idempotencyKey)

export const subscriptionOf = (row: Selectable<Schema['subscriptions']>): StoredSubscription => ({
  id: row.id,
  memberId: row.member_id,
  planId: row.plan_id,
  orderId: row.order_id,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  concludedAt: row.concluded_at,
  paidAt: row.paid_at,
  renews: v.parse(v.nullable(v.picklist(renewingPeriodicities)), row.renews),
  cancelledAt: row.cancelled_at,
  refundedAt: row.refunded_at,
  noticeSentAt: row.notice_sent_at,
  renewalPrice: row.renewal_amount === null || row.renewal_currency === null ? null : moneyOf(row.renewal_amount, row.renewal_currency),
})

export const subscriptionRow = (subscription: StoredSubscription): Insertable<Schema['subscriptions']> => ({
  id: subscription.id,
  member_id: subscription.memberId,
  plan_id: subscription.planId,
  order_id: subscription.orderId,
  starts_at: subscription.startsAt,
  ends_at: subscription.endsAt,
  concluded_at: subscription.concludedAt,
  paid_at: subscription.paidAt,
  renews: subscription.renews,
  cancelled_at: subscription.cancelledAt,
  refunded_at: subscription.refundedAt,
  notice_sent_at: subscription.noticeSentAt,
  renewal_amount: subscription.renewalPrice?.minorUnits ?? null,
  renewal_currency: subscription.renewalPrice?.currency ?? null,
})

export const changeSubscription = async (transaction: Transaction<Schema>, subscription: StoredSubscription): Promise<void> => {
  const { id, ...changes } = subscriptionRow(subscription)
  await transaction.updateTable('subscriptions').set(changes).where('id', '=', id).execute()
}

export const subscriptionsOf = async (db: Kysely<Schema>, memberId: string): Promise<readonly StoredSubscription[]> => {
  const rows = await db.selectFrom('subscriptions').selectAll().where('member_id', '=', memberId).orderBy('starts_at').orderBy('id').execute()
  return rows.map(subscriptionOf)
}

export const addMails = async (transaction: Transaction<Schema>, mails: readonly QueuedMail[]): Promise<void> => {
  for (const mail of mails) {
    await transaction
      .insertInto('mails')
      .values(mailRow(mail))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
}

/**
 * Waits until nobody else changes the member's subscriptions; SQLite has waited already when the transaction began. The
 * first lock of every transaction that changes them, so that no two wait for each other.
 */
export const lockMember = async (transaction: Transaction<Schema>, { hasRowLocks }: Pick<Database, 'hasRowLocks'>, memberId: string): Promise<void> => {
  if (hasRowLocks) await transaction.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
}
