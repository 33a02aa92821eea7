import { divideMoney } from '../money/divide-money.ts'
import type { Money } from '../money/money.ts'
import { type Plan, type PlanDuration, planDuration } from './plan.ts'

/** The unit in which the prices of a whole list are compared. */
export type PriceUnit = 'days' | 'months'

/** A plan with the figures that the page shows beside it. A lifetime plan has no unit price. */
export type PricedPlan = Plan & {
  readonly duration: PlanDuration
  readonly unitUsed: PriceUnit
  readonly durationInUnit: number | null
  readonly priceByUnit: Money | null
  readonly promoPriceByUnit: Money | null
  /** Percent saved against the dearest plan of its group, 1 to 100; null where there is nothing to compare. */
  readonly discount: number | null
}

/** Plans ready to show: solo apart from family, the longest first. */
export type PlanList = {
  readonly unitUsed: PriceUnit
  readonly solo: readonly PricedPlan[]
  readonly family: readonly PricedPlan[]
}

const daysOfMonths = (months: number): number => (months === 12 ? 365 : 30 * months)

const lengthIn = (unit: PriceUnit, duration: PlanDuration): number | null => {
  if (duration.kind === 'lifetime') return null
  return unit === 'days' && duration.unit === 'months' ? daysOfMonths(duration.length) : duration.length
}

const isPricedPerDay = (plan: Plan): boolean => {
  const duration = planDuration(plan)
  // Stryker disable next-line ConditionalExpression: a lifetime has no unit
  return duration.kind === 'period' && duration.unit === 'days'
}

const withUnitPrices = (unitUsed: PriceUnit) => (plan: Plan): Omit<PricedPlan, 'discount'> => {
  const duration = planDuration(plan)
  const durationInUnit = lengthIn(unitUsed, duration)
  const byUnit = (price: Money | null) =>
    price === null || durationInUnit === null ? null : divideMoney(price, durationInUnit)
  return {
    ...plan,
    duration,
    unitUsed,
    durationInUnit,
    priceByUnit: byUnit(plan.price),
    promoPriceByUnit: byUnit(plan.promoPrice),
  }
}

type Unpriced = Omit<PricedPlan, 'discount'>

const comparedUnitPrice = (plan: Unpriced): number | null =>
  plan.provider === 'gift-card' ? null : ((plan.promoPriceByUnit ?? plan.priceByUnit)?.minorUnits ?? null)

const comparisonGroup = (plan: Unpriced): string => `${plan.isFamilyMasterPlan} ${plan.price.currency}`

const descending = <Value extends number | string>(a: Value, b: Value): number => Number(b > a) - Number(b < a)

const byDurationThenNameDescending = (a: PricedPlan, b: PricedPlan): number =>
  descending(a.durationInUnit ?? Infinity, b.durationInUnit ?? Infinity) || descending(a.name, b.name)

/**
 * Prices, compares and sorts a list of plans.
 *
 * The unit is days if any plan is priced per day, otherwise months; in days 12 months are 365 and N months are 30·N.
 * The discount is 100 − ⌊unit price ÷ highest unit price × 100⌋ within one group (solo or family, one currency),
 * on the rounded figures that the page shows; gift-card and lifetime plans stay out of the comparison.
 *
 * Source: specification, section 9, "Plan computation rules".
 *
 * @example computePlans([soloMonthly, soloYearly]).solo[0].discount // 38
 */
export const computePlans = (plans: readonly Plan[]): PlanList => {
  const unitUsed: PriceUnit = plans.some(isPricedPerDay) ? 'days' : 'months'
  const unpriced = plans.map(withUnitPrices(unitUsed))

  const highest = new Map<string, number>()
  for (const plan of unpriced) {
    const group = comparisonGroup(plan)
    highest.set(group, Math.max(comparedUnitPrice(plan) ?? 0, highest.get(group) ?? 0))
  }

  const discountOf = (plan: Unpriced): number | null => {
    const unitPrice = comparedUnitPrice(plan)
    const dearest = highest.get(comparisonGroup(plan)) ?? 0
    return unitPrice === null || unitPrice >= dearest ? null : 100 - Math.floor((unitPrice * 100) / dearest)
  }

  const priced = unpriced
    .map((plan): PricedPlan => ({ ...plan, discount: discountOf(plan) }))
    .toSorted(byDurationThenNameDescending)

  return {
    unitUsed,
    solo: priced.filter((plan) => !plan.isFamilyMasterPlan),
    family: priced.filter((plan) => plan.isFamilyMasterPlan),
  }
}
