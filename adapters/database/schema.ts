import type { Generated, Kysely } from 'kysely'

/** The tables. Times are milliseconds since 1970, amounts minor units, truths 0 or 1, lists and texts with parts JSON. */
export type Schema = {
  members: {
    id: string
    email: string
    password_hash: string
    created_at: number
    locale: Generated<string>
    profile: Generated<string>
    email_confirmed_at: number | null
    deleted_at: number | null
  }
  one_time_tokens: { fingerprint: string; purpose: string; member_id: string; expires_at: number }
  devices: {
    installation_id: string
    member_id: string
    utm_id: string | null
    utm_campaign: string | null
    registered_at: number
  }
  newsletter_subscribers: {
    id: string
    email: string
    access_type: string
    level_of_education: string
    location: string
    locale: string
    subscribed_at: number
    confirmed_at: number | null
  }
  mails: {
    id: string
    kind: string
    recipient: string
    locale: string
    facts: string
    created_at: number
    attempts: number
    next_try_at: number
    sent_at: number | null
    given_up_at: number | null
  }
  rate_limits: { key: string; points: number; expires_at: number | null }
  sessions: { id: string; member_id: string; opened_at: number; ended_at: number | null; child_id: string | null }
  children: { id: string; member_id: string; name: string; avatar: string; level: string; added_at: number }
  refresh_tokens: { fingerprint: string; session_id: string; expires_at: number; replaced_at: number | null }
  signing_keys: { purpose: string; id: string; secret: string; created_at: number }
  plans: { id: string; currency: string; sold_through: string; definition: string }
  plan_prices: { plan_id: string; starts_at: number; amount: number; currency: string }
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
    renews_subscription_id: string | null
    payment_url: string | null
    paid_at: number | null
  }
  gift_cards: {
    fingerprint: string
    plan_id: string
    issued_at: number
    expires_at: number | null
    order_id: string | null
  }
  refunds: { order_id: string; amount: number; currency: string; state: string; asked_at: number }
  subscriptions: {
    id: string
    member_id: string
    plan_id: string
    order_id: string
    starts_at: number
    ends_at: number | null
    concluded_at: Generated<number>
    paid_at: number | null
    renews: string | null
    cancelled_at: number | null
    refunded_at: number | null
    notice_sent_at: number | null
    renewal_amount: number | null
    renewal_currency: string | null
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
