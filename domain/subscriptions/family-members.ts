import { err, ok, type Result } from 'neverthrow'
import type { Plan } from '../plans/plan.ts'

/** For how many people a plan is. A family is one parent account and up to five children. */
export type PlanSeats =
  | { readonly for: 'one-person' }
  | { readonly for: 'family'; readonly parents: 1; readonly children: 5 }

/** What a plan opens, and to how many. */
export type PlanEntitlement = { readonly product: string; readonly seats: PlanSeats }

const familySeats = { for: 'family', parents: 1, children: 5 } as const

/**
 * What a plan gives and to how many people: a solo plan to one person, a family plan to one parent and five children.
 *
 * Source: specification, section 1, "an unlimited paid subscription, in a solo and a family variant"; a decision of the
 * product for the five children.
 *
 * @example planEntitlement(familyYearly) // { product: 'alveole', seats: { for: 'family', parents: 1, children: 5 } }
 */
export const planEntitlement = (plan: Pick<Plan, 'product' | 'isFamilyMasterPlan'>): PlanEntitlement => ({
  product: plan.product,
  seats: plan.isFamilyMasterPlan ? familySeats : { for: 'one-person' },
})

export type RoomForChildRefusal =
  | { readonly type: 'plan-not-for-families' }
  | { readonly type: 'family-full'; readonly children: number }

/**
 * Is there room for one more child in a family? Gives the number of children that it would then have; adds none.
 *
 * Source: a decision of the product.
 *
 * @param children how many it has already
 * @example checkRoomForChild(familyYearly, 5) // err({ type: 'family-full', children: 5 })
 */
export const checkRoomForChild = (plan: Pick<Plan, 'isFamilyMasterPlan'>, children: number): Result<number, RoomForChildRefusal> => {
  if (!plan.isFamilyMasterPlan) return err({ type: 'plan-not-for-families' })
  return children < familySeats.children ? ok(children + 1) : err({ type: 'family-full', children: familySeats.children })
}
