import type { Selectable } from 'kysely'
import type { Member, MemberRepository } from '../../application/ports/member-repository.ts'
import type { Database, Schema } from './schema.ts'

const memberOf = (row: Selectable<Schema['members']>): Member => ({
  id: row.id,
  email: row.email,
  passwordHash: row.password_hash,
  createdAt: row.created_at,
})

export class SqlMemberRepository implements MemberRepository {
  readonly #db: Database['db']
  constructor({ db }: Database) {
    this.#db = db
  }

  async add(member: Member) {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('members')
      .values({ id: member.id, email: member.email, password_hash: member.passwordHash, created_at: member.createdAt })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n ? 'added' : 'email-already-registered'
  }

  async find(id: string) {
    const row = await this.#db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst()
    return row && memberOf(row)
  }

  async findByEmail(email: string) {
    const row = await this.#db.selectFrom('members').selectAll().where('email', '=', email).executeTakeFirst()
    return row && memberOf(row)
  }
}
