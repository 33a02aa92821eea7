import * as v from 'valibot'
import type { SubscriptionGateway } from '../../application/ports/subscription-gateway.ts'
import { moneySchema } from '../../domain/money/money-schema.ts'
import { subscriptionViewSchema } from '../../domain/subscriptions/subscription-view.ts'
import type { ApiClient } from './api-client.ts'

const moment = v.nullable(v.number())

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
      answer: v.array(subscriptionViewSchema),
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
