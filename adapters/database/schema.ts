import type { Kysely } from 'kysely'

/** The tables. Times are milliseconds since 1970, amounts minor units, truths 0 or 1, lists and texts with parts JSON. */
export type Schema = {
  members: { id: string; email: string; password_hash: string; created_at: number }
  sessions: { id: string; member_id: string; opened_at: number; ended_at: number | null }
  refresh_tokens: { fingerprint: string; session_id: string; expires_at: number; replaced_at: number | null }
  signing_keys: { purpose: string; id: string; secret: string; created_at: number }
  plans: { id: string; currency: string; sold_through: string; definition: string }
  coupons: {
    code: string
    discount: string
    plan_ids: string | null
    starts_at: number | null
    ends_at: number | null
    uses_left: number | null
  }
  coupon_uses: { code: string; member_id: string; order_id: string; spent: number }
  orders: {
    id: string
    member_id: string
    idempotency_key: string
    plan_id: string
    amount: number
    currency: string
    coupon_code: string | null
    provider: string
    payment_reference: string | null
    state: string
    created_at: number
    asked_at: number
  }
  subscriptions: {
    id: string
    member_id: string
    plan_id: string
    order_id: string
    starts_at: number
    ends_at: number | null
  }
  sandbox_payments: {
    reference: string
    order_id: string
    amount: number
    currency: string
    provider: string
    description: string
    return_url: string
    chosen: string | null
    effective_at: number
    callbacks_left: number
    callbacks_due_at: number
    created_at: number
  }
  quiz_attempts: { id: string; owner_kind: string; owner_id: string; quiz_path: string; started_at: number }
  quiz_answers: { attempt_id: string; question_id: string; position: number; response: string; points: number }
}

/** An open database. Row locks are PostgreSQL's; SQLite locks the whole database for a transaction that writes. */
export type Database = { readonly db: Kysely<Schema>; readonly hasRowLocks: boolean }
