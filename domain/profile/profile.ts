import type { AvatarName } from './avatars.ts'
import type { Interest } from './interests.ts'
import type { OrientationTask } from './orientation-tasks.ts'
import type { ProfilingStepName } from './profiling-steps.ts'

/** A plan that runs for the member, with its dates in milliseconds since 1970; `endsAt` is null for life. */
export type GrantedPlan = { readonly id: string; readonly startsAt: number; readonly endsAt: number | null }

/** A choice made while profiling, by the value of its option. */
export type ProfileChoice = { readonly value: string }

/**
 * Who the member is, what runs for them, and what they said while profiling. Null stands for what the service does not
 * know; somebody of whom it names no product and no plan has none.
 *
 * Source: specification, section 3, "Profile".
 */
export type Profile = {
  readonly products: readonly string[]
  readonly plans: readonly GrantedPlan[]
  readonly hasFamilyPlan: boolean
  /** There when the member is asked to go through profiling again, with the step to begin at. */
  readonly refreshProfiling: { readonly step: string } | null
  readonly firstname: string | null
  readonly lastname: string | null
  /** The family that the account belongs to, by its id. */
  readonly family: string | null
  readonly username: string | null
  readonly email: string | null
  /** Whether they showed that the address is theirs. */
  readonly emailConfirmed: boolean
  /** As `yyyy-mm-dd`. */
  readonly birthdate: string | null
  readonly featureFlags: { readonly displayEmail: boolean } | null
  readonly country: { readonly valueId: string } | null
  /** Such as parent or student. */
  readonly accessType: ProfileChoice | null
  readonly currentDegree: ProfileChoice | null
  readonly levelOfEducation: ProfileChoice | null
  readonly region: string | null
  /** Subjects and goals that they chose; null when none was said. */
  readonly interests: readonly Interest[] | null
  readonly avatar: AvatarName | null
  /** What they ticked of the steps towards their studies; null when nothing. */
  readonly orientationDone: readonly OrientationTask[] | null
  /** The steps of a profiling that is not finished. */
  readonly profilingSteps: readonly ProfilingStepName[] | null
  /** When they last finished their profiling, in milliseconds since 1970; null when never. */
  readonly profiledAt: number | null
  /** There when a child of the family uses the session: the profile is then the child’s, and this their face. */
  readonly child: { readonly avatar: AvatarName } | null
}

/** The profile of somebody of whom nothing is known. */
export const emptyProfile: Profile = {
  products: [],
  plans: [],
  hasFamilyPlan: false,
  refreshProfiling: null,
  firstname: null,
  lastname: null,
  family: null,
  username: null,
  email: null,
  emailConfirmed: false,
  birthdate: null,
  featureFlags: null,
  country: null,
  accessType: null,
  currentDegree: null,
  levelOfEducation: null,
  region: null,
  interests: null,
  avatar: null,
  orientationDone: null,
  profilingSteps: null,
  profiledAt: null,
  child: null,
}

type Holdings = Pick<Profile, 'products' | 'plans'>

/**
 * Premium: the profile holds both products and plans. Null is a visitor.
 *
 * Source: specification, section 4, "Premium".
 *
 * @example isPremium({ products: ['alveole'], plans: [] }) // false
 */
export const isPremium = (profile: Holdings | null): boolean =>
  profile !== null && profile.products.length > 0 && profile.plans.length > 0

/**
 * A subscriber holds a plan or a product; everybody else is free. Somebody with one of the two is a subscriber who is not
 * premium.
 *
 * Source: specification, section 6, "member with a plan or product (subscriber)".
 */
export const isSubscriber = (profile: Holdings | null): boolean =>
  profile !== null && (profile.products.length > 0 || profile.plans.length > 0)

/** A family account sees the link to the family space. Source: specification, section 6. */
export const isFamilyAccount = (profile: Pick<Profile, 'hasFamilyPlan'> | null): boolean => profile?.hasFamilyPlan === true

/** Source: specification, section 4, "Refresh of profiling". */
export const needsProfiling = (profile: Pick<Profile, 'refreshProfiling'>): boolean => profile.refreshProfiling !== null

/** Whether the member's e-mail is shown: only with the feature flag for it. Source: specification, section 6. */
export const displaysEmail = (profile: Pick<Profile, 'featureFlags'>): boolean => profile.featureFlags?.displayEmail === true
