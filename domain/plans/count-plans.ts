import type { PlanList } from './compute-plans.ts'

/** How many formulas somebody can choose from. */
export type PlanCounts = { readonly free: number; readonly solo: number; readonly family: number }

/**
 * Counts the plans of a list. There is always one free formula: an account without a plan.
 *
 * Source: specification, section 9, "Plan counts: free 1, solo N, family M".
 *
 * @example countPlans(computePlans([soloMonthly, soloYearly])) // { free: 1, solo: 2, family: 0 }
 */
export const countPlans = ({ solo, family }: Pick<PlanList, 'solo' | 'family'>): PlanCounts => ({
  free: 1,
  solo: solo.length,
  family: family.length,
})
