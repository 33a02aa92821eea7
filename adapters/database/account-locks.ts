import type { Transaction } from 'kysely'
import type { Database, Schema } from './schema.ts'

/**
 * Reads a member for whom a transaction goes on, until whose end nobody else changes the account: every change to one
 * begins with it, so that two of them never wait for each other crosswise.
 */
export const lockAccount = (transaction: Transaction<Schema>, { hasRowLocks }: Pick<Database, 'hasRowLocks'>, memberId: string) =>
  transaction
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .$if(hasRowLocks, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()

/** Ends the open sessions of a member, all or all but one. */
export const endSessions = async (
  transaction: Transaction<Schema>,
  memberId: string,
  { at, except }: { at: number; except: string | null },
): Promise<void> => {
  await transaction
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .$if(except !== null, (query) => query.where('id', '!=', except))
    .execute()
}

/** Voids the links that reset a member's password. */
export const voidResetTokens = async (transaction: Transaction<Schema>, memberId: string): Promise<void> => {
  await transaction
    .deleteFrom('one_time_tokens')
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'password-reset')
    .execute()
}
