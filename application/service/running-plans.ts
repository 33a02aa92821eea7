import type { RunningPlan } from '../../domain/family/child-profile.ts'
import { givesAccess } from '../../domain/subscriptions/subscription-status.ts'
import type { Clock } from '../ports/clock.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { SubscriptionRepository } from '../ports/subscription-repository.ts'

export type RunningPlanParts = {
  subscriptions: Pick<SubscriptionRepository, 'ofMember'>
  plans: Pick<PlanCatalogue, 'find'>
  clock: Clock
}

/** A plan that runs now; nothing is known of one that the catalogue no longer has but its id. */
type Granted = Pick<RunningPlan, 'id' | 'startsAt' | 'endsAt'> & { readonly plan: { readonly product: string; readonly isFamilyMasterPlan: boolean } | null }

/** The plans that run for a member now. */
export const runningPlans = async ({ subscriptions, plans, clock }: RunningPlanParts, memberId: string): Promise<readonly Granted[]> => {
  const running = (await subscriptions.ofMember(memberId)).filter((one) => givesAccess(one, clock.now()))
  return Promise.all(
    running.map(async ({ planId: id, startsAt, endsAt }) => ({ id, startsAt, endsAt, plan: (await plans.find(id)) ?? null })),
  )
}
