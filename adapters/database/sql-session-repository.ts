import type { SessionRepository } from '../../application/ports/session-repository.ts'
import type { Database } from './schema.ts'

export class SqlSessionRepository implements SessionRepository {
  readonly #db: Database['db']
  constructor({ db }: Database) {
    this.#db = db
  }

  async open(
    session: { id: string; memberId: string; openedAt: number },
    token: { fingerprint: string; expiresAt: number },
  ): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('sessions')
        .values({ id: session.id, member_id: session.memberId, opened_at: session.openedAt, ended_at: null })
        .execute()
      await transaction
        .insertInto('refresh_tokens')
        .values({ fingerprint: token.fingerprint, session_id: session.id, expires_at: token.expiresAt, replaced_at: null })
        .execute()
    })
  }

  async isOpen(sessionId: string) {
    const row = await this.#db.selectFrom('sessions').select('ended_at').where('id', '=', sessionId).executeTakeFirst()
    return row?.ended_at === null
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
}
