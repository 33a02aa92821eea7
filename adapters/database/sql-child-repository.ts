import type { Selectable } from 'kysely'
import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import type { ChildRepository } from '../../application/ports/child-repository.ts'
import type { ChildForm } from '../../domain/family/child-form.ts'
import type { Child } from '../../domain/family/child.ts'
import { avatars } from '../../domain/profile/avatars.ts'
import { programmes } from '../../domain/newsletter/user-types.ts'
import { lockAccount } from './account-locks.ts'
import type { Database, Schema } from './schema.ts'

const childOf = (row: Selectable<Schema['children']>): Child => ({
  id: row.id,
  name: row.name,
  avatar: v.parse(v.picklist(avatars), row.avatar),
  level: v.parse(v.picklist(programmes), row.level),
  addedAt: row.added_at,
})

export class SqlChildRepository implements ChildRepository {
  readonly #database: Database
  constructor(database: Database) {
    this.#database = database
  }

  add<Refusal>(memberId: string, child: Child, checkRoom: (children: number) => Result<unknown, Refusal>) {
    type Added = Result<void, Refusal | { readonly type: 'member-unknown' }>
    return this.#database.db.transaction().execute(async (transaction): Promise<Added> => {
      if (!(await lockAccount(transaction, this.#database, memberId))) return err({ type: 'member-unknown' })
      const { count } = await transaction
        .selectFrom('children')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
      const room = checkRoom(Number(count))
      if (room.isErr()) return err(room.error)
      const { id, name, avatar, level, addedAt } = child
      await transaction.insertInto('children').values({ id, member_id: memberId, name, avatar, level, added_at: addedAt }).execute()
      return ok()
    })
  }

  async ofMember(memberId: string) {
    const rows = await this.#database.db
      .selectFrom('children')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('added_at')
      .orderBy('id')
      .execute()
    return rows.map(childOf)
  }

  async find(memberId: string, childId: string) {
    const row = await this.#database.db
      .selectFrom('children')
      .selectAll()
      .where('id', '=', childId)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return row && childOf(row)
  }

  async change(memberId: string, childId: string, { name, avatar, level }: ChildForm) {
    const { numUpdatedRows } = await this.#database.db
      .updateTable('children')
      .set({ name, avatar, level })
      .where('id', '=', childId)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  }

  remove(memberId: string, childId: string, at: number) {
    return this.#database.db.transaction().execute(async (transaction) => {
      // The lock waits for whoever hands a session to the child just now.
      await lockAccount(transaction, this.#database, memberId)
      const { numDeletedRows } = await transaction
        .deleteFrom('children')
        .where('id', '=', childId)
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
      if (numDeletedRows !== 1n) return false
      await transaction
        .updateTable('sessions')
        .set({ ended_at: at })
        .where('member_id', '=', memberId)
        .where('child_id', '=', childId)
        .where('ended_at', 'is', null)
        .execute()
      // Answers go with their attempts.
      await transaction.deleteFrom('quiz_attempts').where('owner_kind', '=', 'child').where('owner_id', '=', childId).execute()
      return true
    })
  }
}
