import * as v from 'valibot'
import type { PlanGateway } from '../../application/ports/plan-gateway.ts'
import { fromWirePlan, planSchema } from '../../domain/plans/plan-schema.ts'
import { type ApiClient, noRefusal } from './api-client.ts'

const memberPlansRefused = v.union([
  v.object({ type: v.literal('not-logged-in') }),
  v.pipe(v.object({ status: v.literal(409) }), v.transform(() => ({ type: 'profiling-needed' as const }))),
])

export class HttpPlanGateway implements PlanGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  async list(country: string) {
    const plans = await this.#api.call({
      path: '/productplans/getanonymeproductplans',
      query: { country },
      answer: v.array(planSchema),
      refusals: noRefusal,
    })
    return plans.map((list) => list.map(fromWirePlan))
  }

  async listForMember(country: string) {
    const plans = await this.#api.call({
      path: '/productplans/getproductplans',
      query: { country },
      answer: v.array(planSchema),
      refusals: memberPlansRefused,
    })
    return plans.map((list) => list.map(fromWirePlan))
  }

  async find(planId: string) {
    const plan = await this.#api.call({
      path: `/productplans/${encodeURIComponent(planId)}`,
      answer: planSchema,
      refusals: v.object({ type: v.literal('plan-unknown') }),
    })
    return plan.map(fromWirePlan)
  }
}
