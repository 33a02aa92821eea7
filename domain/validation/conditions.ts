import * as v from 'valibot'

/**
 * A box that must be ticked: browsers send `on` for a ticked box and nothing for one that is not.
 * Refusal: `conditions-not-accepted`.
 *
 * Source: specification, section 5, "Conditions not accepted".
 *
 * @example v.is(conditionsSchema, 'on') // true
 */
export const conditionsSchema = v.pipe(
  // Stryker disable next-line StringLiteral: any text other than `on` stands for a box that is missing.
  v.optional(v.string(), ''),
  v.literal('on', 'conditions-not-accepted'),
)
