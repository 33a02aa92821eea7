import * as v from 'valibot'
import { moneySchema } from '../money/money-schema.ts'
import { planDurationSchema } from '../plans/plan-duration-schema.ts'
import { paymentProviders } from '../plans/plan.ts'
import { refundStates } from '../subscriptions/subscription-view.ts'

/** What a receipt says. Times in milliseconds since 1970. */
export const receiptSchema = v.object({
  /** The number of the receipt, which is that of the order. */
  orderId: v.string(),
  paidAt: v.number(),
  /** The operator, as contracts state it, and the line about taxes that they chose, where they chose one. */
  seller: v.object({ name: v.string(), taxLine: v.nullable(v.string()) }),
  buyer: v.object({ email: v.string(), name: v.nullable(v.string()) }),
  /** Null when the catalogue no longer has the plan. */
  plan: v.nullable(v.object({ product: v.string(), isFamilyMasterPlan: v.boolean(), duration: planDurationSchema })),
  /** What was paid for: `endsAt` is null for life; null as a whole when it is no longer known. */
  period: v.nullable(v.object({ startsAt: v.number(), endsAt: v.nullable(v.number()) })),
  isRenewal: v.boolean(),
  /** Null for what a gift card gave: whoever used it paid nothing. */
  amount: v.nullable(moneySchema),
  couponCode: v.nullable(v.string()),
  provider: v.picklist(paymentProviders),
  refund: v.nullable(v.object({ amount: moneySchema, state: v.picklist(refundStates) })),
})

/** What somebody can show of what they paid. */
export type Receipt = Readonly<v.InferOutput<typeof receiptSchema>>
