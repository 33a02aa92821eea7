import * as v from 'valibot'

/**
 * A box that must be ticked: browsers send `on` for a ticked box and nothing for one that is not.
 * Refusal: `conditions-not-accepted`.
 *
 * Source: specification, section 5, "Conditions not accepted".
 *
 * @example v.is(conditionsSchema, 'on') // true
 */
export const conditionsSchema = v.pipe(v.optional(v.string(), ''), v.literal('on', 'conditions-not-accepted'))
