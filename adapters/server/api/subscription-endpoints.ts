import { ok } from 'neverthrow'
import * as v from 'valibot'
import { receiptSchema } from '../../../domain/checkout/receipt.ts'
import { moneySchema } from '../../../domain/money/money-schema.ts'
import { subscriptionViewSchema } from '../../../domain/subscriptions/subscription-view.ts'
import { timeSchema } from './answers.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

const moment = v.nullable(timeSchema)

const notRunning = ['subscription-unknown', 'subscription-pending', 'subscription-expired', 'subscription-already-refunded'] as const

/** What a member has, and how it ends. */
export const subscriptionEndpoints: readonly Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/subscriptions',
      tag: 'subscriptions',
      summary: 'The member’s subscriptions, those that begin last first, with what can be done about each.',
      access: 'member',
      answer: v.array(subscriptionViewSchema),
      refusals: [],
    },
    async ({ service, memberId }) => ok(await service.readSubscriptions(memberId)),
  ),
  endpoint(
    {
      method: 'get',
      path: '/receipts',
      tag: 'subscriptions',
      summary: 'The member’s receipts, the latest first: one for each order that was paid, or that a gift card gave.',
      access: 'member',
      answer: v.array(receiptSchema),
      refusals: [],
    },
    async ({ service, memberId }) => ok(await service.listReceipts(memberId)),
  ),
  endpoint(
    {
      method: 'get',
      path: '/receipts/:orderId',
      tag: 'subscriptions',
      summary: 'One receipt of the member’s own.',
      access: 'member',
      answer: receiptSchema,
      refusals: ['receipt-unknown'],
    },
    ({ service, param, memberId }) => service.readReceipt(param('orderId'), memberId),
  ),
  endpoint(
    {
      method: 'post',
      path: '/subscriptions/:subscriptionId/cancel',
      tag: 'subscriptions',
      summary: 'Ends the renewals: the subscription runs to its end, and a mail confirms it.',
      access: 'member',
      answer: v.object({ subscriptionId: v.string(), cancelledAt: moment, accessUntil: moment }),
      refusals: [...notRunning, 'subscription-already-cancelled', 'subscription-not-renewing'],
    },
    ({ service, param, memberId }) => service.cancelSubscription(param('subscriptionId'), memberId),
  ),
  endpoint(
    {
      method: 'post',
      path: '/subscriptions/:subscriptionId/resume',
      tag: 'subscriptions',
      summary: 'Takes up again the renewals of a subscription that was cancelled and still runs.',
      access: 'member',
      answer: v.object({ subscriptionId: v.string(), renewsAt: moment }),
      refusals: [...notRunning, 'subscription-not-cancelled'],
    },
    ({ service, param, memberId }) => service.resumeSubscription(param('subscriptionId'), memberId),
  ),
  endpoint(
    {
      method: 'post',
      path: '/subscriptions/:subscriptionId/withdraw',
      tag: 'subscriptions',
      summary: 'Withdraws from the contract within 14 days: access ends, and the days not used are paid back.',
      access: 'member',
      answer: v.object({ subscriptionId: v.string(), withdrawnAt: timeSchema, refund: moneySchema }),
      refusals: [...notRunning, 'withdrawal-too-late', 'withdrawal-not-for-gift-cards'],
      limit: { action: 'withdrawal' },
    },
    ({ service, param, memberId }) => service.withdraw(param('subscriptionId'), memberId),
  ),
]
