import type { Result } from 'neverthrow'
import type { Plan } from '../../domain/plans/plan.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

export type MemberPlansRefusal = { readonly type: 'not-logged-in' } | { readonly type: 'profiling-needed' }

export type PlanGateway = {
  /** The plans that somebody in that country is offered. */
  list(country: string): Promise<Result<readonly Plan[], ServiceUnreachable>>
  /** The same for whoever is logged in; the service may ask for their profiling first. */
  listForMember(country: string): Promise<Result<readonly Plan[], MemberPlansRefusal | ServiceUnreachable>>
  find(planId: string): Promise<Result<Plan, { readonly type: 'plan-unknown' } | ServiceUnreachable>>
}
