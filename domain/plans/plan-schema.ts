import * as v from 'valibot'
import { currencies, fromDecimal, toDecimal } from '../money/money.ts'
import { paymentProviders, type Plan, renewingPeriodicities } from './plan.ts'

const amount = v.pipe(v.number(), v.finite(), v.minValue(0))

/** A plan as the API writes it: amounts as decimal numbers beside their currency. */
export const planSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  product: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.nonEmpty()),
  price: amount,
  promoPrice: v.nullable(amount),
  currency: v.optional(v.picklist(currencies), 'EUR'),
  provider: v.picklist(paymentProviders),
  planType: v.picklist(['RENEWING', 'NON_RENEWING']),
  renewingPeriodicity: v.nullable(v.picklist(renewingPeriodicities)),
  fixedDuration: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  fixedDurationUnit: v.nullable(v.picklist(['days', 'months'])),
  isFamilyMasterPlan: v.boolean(),
  isPopular: v.boolean(),
  numberOfCoupons: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  isStatic: v.boolean(),
  hideCouponSummary: v.boolean(),
  emailRequired: v.boolean(),
})

/** A plan on the wire. */
export type WirePlan = v.InferOutput<typeof planSchema>

export const fromWirePlan = ({ price, promoPrice, currency, ...plan }: WirePlan): Plan => ({
  ...plan,
  price: fromDecimal(price, currency),
  promoPrice: promoPrice === null ? null : fromDecimal(promoPrice, currency),
})

export const toWirePlan = ({ price, promoPrice, ...plan }: Plan): WirePlan => ({
  ...plan,
  price: toDecimal(price),
  promoPrice: promoPrice === null ? null : toDecimal(promoPrice),
  currency: price.currency,
})
