import { isPremium } from '../../domain/profile/profile.ts'
import type { ReadChildProfile } from './read-child-profile.ts'
import type { ReadProfile } from './read-profile.ts'

/**
 * Whether somebody may read what is paid for; a visitor may not, and a child of a member as far as a family plan runs.
 * Source: specification, section 6.
 *
 * @param childId the child who uses the member's session; null when it is the member
 */
export const makeIsEntitled =
  ({ readProfile, readChildProfile }: { readProfile: ReadProfile; readChildProfile: ReadChildProfile }) =>
  async (memberId: string | null, childId: string | null): Promise<boolean> => {
    if (memberId === null) return false
    const profile = childId === null ? await readProfile(memberId) : await readChildProfile(memberId, childId)
    return profile.map(isPremium).unwrapOr(false)
  }
