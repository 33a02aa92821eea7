import type { SessionRepository, SessionUser } from '../../application/ports/session-repository.ts'
import { endSessions, lockAccount } from './account-locks.ts'
import type { Database } from './schema.ts'

export class SqlSessionRepository implements SessionRepository {
  readonly #database: Database
  readonly #db: Database['db']
  readonly #hasRowLocks: boolean
  constructor(database: Database) {
    this.#database = database
    this.#db = database.db
    this.#hasRowLocks = database.hasRowLocks
  }

  open(
    session: { id: string; memberId: string; passwordHash: string; openedAt: number },
    token: { fingerprint: string; expiresAt: number },
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      // The lock waits for whoever changes the password or erases the account just now, and ends all sessions.
      const member = await transaction
        .selectFrom('members')
        .select('id')
        .where('id', '=', session.memberId)
        .where('password_hash', '=', session.passwordHash)
        .where('deleted_at', 'is', null)
        .$if(this.#hasRowLocks, (query) => query.forShare())
        .executeTakeFirst()
      if (!member) return false
      await transaction
        .insertInto('sessions')
        .values({ id: session.id, member_id: session.memberId, opened_at: session.openedAt, ended_at: null, child_id: null })
        .execute()
      await transaction
        .insertInto('refresh_tokens')
        .values({ fingerprint: token.fingerprint, session_id: session.id, expires_at: token.expiresAt, replaced_at: null })
        .execute()
      return true
    })
  }

  async isOpen(sessionId: string) {
    const row = await this.#db.selectFrom('sessions').select('ended_at').where('id', '=', sessionId).executeTakeFirst()
    return row?.ended_at === null
  }

  async userOf(sessionId: string) {
    const row = await this.#db.selectFrom('sessions').select(['ended_at', 'child_id']).where('id', '=', sessionId).executeTakeFirst()
    return row?.ended_at === null ? { childId: row.child_id } : undefined
  }

  handTo(memberId: string, sessionId: string, { childId }: SessionUser) {
    return this.#db.transaction().execute(async (transaction) => {
      // The lock waits for whoever removes the child just now, and ends the sessions that they use.
      await lockAccount(transaction, this.#database, memberId)
      const { numUpdatedRows } = await transaction
        .updateTable('sessions')
        .set({ child_id: childId })
        .where('id', '=', sessionId)
        .where('member_id', '=', memberId)
        .where('ended_at', 'is', null)
        .$if(childId !== null, (query) =>
          query.where(({ exists, selectFrom }) =>
            exists(selectFrom('children').select('id').where('id', '=', childId).where('member_id', '=', memberId)),
          ),
        )
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    })
  }

  async ofMember(memberId: string, now: number) {
    const rows = await this.#db
      .selectFrom('sessions')
      .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
      .select(({ fn }) => ['sessions.id', 'opened_at', fn.max('replaced_at').as('refreshed_at')])
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .groupBy(['sessions.id', 'opened_at'])
      .having(({ fn }) => fn.max('expires_at'), '>', now)
      .orderBy('opened_at', 'desc')
      .orderBy('sessions.id')
      .execute()
    return rows.map((row) => ({ id: row.id, openedAt: row.opened_at, refreshedAt: row.refreshed_at }))
  }

  async findToken(fingerprint: string) {
    const row = await this.#db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select(['session_id', 'member_id', 'expires_at', 'replaced_at', 'ended_at'])
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst()
    return (
      row && {
        sessionId: row.session_id,
        memberId: row.member_id,
        expiresAt: row.expires_at,
        replacedAt: row.replaced_at,
        sessionEndedAt: row.ended_at,
      }
    )
  }

  replaceToken(replaced: { fingerprint: string; at: number }, successor: { fingerprint: string; expiresAt: number }) {
    return this.#db.transaction().execute(async (transaction) => {
      // First the session, then its token, as an account that is erased goes: two crosswise would wait for each other.
      await transaction
        .selectFrom('sessions')
        .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
        .select('sessions.id')
        .where('fingerprint', '=', replaced.fingerprint)
        .$if(this.#hasRowLocks, (query) => query.forKeyShare('sessions'))
        .execute()
      const row = await transaction
        .updateTable('refresh_tokens')
        .set({ replaced_at: replaced.at })
        .where('fingerprint', '=', replaced.fingerprint)
        .where('replaced_at', 'is', null)
        .returning('session_id')
        .executeTakeFirst()
      if (!row) return false
      await transaction
        .insertInto('refresh_tokens')
        .values({
          fingerprint: successor.fingerprint,
          session_id: row.session_id,
          expires_at: successor.expiresAt,
          replaced_at: null,
        })
        .execute()
      return true
    })
  }

  async end(sessionId: string, at: number): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set({ ended_at: at })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute()
  }
  async endOwn(memberId: string, sessionId: string, at: number) {
    const { numUpdatedRows } = await this.#db
      .updateTable('sessions')
      .set({ ended_at: at })
      .where('id', '=', sessionId)
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  async endOthers(memberId: string, keptSessionId: string, at: number): Promise<void> {
    await this.#db.transaction().execute((transaction) => endSessions(transaction, memberId, { at, except: keptSessionId }))
  }
}
