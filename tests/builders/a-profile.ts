import type { Profile } from '../../domain/profile/profile.ts'

/** A member without a plan, with what the test says instead. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  email: 'lea@example.org',
  products: [],
  plans: [],
  hasFamilyPlan: false,
  ...changes,
})
