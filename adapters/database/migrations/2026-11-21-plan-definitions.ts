import type { Kysely } from 'kysely'

type Plans = { plans: { id: string; definition: string } }

/** What the first price lists put into a plan's definition, and a plan does not have. */
const strayFields = ['soldThrough', 'printedPricePerMonth']

/** Definitions hold the fields of a plan and no others: a plan with unknown fields is not read any more. */
export const planDefinitions = {
  async up(db: Kysely<Plans>): Promise<void> {
    for (const { id, definition } of await db.selectFrom('plans').select(['id', 'definition']).execute()) {
      const fields = Object.entries(JSON.parse(definition)).filter(([name]) => !strayFields.includes(name))
      await db
        .updateTable('plans')
        .set({ definition: JSON.stringify(Object.fromEntries(fields)) })
        .where('id', '=', id)
        .execute()
    }
  },
}
