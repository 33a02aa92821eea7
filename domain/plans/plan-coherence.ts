import { type Currency, fromDecimal, toDecimal } from '../money/money.ts'
import type { Plan, PlanProvider } from './plan.ts'

/** What one field of a plan says of the others; amounts in units of the currency. */
type PlanFields = Pick<Plan, 'planType' | 'renewingPeriodicity' | 'fixedDuration' | 'fixedDurationUnit'> & {
  readonly price: number
  readonly promoPrice: number | null
  readonly currency: Currency
  readonly provider?: PlanProvider | null | undefined
  readonly paymentProvider?: PlanProvider | null | undefined
}

/** A field that the rest of the plan contradicts, or asks for. */
export type IncoherentField = { readonly field: keyof PlanFields; readonly fault: 'missing' | 'invalid' }

const hasTooManyDecimals = (amount: number, currency: Currency): boolean => toDecimal(fromDecimal(amount, currency)) !== amount

const differs = (a: PlanProvider | null | undefined, b: PlanProvider | null | undefined): boolean => !!a && !!b && a !== b

/**
 * The fields of a plan that contradict the others:
 * - no provider, or two different ones;
 * - a renewed plan that does not say how often, or a plan that is not renewed and says it;
 * - a fixed duration without its unit, a unit without its duration, or either of them on a plan that is renewed;
 * - more decimals than the currency has, or a promotional price above the price.
 *
 * Source: specification, section 3, "Plan (offer)".
 *
 * @example incoherentFieldsOf({ ...yearly, renewingPeriodicity: null }) // [{ field: 'renewingPeriodicity', fault: 'missing' }]
 */
export const incoherentFieldsOf = (plan: PlanFields): readonly IncoherentField[] => {
  const isRenewed = plan.planType === 'RENEWING'
  const hasPeriodicity = plan.renewingPeriodicity !== null
  const hasDuration = plan.fixedDuration !== null
  const hasUnit = plan.fixedDurationUnit !== null
  const rules: readonly [boolean, IncoherentField['field'], IncoherentField['fault']][] = [
    [hasTooManyDecimals(plan.price, plan.currency), 'price', 'invalid'],
    [plan.promoPrice !== null && hasTooManyDecimals(plan.promoPrice, plan.currency), 'promoPrice', 'invalid'],
    [plan.promoPrice !== null && plan.promoPrice > plan.price, 'promoPrice', 'invalid'],
    [!plan.provider && !plan.paymentProvider, 'provider', 'missing'],
    [differs(plan.provider, plan.paymentProvider), 'paymentProvider', 'invalid'],
    [isRenewed && !hasPeriodicity, 'renewingPeriodicity', 'missing'],
    [!isRenewed && hasPeriodicity, 'renewingPeriodicity', 'invalid'],
    [isRenewed && hasDuration, 'fixedDuration', 'invalid'],
    [isRenewed && hasUnit && !hasDuration, 'fixedDurationUnit', 'invalid'],
    [!isRenewed && hasUnit && !hasDuration, 'fixedDuration', 'missing'],
    [!isRenewed && hasDuration && !hasUnit, 'fixedDurationUnit', 'missing'],
  ]
  return rules.flatMap(([isBroken, field, fault]) => (isBroken ? [{ field, fault }] : []))
}
