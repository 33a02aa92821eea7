import * as v from 'valibot'
import type { PlanCatalogue } from '../../application/ports/plan-catalogue.ts'
import type { Currency } from '../../domain/money/money.ts'
import { fromWirePlan, planSchema } from '../../domain/plans/plan-schema.ts'
import type { Database } from './schema.ts'

const planOf = ({ definition }: { definition: string }) => fromWirePlan(v.parse(planSchema, JSON.parse(definition)))

export class SqlPlanCatalogue implements PlanCatalogue {
  readonly #db: Database['db']
  constructor({ db }: Database) {
    this.#db = db
  }

  async ordinaryPlans(currency: Currency) {
    const rows = await this.#db
      .selectFrom('plans')
      .select('definition')
      .where('sold_through', '=', 'ordinary-offers')
      .where('currency', '=', currency)
      .orderBy('id')
      .execute()
    return rows.map(planOf)
  }

  async find(planId: string) {
    const row = await this.#db.selectFrom('plans').select('definition').where('id', '=', planId).executeTakeFirst()
    return row && planOf(row)
  }
}
