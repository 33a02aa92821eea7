import { err, ok, type Result } from 'neverthrow'
import type { Profile } from '../../domain/profile/profile.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import { type RunningPlanParts, runningPlans } from './running-plans.ts'

export type ReadProfileError = { readonly type: 'member-unknown' }

/** The member's profile: what they gave, and the products and plans that run now. */
export const makeReadProfile =
  ({ members, ...parts }: RunningPlanParts & { members: MemberRepository }) =>
  async (memberId: string): Promise<Result<Profile & { readonly email: string }, ReadProfileError>> => {
    const member = await members.find(memberId)
    if (!member) return err({ type: 'member-unknown' })

    const granted = await runningPlans(parts, memberId)
    return ok({
      ...member.profile,
      email: member.email,
      products: [...new Set(granted.flatMap(({ plan }) => (plan ? [plan.product] : [])))],
      plans: granted.map(({ id, startsAt, endsAt }) => ({ id, startsAt, endsAt })),
      hasFamilyPlan: granted.some(({ plan }) => plan?.isFamilyMasterPlan),
      child: null,
    })
  }

export type ReadProfile = ReturnType<typeof makeReadProfile>
