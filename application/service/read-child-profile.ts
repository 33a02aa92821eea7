import { err, ok, type Result } from 'neverthrow'
import { profileOfChild } from '../../domain/family/child-profile.ts'
import type { Profile } from '../../domain/profile/profile.ts'
import type { ChildRepository } from '../ports/child-repository.ts'
import { type RunningPlanParts, runningPlans } from './running-plans.ts'

export type ChildUnknown = { readonly type: 'child-unknown' }

/** The profile of a child who learns in their parent's session. */
export const makeReadChildProfile =
  ({ children, ...parts }: RunningPlanParts & { children: Pick<ChildRepository, 'find'> }) =>
  async (memberId: string, childId: string): Promise<Result<Profile, ChildUnknown>> => {
    const child = await children.find(memberId, childId)
    if (!child) return err({ type: 'child-unknown' })
    const granted = await runningPlans(parts, memberId)
    return ok(profileOfChild(child, granted.flatMap(({ plan, ...running }) => (plan ? [{ ...running, ...plan }] : []))))
  }

export type ReadChildProfile = ReturnType<typeof makeReadChildProfile>
