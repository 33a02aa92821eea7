import * as v from 'valibot'

/** The same for every sending of one form. Keys that begin with `renewal:` are those of orders that the product places itself. */
export const idempotencyKeySchema = v.pipe(
  v.string(),
  v.minLength(8),
  v.maxLength(100),
  v.regex(/^(?!renewal:)/),
)
