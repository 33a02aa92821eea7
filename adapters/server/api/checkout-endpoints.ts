import { ok } from 'neverthrow'
import * as v from 'valibot'
import { orderRequestSchema } from '../../../application/service/place-order.ts'
import { giftCardRequestSchema } from '../../../application/service/redeem-gift-card.ts'
import { orderStates } from '../../../domain/checkout/order.ts'
import { timeSchema } from './answers.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { readText } from './read-request.ts'

const couponRefusals = [
  'coupon-unknown',
  'coupon-not-started',
  'coupon-over',
  'coupon-used-up',
  'coupon-not-for-this-plan',
  'coupon-already-used',
] as const

/** Buying a plan, and what payment providers tell of it. */
export const checkoutEndpoints: readonly Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/orders',
      tag: 'checkout',
      summary: 'Orders a plan at the price worked out by the service, and gives the page on which it is paid. The same key gives the same answer.',
      access: 'member',
      body: orderRequestSchema,
      answer: v.object({ orderId: v.string(), redirectUrl: v.string() }),
      refusals: [
        ...couponRefusals,
        'plan-unknown',
        'member-unknown',
        'already-subscribed',
        'immediate-access-not-accepted',
        'idempotency-key-reused',
        'order-email-required',
        'order-email-invalid',
        'payment-unavailable',
        'payment-not-taken',
      ],
      limit: { action: 'order' },
    },
    ({ service, body, memberId, locale }) => service.placeOrder(body, memberId, locale),
  ),
  endpoint(
    {
      method: 'post',
      path: '/orders/:orderId/confirm',
      tag: 'checkout',
      summary: 'What became of an order, asked of the provider when it has not told yet.',
      access: 'member',
      answer: v.object({ orderId: v.string(), planId: v.string(), state: v.picklist(orderStates) }),
      refusals: ['order-unknown'],
      limit: { action: 'order-confirmation' },
    },
    ({ service, param, memberId }) => service.confirmOrder(param('orderId'), memberId),
  ),
  endpoint(
    {
      method: 'post',
      path: '/gift-cards/redeem',
      tag: 'checkout',
      summary: 'Spends a gift card for its plan. The same key gives the same answer.',
      access: 'member',
      body: giftCardRequestSchema,
      answer: v.object({ orderId: v.string(), planId: v.string(), startsAt: timeSchema, endsAt: v.nullable(timeSchema) }),
      refusals: [
        'gift-card-unknown',
        'gift-card-already-spent',
        'gift-card-expired',
        'plan-unknown',
        'member-unknown',
        'already-subscribed',
        'immediate-access-not-accepted',
        'idempotency-key-reused',
      ],
      limit: { action: 'gift-card' },
    },
    ({ service, body, memberId }) => service.redeemGiftCard(body, memberId),
  ),
  endpoint(
    {
      method: 'post',
      path: '/payments/callbacks/:gateway',
      tag: 'checkout',
      summary: 'A message of a payment provider, believed only when it is authentic. Its body is the provider’s own.',
      access: 'anyone',
      answer: v.object({ state: v.nullable(v.picklist(orderStates)) }),
      refusals: ['callback-refused', 'order-unknown', 'payment-unavailable', 'request-too-large', 'request-malformed'],
    },
    async ({ service, param, context }) => {
      const callback = { gateway: param('gateway'), body: await readText(context), headers: context.req.header() }
      return (await service.receivePaymentCallback(callback)).map((state) => ({ state }))
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/payments/callbacks/:gateway',
      tag: 'checkout',
      summary: 'Shows a payment provider that its messages would arrive.',
      access: 'anyone',
      answer: v.object({}),
      refusals: [],
    },
    () => ok({}),
  ),
]
