import type { Result } from 'neverthrow'
import { computePlans, type PlanList } from '../../domain/plans/compute-plans.ts'
import type { PlanGateway } from '../ports/plan-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'

/** The plans on offer in a country, priced, compared and sorted. */
export const makeShowOffers =
  ({ plans }: { plans: PlanGateway }) =>
  async (country: string): Promise<Result<PlanList, ServiceUnreachable>> =>
    (await plans.list(country)).map(computePlans)
