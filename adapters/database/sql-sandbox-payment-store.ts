import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { SandboxPayment, SandboxPaymentStore } from '../../application/ports/sandbox-payment-store.ts'
import { currencies } from '../../domain/money/money.ts'
import { paymentProviders } from '../../domain/plans/plan.ts'
import type { Database, Schema } from './schema.ts'

const chosenSchema = v.nullable(v.picklist(['succeeded', 'declined', 'abandoned']))

const paymentOf = (row: Selectable<Schema['sandbox_payments']>): SandboxPayment => ({
  reference: row.reference,
  orderId: row.order_id,
  amount: { minorUnits: row.amount, currency: v.parse(v.picklist(currencies), row.currency) },
  provider: v.parse(v.picklist(paymentProviders), row.provider),
  description: row.description,
  returnUrl: row.return_url,
  chosen: v.parse(chosenSchema, row.chosen),
  effectiveAt: row.effective_at,
  callbacksLeft: row.callbacks_left,
  callbacksDueAt: row.callbacks_due_at,
  createdAt: row.created_at,
})

export class SqlSandboxPaymentStore implements SandboxPaymentStore {
  readonly #db: Database['db']
  constructor({ db }: Database) {
    this.#db = db
  }

  async addOnce(payment: SandboxPayment) {
    await this.#db
      .insertInto('sandbox_payments')
      .values({
        reference: payment.reference,
        order_id: payment.orderId,
        amount: payment.amount.minorUnits,
        currency: payment.amount.currency,
        provider: payment.provider,
        description: payment.description,
        return_url: payment.returnUrl,
        chosen: payment.chosen,
        effective_at: payment.effectiveAt,
        callbacks_left: payment.callbacksLeft,
        callbacks_due_at: payment.callbacksDueAt,
        created_at: payment.createdAt,
      })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .execute()
    const row = await this.#db
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('order_id', '=', payment.orderId)
      .executeTakeFirstOrThrow()
    return paymentOf(row)
  }

  async find(reference: string) {
    const row = await this.#db
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    return row && paymentOf(row)
  }

  async choose(
    reference: string,
    choice: Pick<SandboxPayment, 'chosen' | 'effectiveAt' | 'callbacksLeft' | 'callbacksDueAt'>,
  ) {
    const { numUpdatedRows } = await this.#db
      .updateTable('sandbox_payments')
      .set({
        chosen: choice.chosen,
        effective_at: choice.effectiveAt,
        callbacks_left: choice.callbacksLeft,
        callbacks_due_at: choice.callbacksDueAt,
      })
      .where('reference', '=', reference)
      .where(({ eb, or }) => or([eb('chosen', 'is', null), eb('chosen', '<>', 'succeeded')]))
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  async withCallbacksDue(now: number, limit: number) {
    const rows = await this.#db
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('callbacks_left', '>', 0)
      .where('callbacks_due_at', '<=', now)
      .orderBy('callbacks_due_at')
      .limit(limit)
      .execute()
    return rows.map(paymentOf)
  }

  async countCallbackSent(reference: string): Promise<void> {
    await this.#db
      .updateTable('sandbox_payments')
      .set(({ eb }) => ({ callbacks_left: eb('callbacks_left', '-', 1) }))
      .where('reference', '=', reference)
      .where('callbacks_left', '>', 0)
      .execute()
  }
}
