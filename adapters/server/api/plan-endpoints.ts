import { err, ok } from 'neverthrow'
import * as v from 'valibot'
import { planSchema, toWirePlan } from '../../../domain/plans/plan-schema.ts'
import { parseCouponRequest } from '../../../domain/promo-codes/coupon-request.ts'
import { moneySchema } from '../../../domain/money/money-schema.ts'
import { signedOfferSchema } from '../../../domain/offers/signed-offer.ts'
import { timeSchema } from './answers.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

const countryQuery = v.object({ country: v.optional(v.pipe(v.string(), v.maxLength(20))) })
const plans = v.array(planSchema)

/** What is on sale, and what a coupon takes off it. */
export const planEndpoints: readonly Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/productplans/getproductplans',
      tag: 'plans',
      summary: 'The plans that the member is offered.',
      access: 'profiled-member',
      forChildren: true,
      query: countryQuery,
      answer: plans,
      refusals: [],
    },
    async ({ service, country }) => ok((await service.listPlans(country)).map(toWirePlan)),
  ),
  endpoint(
    {
      method: 'get',
      path: '/productplans/getanonymeproductplans',
      tag: 'plans',
      summary: 'The plans that somebody who is not logged in is offered in a country.',
      access: 'anyone',
      forChildren: true,
      query: countryQuery,
      answer: plans,
      refusals: [],
    },
    async ({ service, country }) => ok((await service.listAnonymousPlans(country)).map(toWirePlan)),
  ),
  endpoint(
    {
      method: 'get',
      path: '/productplans/prior-prices',
      tag: 'plans',
      summary: 'The lowest price of the 30 days before the promotional one of some plans; those left out whose price is no reduced one.',
      access: 'anyone',
      forChildren: true,
      query: v.object({ planIds: v.pipe(v.string(), v.maxLength(2000)) }),
      answer: v.array(v.object({ planId: v.string(), priorPrice: moneySchema })),
      refusals: [],
    },
    async ({ service, query }) => ok(await service.readPriorPrices(query.planIds.split(',').slice(0, 50))),
  ),
  endpoint(
    {
      method: 'get',
      path: '/offers/:token',
      tag: 'plans',
      summary: 'The offer that a signed token opens: a plan, the code that lowers its price, and when it is over.',
      access: 'anyone',
      forChildren: true,
      answer: signedOfferSchema,
      refusals: ['offer-token-refused', 'offer-token-expired'],
    },
    ({ service, param }) => service.readSignedOffer(param('token')),
  ),
  endpoint(
    {
      method: 'get',
      path: '/productplans/:planId',
      tag: 'plans',
      summary: 'A plan that is on sale.',
      access: 'anyone',
      forChildren: true,
      answer: planSchema,
      refusals: ['plan-unknown'],
    },
    async ({ service, param }) => {
      const plan = await service.findPlan(param('planId'))
      return plan ? ok(toWirePlan(plan)) : err({ type: 'plan-unknown' })
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/public/coupons/validate',
      tag: 'plans',
      summary: 'What a coupon takes off some plans, until when, and the price to show beside the reduced one.',
      access: 'anyone',
      forChildren: true,
      query: parseCouponRequest.schema,
      answer: v.object({
        code: v.string(),
        endsAt: v.nullable(timeSchema),
        plans: v.array(v.object({ planId: v.string(), price: moneySchema, reducedPrice: moneySchema, priorPrice: v.nullable(moneySchema) })),
      }),
      refusals: [
        'coupon-unknown',
        'coupon-not-started',
        'coupon-over',
        'coupon-used-up',
        'coupon-not-for-this-plan',
        'coupon-already-used',
        'plan-unknown',
      ],
      limit: { action: 'coupon-check' },
    },
    ({ service, query, memberId }) => service.checkCoupon(query, memberId),
  ),
]
