import * as v from 'valibot'
import { currencies, fromDecimal, toDecimal } from '../money/money.ts'
import { type IncoherentField, incoherentFieldsOf } from './plan-coherence.ts'
import { durationUnits, paymentProviders, type Plan, planTypes, renewingPeriodicities } from './plan.ts'

/** Far above any price, and far below where amounts in minor units would stop being exact. */
const largestAmount = 10_000_000
const longestDuration = 36_500
const mostCoupons = 1_000_000

const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(largestAmount))
const label = v.pipe(v.string(), v.maxLength(100), v.check((text) => text.trim() !== ''))
const flag = v.nullish(v.boolean(), false)
const provider = v.nullish(v.picklist(paymentProviders))
const wholeFrom = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const orNone = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null)

const wirePlanFields = v.strictObject({
  id: label,
  product: label,
  name: label,
  price: amount,
  promoPrice: orNone(amount),
  currency: v.nullish(v.picklist(currencies), 'EUR'),
  provider,
  paymentProvider: provider,
  planType: v.picklist(planTypes),
  renewingPeriodicity: orNone(v.picklist(renewingPeriodicities)),
  fixedDuration: orNone(wholeFrom(1, longestDuration)),
  fixedDurationUnit: orNone(v.picklist(durationUnits)),
  isFamilyMasterPlan: flag,
  isPopular: flag,
  numberOfCoupons: orNone(wholeFrom(0, mostCoupons)),
  isStatic: flag,
  hideCouponSummary: flag,
  emailRequired: flag,
})

const issueOf = (input: object, { field, fault }: IncoherentField) => {
  const value: unknown = Reflect.get(input, field)
  return {
    message: fault,
    input: value,
    ...(fault === 'missing' ? { received: 'undefined' } : {}),
    path: [{ type: 'object', origin: 'value', input: { ...input }, key: field, value }] as [v.ObjectPathItem],
  }
}

/**
 * A plan as the API writes it: amounts as decimal numbers beside their currency, `EUR` when none is given. Its provider
 * is named `provider` or `paymentProvider`. What is left out or null is not there, and a flag that is not there is false.
 * Any other field is refused, and so is a plan whose fields contradict one another (see `incoherentFieldsOf`).
 *
 * Source: specification, section 3, "Plan (offer)".
 */
export const planSchema = v.pipe(
  wirePlanFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const incoherent of incoherentFieldsOf(dataset.value)) addIssue(issueOf(dataset.value, incoherent))
  }),
  v.transform(({ provider, paymentProvider, ...plan }) => ({ ...plan, provider: (provider ?? paymentProvider) as Plan['provider'] })),
)

/** A plan on the wire, with every field. */
export type WirePlan = v.InferOutput<typeof planSchema>

/** The plan that was read with `planSchema`. A promotional price that is the price reduces nothing: it is no promotion. */
export const fromWirePlan = ({ price, promoPrice, currency, ...plan }: WirePlan): Plan => ({
  ...plan,
  price: fromDecimal(price, currency),
  promoPrice: promoPrice === null || promoPrice === price ? null : fromDecimal(promoPrice, currency),
})

/**
 * Writes a plan as the API does; what the catalogue knows beside the plan's own fields stays at home.
 *
 * @example toWirePlan(soloYearly) // { id: 'solo-yearly', price: 89.99, currency: 'EUR', provider: 'card', … }
 */
export const toWirePlan = (plan: Plan): WirePlan => ({
  id: plan.id,
  product: plan.product,
  name: plan.name,
  price: toDecimal(plan.price),
  promoPrice: plan.promoPrice === null ? null : toDecimal(plan.promoPrice),
  currency: plan.price.currency,
  provider: plan.provider,
  planType: plan.planType,
  renewingPeriodicity: plan.renewingPeriodicity,
  fixedDuration: plan.fixedDuration,
  fixedDurationUnit: plan.fixedDurationUnit,
  isFamilyMasterPlan: plan.isFamilyMasterPlan,
  isPopular: plan.isPopular,
  numberOfCoupons: plan.numberOfCoupons,
  isStatic: plan.isStatic,
  hideCouponSummary: plan.hideCouponSummary,
  emailRequired: plan.emailRequired,
})
