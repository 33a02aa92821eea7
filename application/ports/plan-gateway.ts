import type { Result } from 'neverthrow'
import type { Plan } from '../../domain/plans/plan.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

export type PlanGateway = {
  /** The plans that somebody in that country is offered. */
  list(country: string): Promise<Result<readonly Plan[], ServiceUnreachable>>
  find(planId: string): Promise<Result<Plan, { readonly type: 'plan-unknown' } | ServiceUnreachable>>
}
