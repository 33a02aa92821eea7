import { err, ok, type Result } from 'neverthrow'
import type { Profile } from '../../domain/profile/profile.ts'
import { profilingToRefresh } from '../../domain/profile/profiling.ts'
import { givesAccess } from '../../domain/subscriptions/subscription-status.ts'
import type { Clock } from '../ports/clock.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { SubscriptionRepository } from '../ports/subscription-repository.ts'

export type ReadProfileError = { readonly type: 'member-unknown' }

/** The member's profile: what they gave, the products and plans that run now, and whether their profiling is to be done again. */
export const makeReadProfile =
  ({
    members,
    subscriptions,
    plans,
    clock,
  }: {
    members: MemberRepository
    subscriptions: Pick<SubscriptionRepository, 'ofMember'>
    plans: PlanCatalogue
    clock: Clock
  }) =>
  async (memberId: string): Promise<Result<Profile & { readonly email: string }, ReadProfileError>> => {
    const member = await members.find(memberId)
    if (!member) return err({ type: 'member-unknown' })

    const now = clock.now()
    const running = (await subscriptions.ofMember(memberId)).filter((one) => givesAccess(one, now))
    const granted = await Promise.all(
      running.map(async (subscription) => ({ subscription, plan: await plans.find(subscription.planId) })),
    )
    return ok({
      ...member.profile,
      email: member.email,
      emailConfirmed: member.emailConfirmedAt !== null,
      // Accounts are opened with an address of their own, which is theirs to see.
      featureFlags: member.profile.featureFlags ?? { displayEmail: true },
      refreshProfiling: profilingToRefresh(member.profile, now),
      products: [...new Set(granted.flatMap(({ plan }) => (plan ? [plan.product] : [])))],
      plans: granted.map(({ subscription: { planId, startsAt, endsAt } }) => ({ id: planId, startsAt, endsAt })),
      hasFamilyPlan: granted.some(({ plan }) => plan?.isFamilyMasterPlan),
    })
  }

export type ReadProfile = ReturnType<typeof makeReadProfile>
