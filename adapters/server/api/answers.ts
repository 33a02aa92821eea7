import * as v from 'valibot'

/** Shapes that several calls answer with. */
export const nothingSchema = v.object({})
/** Milliseconds since 1970. */
export const timeSchema = v.number()
