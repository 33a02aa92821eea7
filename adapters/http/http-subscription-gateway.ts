import * as v from 'valibot'
import { refundStates } from '../../application/ports/refund-repository.ts'
import type { SubscriptionGateway } from '../../application/ports/subscription-gateway.ts'
import { durationUnits } from '../../domain/plans/plan.ts'
import { subscriptionStates } from '../../domain/subscriptions/subscription-events.ts'
import type { ApiClient } from './api-client.ts'
import { moneySchema } from './money-schema.ts'

const moment = v.nullable(v.number())

const subscriptionSchema = v.object({
  id: v.string(),
  planId: v.string(),
  plan: v.nullable(
    v.object({
      product: v.string(),
      isFamilyMasterPlan: v.boolean(),
      duration: v.variant('kind', [
        v.object({ kind: v.literal('lifetime') }),
        v.object({ kind: v.literal('period'), length: v.number(), unit: v.picklist(durationUnits) }),
      ]),
    }),
  ),
  state: v.picklist(subscriptionStates),
  givesAccess: v.boolean(),
  startsAt: v.number(),
  endsAt: moment,
  renewal: v.nullable(v.object({ renewsAt: v.number(), price: moneySchema, cancelBy: v.number() })),
  cancelledAt: moment,
  mayCancel: v.boolean(),
  mayResume: v.boolean(),
  withdrawUntil: moment,
  refund: v.nullable(v.object({ amount: moneySchema, state: v.picklist(refundStates) })),
  receipts: v.array(v.object({ orderId: v.string(), amount: moneySchema, paidAt: v.number() })),
})

const notRunning = ['not-logged-in', 'subscription-unknown', 'subscription-pending', 'subscription-expired', 'subscription-already-refunded'] as const

const pathOf = (subscriptionId: string, change: string) => `/subscriptions/${encodeURIComponent(subscriptionId)}/${change}`

export class HttpSubscriptionGateway implements SubscriptionGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  list() {
    return this.#api.call({
      path: '/subscriptions',
      answer: v.array(subscriptionSchema),
      refusals: v.object({ type: v.literal('not-logged-in') }),
    })
  }

  cancel(subscriptionId: string) {
    return this.#api.call({
      method: 'POST',
      path: pathOf(subscriptionId, 'cancel'),
      body: {},
      answer: v.object({ accessUntil: moment }),
      refusals: v.object({ type: v.picklist([...notRunning, 'subscription-already-cancelled', 'subscription-not-renewing']) }),
    })
  }

  resume(subscriptionId: string) {
    return this.#api.call({
      method: 'POST',
      path: pathOf(subscriptionId, 'resume'),
      body: {},
      answer: v.object({ renewsAt: moment }),
      refusals: v.object({ type: v.picklist([...notRunning, 'subscription-not-cancelled']) }),
    })
  }

  withdraw(subscriptionId: string) {
    return this.#api.call({
      method: 'POST',
      path: pathOf(subscriptionId, 'withdraw'),
      body: {},
      answer: v.object({ refund: moneySchema }),
      refusals: v.object({ type: v.picklist([...notRunning, 'withdrawal-too-late', 'withdrawal-not-for-gift-cards']) }),
    })
  }
}
