import { emptyProfile, type GrantedPlan, type Profile } from '../profile/profile.ts'
import type { Child } from './child.ts'

/** A plan that runs for the parent, and what its catalogue says of it. */
export type RunningPlan = GrantedPlan & { readonly product: string; readonly isFamilyMasterPlan: boolean }

/**
 * The profile of a child who learns in their parent's session: their own name and class, and what the family plans of the
 * parent open. Nothing of the parent is in it, and a plan for one person opens nothing to a child.
 *
 * Source: specification, section 1, "in a solo and a family variant"; a decision of the product.
 *
 * @example profileOfChild(zoe, []).products // []
 */
export const profileOfChild = ({ name, avatar, level }: Child, running: readonly RunningPlan[]): Profile => {
  const shared = running.filter(({ isFamilyMasterPlan }) => isFamilyMasterPlan)
  return {
    ...emptyProfile,
    products: [...new Set(shared.map(({ product }) => product))],
    plans: shared.map(({ id, startsAt, endsAt }) => ({ id, startsAt, endsAt })),
    firstname: name,
    levelOfEducation: { value: level },
    child: { avatar },
  }
}
