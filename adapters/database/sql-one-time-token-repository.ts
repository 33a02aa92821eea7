import type { Insertable, Kysely } from 'kysely'
import type { QueuedMail } from '../../application/ports/mail-outbox.ts'
import type {
  OneTimePurpose,
  OneTimeToken,
  OneTimeTokenRepository,
  TokenByMail,
} from '../../application/ports/one-time-token-repository.ts'
import { endSessions, lockAccount, voidResetTokens } from './account-locks.ts'
import type { Database, Schema } from './schema.ts'
import { mailRow } from './sql-mail-outbox.ts'

/** A token as a row, for a repository that stores it together with other things. */
export const tokenRow = (memberId: string, token: OneTimeToken): Insertable<Schema['one_time_tokens']> => ({
  fingerprint: token.fingerprint,
  purpose: token.purpose,
  member_id: memberId,
  expires_at: token.expiresAt,
})

const goodToken = (db: Kysely<Schema>, fingerprint: string, purpose: OneTimePurpose, now: number) =>
  db
    .selectFrom('one_time_tokens')
    .select('member_id')
    .where('fingerprint', '=', fingerprint)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)

/** No member has this id: all have ids that somebody made. */
const nobody = ''

export class SqlOneTimeTokenRepository implements OneTimeTokenRepository {
  readonly #database: Database
  constructor(database: Database) {
    this.#database = database
  }

  async issue(memberId: string | null, { token, mail }: TokenByMail): Promise<void> {
    await this.#database.db.transaction().execute(async (transaction) => {
      const member = await lockAccount(transaction, this.#database, memberId ?? nobody)
      const holder = member?.id ?? nobody
      await transaction
        .deleteFrom('one_time_tokens')
        .where('member_id', '=', holder)
        .where('expires_at', '<=', mail.createdAt)
        .execute()
      await transaction.insertInto('mails').values(mailRow(mail)).execute()
      // One write more for nobody, in place of the token's: the whole takes as long, as it waits for the disk once.
      if (member) await transaction.insertInto('one_time_tokens').values(tokenRow(holder, token)).execute()
      else await transaction.deleteFrom('mails').where('id', '=', mail.id).execute()
    })
  }

  async findHolder(fingerprint: string, purpose: OneTimePurpose, now: number) {
    const row = await goodToken(this.#database.db, fingerprint, purpose, now).executeTakeFirst()
    return row?.member_id
  }

  async confirmEmail(fingerprint: string, at: number) {
    const { numUpdatedRows } = await this.#database.db
      .updateTable('members')
      .set(({ fn, val }) => ({ email_confirmed_at: fn.coalesce('email_confirmed_at', val(at)) }))
      .where('id', '=', goodToken(this.#database.db, fingerprint, 'email-confirmation', at))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  resetPassword(fingerprint: string, { passwordHash, at, mail }: { passwordHash: string; at: number; mail: QueuedMail }) {
    return this.#database.db.transaction().execute(async (transaction) => {
      const seen = await goodToken(transaction, fingerprint, 'password-reset', at).executeTakeFirst()
      const member = seen && (await lockAccount(transaction, this.#database, seen.member_id))
      if (!member) return false
      // Whoever had the lock before may have spent the token.
      const { numDeletedRows } = await transaction.deleteFrom('one_time_tokens').where('fingerprint', '=', fingerprint).executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) return false
      await transaction
        .updateTable('members')
        .set({ password_hash: passwordHash, email_confirmed_at: member.email_confirmed_at ?? at })
        .where('id', '=', member.id)
        .execute()
      await voidResetTokens(transaction, member.id)
      await endSessions(transaction, member.id, { at, except: null })
      await transaction.insertInto('mails').values(mailRow(mail)).execute()
      return true
    })
  }
}
