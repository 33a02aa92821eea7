import type { Database } from './schema.ts'

/** What waits in the database, and what was sold, for the measurements. */
export const makeCounts = ({ db }: Database) => {
  const orders = async (state: string): Promise<number> => {
    const { count } = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', state)
      .executeTakeFirstOrThrow()
    return count
  }
  return {
    mailsWaiting: async (): Promise<number> => {
      const { count } = await db
        .selectFrom('mails')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .executeTakeFirstOrThrow()
      return count
    },
    ordersPending: () => orders('pending'),
    ordersPaid: () => orders('paid'),
  }
}
