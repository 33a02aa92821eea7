import * as v from 'valibot'
import { moneySchema } from '../money/money-schema.ts'
import { planDurationSchema } from '../plans/plan-duration-schema.ts'
import { subscriptionStates } from './subscription-events.ts'

/**
 * - `asked`: the provider has not paid back yet
 * - `done`: it has
 * - `by-hand`: it cannot; somebody must
 */
export const refundStates = ['asked', 'done', 'by-hand'] as const
export type RefundState = (typeof refundStates)[number]

const moment = v.nullable(v.number())

/** What a member is told of a subscription of theirs. Times in milliseconds since 1970. */
export const subscriptionViewSchema = v.object({
  id: v.string(),
  planId: v.string(),
  /** Null when the catalogue no longer has the plan. */
  plan: v.nullable(v.object({ product: v.string(), isFamilyMasterPlan: v.boolean(), duration: planDurationSchema })),
  state: v.picklist(subscriptionStates),
  givesAccess: v.boolean(),
  startsAt: v.number(),
  endsAt: moment,
  /** When the next period begins, what it will cost, and until when it can be stopped; null when there will be none. */
  renewal: v.nullable(v.object({ renewsAt: v.number(), price: moneySchema, cancelBy: v.number() })),
  cancelledAt: moment,
  mayCancel: v.boolean(),
  mayResume: v.boolean(),
  /** The first moment at which it is too late to withdraw; null when the person cannot. */
  withdrawUntil: moment,
  refund: v.nullable(v.object({ amount: moneySchema, state: v.picklist(refundStates) })),
  /** Its payments: the first one, and one for each further period. */
  receipts: v.pipe(v.array(v.object({ orderId: v.string(), amount: moneySchema, paidAt: v.number() })), v.readonly()),
})

export type SubscriptionView = Readonly<v.InferOutput<typeof subscriptionViewSchema>>
