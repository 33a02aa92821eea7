import * as v from 'valibot'
import { parserOf } from '../validation/malformed.ts'
import { normaliseCouponCode } from './coupon.ts'

const longestText = 100
const mostPlans = 50
/** As long as a query string can be with as many plans as may be asked for. */
const longestList = mostPlans * (longestText + 1)

const listed = v.pipe(v.string(), v.maxLength(longestList))

const planIds = v.pipe(
  v.union([listed, v.pipe(v.array(listed), v.maxLength(mostPlans))]),
  v.transform((given) => [given].flat().flatMap((ids) => ids.split(',')).map((id) => id.trim())),
  v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestText))),
  v.transform((ids): readonly string[] => [...new Set(ids)]),
  v.minLength(1),
  v.maxLength(mostPlans),
)

/**
 * Reads a coupon validation request: a code of 1 to 100 characters, given back in the form in which codes are compared,
 * and the identifiers of 1 to 50 plans, each once. In a query string `planIds` is one text with commas, or several.
 * Refused as `coupon-request-malformed`, with the names of the fields.
 *
 * Source: specification, section 3, "Coupon validation request", and section 7, "GET /public/coupons/validate".
 *
 * @example parseCouponRequest({ code: ' bienvenue', planIds: 'solo-yearly,family-yearly' })
 * // ok({ code: 'BIENVENUE', planIds: ['solo-yearly', 'family-yearly'] })
 */
export const parseCouponRequest = parserOf(
  'coupon-request-malformed',
  v.strictObject({
    code: v.pipe(v.string(), v.maxLength(longestText), v.transform(normaliseCouponCode), v.nonEmpty()),
    planIds,
  }),
)
