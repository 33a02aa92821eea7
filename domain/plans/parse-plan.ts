import * as v from 'valibot'
import { parserOf } from '../validation/malformed.ts'
import { fromWirePlan, planSchema } from './plan-schema.ts'

/** More plans than any price list holds. */
const mostPlans = 500

const readPlan = v.pipe(planSchema, v.transform(fromWirePlan))

/**
 * Reads a plan as the API writes it. Refused as `plan-malformed`, with the name of each field that is missing, unknown,
 * malformed, or contradicted by the others.
 *
 * Source: specification, section 3, "Plan (offer)".
 *
 * @example parsePlan({ id: 'solo', …, price: 11.99, provider: 'card', planType: 'RENEWING', renewingPeriodicity: 'monthly' })
 * @example parsePlan({ id: 'solo', …, price: -1 }) // err({ type: 'plan-malformed', faults: [{ field: 'price', fault: 'invalid' }] })
 */
export const parsePlan = parserOf('plan-malformed', readPlan)

/**
 * Reads a list of at most 500 plans. Refused as `plans-malformed`; fields are named with their place in the list (`2.price`).
 *
 * Source: specification, section 7, "list of plans".
 *
 * @example parsePlans([{ …, price: 'free' }]) // err({ type: 'plans-malformed', faults: [{ field: '0.price', fault: 'invalid' }] })
 */
export const parsePlans = parserOf(
  'plans-malformed',
  // The size comes first, so that a huge list is refused without being read.
  v.pipe(v.array(v.unknown()), v.maxLength(mostPlans), v.array(readPlan)),
)
