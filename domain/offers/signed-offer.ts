import * as v from 'valibot'

/** The schema of what a signed token holds. Read elsewhere with `v.safeParse`. */
export const signedOfferSchema = v.object({
  planId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** The code that the offer brings with it. */
  couponCode: v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
  /** The first moment at which it is over, in milliseconds since 1970. */
  expiresAt: v.pipe(v.number(), v.safeInteger()),
})

/** An offer that an operator signs for somebody: a plan, the code that lowers its price, and until when. */
export type SignedOffer = Readonly<v.InferOutput<typeof signedOfferSchema>>
