import type { Profile } from '../profile/profile.ts'

/**
 * Who looks at a page. A member without a profile is logged in, but their profile could not be had or is not made yet. A child
 * learns in the session of their parent.
 */
export const viewers = ['visitor', 'member-without-profile', 'member', 'family-account', 'child'] as const
export type Viewer = (typeof viewers)[number]

/**
 * Says who looks at a page.
 *
 * @param isLoggedIn whether there is a session
 * @param profile the member's profile, null when there is none
 *
 * Source: specification, section 6.
 *
 * @example viewerOf(true, null) // 'member-without-profile'
 */
export const viewerOf = (isLoggedIn: boolean, profile: Pick<Profile, 'hasFamilyPlan' | 'child'> | null): Viewer => {
  if (!isLoggedIn) return 'visitor'
  if (profile === null) return 'member-without-profile'
  if (profile.child !== null) return 'child'
  return profile.hasFamilyPlan ? 'family-account' : 'member'
}
