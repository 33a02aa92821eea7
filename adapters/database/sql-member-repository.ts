import type { Selectable } from 'kysely'
import { err, type Result } from 'neverthrow'
import * as v from 'valibot'
import type { QueuedMail } from '../../application/ports/mail-outbox.ts'
import type { Member, MemberRepository, PasswordHashChange } from '../../application/ports/member-repository.ts'
import type { TokenByMail } from '../../application/ports/one-time-token-repository.ts'
import { locales } from '../../domain/locale/locale.ts'
import { type GivenProfile, readGivenProfile } from '../../domain/profile/given-profile.ts'
import type { ProfileChange } from '../../domain/profile/profile-change.ts'
import { endSessions, lockAccount, voidResetTokens } from './account-locks.ts'
import type { Database, Schema } from './schema.ts'
import { mailRow } from './sql-mail-outbox.ts'
import { tokenRow } from './sql-one-time-token-repository.ts'

const memberOf = (row: Selectable<Schema['members']>): Member => ({
  id: row.id,
  email: row.email,
  passwordHash: row.password_hash,
  createdAt: row.created_at,
  locale: v.parse(v.picklist(locales), row.locale),
  profile: readGivenProfile(row.profile),
  emailConfirmedAt: row.email_confirmed_at,
})

export class SqlMemberRepository implements MemberRepository {
  readonly #database: Database
  constructor(database: Database) {
    this.#database = database
  }

  add(member: Member, confirmation?: TokenByMail) {
    return this.#database.db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('members')
        .values({
          id: member.id,
          email: member.email,
          password_hash: member.passwordHash,
          created_at: member.createdAt,
          locale: member.locale,
          profile: JSON.stringify(member.profile),
          email_confirmed_at: member.emailConfirmedAt,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows !== 1n) return 'email-already-registered'
      if (confirmation) {
        await transaction.insertInto('one_time_tokens').values(tokenRow(member.id, confirmation.token)).execute()
        await transaction.insertInto('mails').values(mailRow(confirmation.mail)).execute()
      }
      return 'added'
    })
  }

  async find(id: string) {
    const row = await this.#living().where('id', '=', id).executeTakeFirst()
    return row && memberOf(row)
  }

  async findByEmail(email: string) {
    const row = await this.#living().where('email', '=', email).executeTakeFirst()
    return row && memberOf(row)
  }

  changeProfile(id: string, change: ProfileChange) {
    return this.#database.db.transaction().execute(async (transaction) => {
      const row = await lockAccount(transaction, this.#database, id)
      if (!row) return false
      const profile = JSON.stringify({ ...readGivenProfile(row.profile), ...change })
      await transaction.updateTable('members').set({ profile }).where('id', '=', id).execute()
      return true
    })
  }

  reviseProfile<Revision extends { readonly change: Partial<GivenProfile> }, Refusal>(
    id: string,
    revise: (profile: GivenProfile) => Result<Revision, Refusal>,
  ) {
    return this.#database.db.transaction().execute(async (transaction): Promise<Result<Revision, Refusal | { type: 'member-unknown' }>> => {
      const row = await lockAccount(transaction, this.#database, id)
      if (!row) return err({ type: 'member-unknown' })
      const before = readGivenProfile(row.profile)
      const revised = revise(before)
      if (revised.isOk()) {
        const profile = JSON.stringify({ ...before, ...revised.value.change })
        await transaction.updateTable('members').set({ profile }).where('id', '=', id).execute()
      }
      return revised
    })
  }

  async renewPasswordHash(id: string, { from, to }: PasswordHashChange): Promise<void> {
    await this.#database.db
      .updateTable('members')
      .set({ password_hash: to })
      .where('id', '=', id)
      .where('password_hash', '=', from)
      .execute()
  }

  changePassword(id: string, { from, to }: PasswordHashChange, { keepSession, at, mail }: { keepSession: string; at: number; mail: QueuedMail }) {
    return this.#database.db.transaction().execute(async (transaction) => {
      const row = await lockAccount(transaction, this.#database, id)
      if (row?.password_hash !== from) return false
      await transaction.updateTable('members').set({ password_hash: to }).where('id', '=', id).execute()
      await endSessions(transaction, id, { at, except: keepSession })
      await voidResetTokens(transaction, id)
      await transaction.insertInto('mails').values(mailRow(mail)).execute()
      return true
    })
  }

  #living() {
    return this.#database.db.selectFrom('members').selectAll().where('deleted_at', 'is', null)
  }
}
