import { setImmediate } from 'node:timers/promises'
import type { SelectQueryBuilder } from 'kysely'
import type { ForgottenRecords, Retention, RetentionLimits } from '../../application/ports/retention.ts'
import { refreshTokenAge } from '../../domain/session/ages.ts'
import type { Database } from './schema.ts'

/** A turn forgets as many rows of a table at most: a tenth of a second's work for SQLite with millions of rows. */
const rowsAtOnce = 1000

/** SQLite answers at once, so that waiting for it alone lets nobody else in: requests have their turn in between. */
const afterOthers = async <Result>(forget: () => Promise<Result>): Promise<Result> => {
  await setImmediate()
  return forget()
}

export class SqlRetention implements Retention {
  readonly #db: Database['db']
  readonly #hasRowLocks: boolean
  constructor({ db, hasRowLocks }: Database) {
    this.#db = db
    this.#hasRowLocks = hasRowLocks
  }

  async forget(limits: RetentionLimits): Promise<ForgottenRecords> {
    return {
      ...(await afterOthers(() => this.#forgetSessions(limits.sessions))),
      oneTimeTokens: await afterOthers(() => this.#forgetOneTimeTokens(limits.oneTimeTokens)),
      mails: await afterOthers(() => this.#forgetMails(limits.mails)),
      unconfirmedSubscribers: await afterOthers(() => this.#forgetUnconfirmedSubscribers(limits.unconfirmedSubscribers)),
      visitorAttempts: await afterOthers(() => this.#forgetVisitorAttempts(limits.visitorAttempts)),
      sandboxPayments: await afterOthers(() => this.#forgetSandboxPayments(limits.sandboxPayments)),
    }
  }

  /** First the sessions are locked, then their tokens, as everybody does. A session may have a token for each day of years. */
  #forgetSessions(limit: number): Promise<{ sessions: number; refreshTokens: number }> {
    return this.#db.transaction().execute(async (transaction) => {
      const over = await this.#some(
        transaction
          .selectFrom('sessions')
          .select('id')
          .where(({ and, eb, exists, not, or, selectFrom }) => {
            const goodToken = selectFrom('refresh_tokens')
              .select('fingerprint')
              .whereRef('session_id', '=', 'sessions.id')
              .where('expires_at', '>', limit)
            // A session lasts as long as its first token at least, and most are too young to be asked for their tokens.
            const isOld = eb('opened_at', '<=', limit - refreshTokenAge * 1000)
            const isLapsed = and([eb('ended_at', 'is', null), isOld, not(exists(goodToken))])
            return or([eb('ended_at', '<=', limit), isLapsed])
          }),
      ).execute()
      if (over.length === 0) return { sessions: 0, refreshTokens: 0 }
      const ids = over.map(({ id }) => id)
      const tokens = await transaction
        .with('forgotten', (db) => db.selectFrom('refresh_tokens').select('fingerprint').where('session_id', 'in', ids).limit(rowsAtOnce))
        .deleteFrom('refresh_tokens')
        .where('fingerprint', 'in', (query) => query.selectFrom('forgotten').select('fingerprint'))
        .executeTakeFirstOrThrow()
      const sessions = await transaction
        .deleteFrom('sessions')
        .where('id', 'in', ids)
        .where(({ exists, not, selectFrom }) =>
          not(exists(selectFrom('refresh_tokens').select('fingerprint').whereRef('session_id', '=', 'sessions.id'))),
        )
        .executeTakeFirstOrThrow()
      return { sessions: Number(sessions.numDeletedRows), refreshTokens: Number(tokens.numDeletedRows) }
    })
  }

  async #forgetOneTimeTokens(limit: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .with('forgotten', (db) => this.#some(db.selectFrom('one_time_tokens').select('fingerprint').where('expires_at', '<=', limit)))
      .deleteFrom('one_time_tokens')
      .where('fingerprint', 'in', (query) => query.selectFrom('forgotten').select('fingerprint'))
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  }

  async #forgetMails(limit: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .with('forgotten', (db) =>
        this.#some(
          db
            .selectFrom('mails')
            .select('id')
            .where(({ eb, or }) => or([eb('sent_at', '<=', limit), eb('given_up_at', '<=', limit)])),
        ),
      )
      .deleteFrom('mails')
      .where('id', 'in', (query) => query.selectFrom('forgotten').select('id'))
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  }

  async #forgetUnconfirmedSubscribers(limit: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .with('forgotten', (db) =>
        this.#some(
          db.selectFrom('newsletter_subscribers').select('id').where('confirmed_at', 'is', null).where('subscribed_at', '<=', limit),
        ),
      )
      .deleteFrom('newsletter_subscribers')
      .where('id', 'in', (query) => query.selectFrom('forgotten').select('id'))
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  }

  /** The answers go with their attempts. */
  async #forgetVisitorAttempts(limit: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .with('forgotten', (db) =>
        this.#some(db.selectFrom('quiz_attempts').select('id').where('owner_kind', '=', 'visitor').where('started_at', '<=', limit)),
      )
      .deleteFrom('quiz_attempts')
      .where('id', 'in', (query) => query.selectFrom('forgotten').select('id'))
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  }

  async #forgetSandboxPayments(limit: number): Promise<number> {
    const { numDeletedRows } = await this.#db
      .with('forgotten', (db) =>
        this.#some(
          db
            .selectFrom('sandbox_payments')
            .select('reference')
            .where('created_at', '<=', limit)
            .where(({ and, exists, not, selectFrom }) => {
              const settledOrder = selectFrom('orders')
                .select('orders.id')
                .whereRef('orders.id', '=', 'sandbox_payments.order_id')
                .where('state', 'in', ['paid', 'declined', 'abandoned'])
              const renewed = selectFrom('subscriptions')
                .select('subscriptions.id')
                .whereRef('subscriptions.order_id', '=', 'sandbox_payments.order_id')
                .where('renews', 'is not', null)
                .where('refunded_at', 'is', null)
                .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', limit)]))
              const openRefund = selectFrom('refunds')
                .select('refunds.order_id')
                .whereRef('refunds.order_id', '=', 'sandbox_payments.order_id')
                .where('state', '=', 'asked')
              return and([exists(settledOrder), not(exists(renewed)), not(exists(openRefund))])
            }),
        ),
      )
      .deleteFrom('sandbox_payments')
      .where('reference', 'in', (query) => query.selectFrom('forgotten').select('reference'))
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  }

  /** Rows that somebody else holds are left for the next turn, so that nobody waits for anybody. */
  #some<Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>): SelectQueryBuilder<Tables, Table, Row> {
    const some = query.limit(rowsAtOnce)
    return this.#hasRowLocks ? some.forUpdate().skipLocked() : some
  }
}
