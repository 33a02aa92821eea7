import { err, ok, type Result } from 'neverthrow'
import type { Profile } from '../../domain/profile/profile.ts'
import { profilingToRefresh } from '../../domain/profile/profiling.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import { type RunningPlanParts, runningPlans } from './running-plans.ts'

export type ReadProfileError = { readonly type: 'member-unknown' }

/** The member's profile: what they gave, the products and plans that run now, and whether their profiling is to be done again. */
export const makeReadProfile =
  ({ members, ...parts }: RunningPlanParts & { members: MemberRepository }) =>
  async (memberId: string): Promise<Result<Profile & { readonly email: string }, ReadProfileError>> => {
    const member = await members.find(memberId)
    if (!member) return err({ type: 'member-unknown' })

    const granted = await runningPlans(parts, memberId)
    return ok({
      ...member.profile,
      email: member.email,
      emailConfirmed: member.emailConfirmedAt !== null,
      // Accounts are opened with an address of their own, which is theirs to see.
      featureFlags: member.profile.featureFlags ?? { displayEmail: true },
      refreshProfiling: profilingToRefresh(member.profile, parts.clock.now()),
      products: [...new Set(granted.flatMap(({ plan }) => (plan ? [plan.product] : [])))],
      plans: granted.map(({ id, startsAt, endsAt }) => ({ id, startsAt, endsAt })),
      hasFamilyPlan: granted.some(({ plan }) => plan?.isFamilyMasterPlan),
      child: null,
    })
  }

export type ReadProfile = ReturnType<typeof makeReadProfile>
