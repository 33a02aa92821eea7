import { beforeEach, expect, test } from 'vitest'
import { aCoupon } from '../../tests/builders/a-coupon.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeReadSignedOffer } from './read-signed-offer.ts'
import { makeSignOffer } from './sign-offer.ts'

const inAWeek = noon + 7 * 86_400_000
const offer = { planId: 'solo-yearly', couponCode: 'BIENVENUE', expiresAt: inAWeek }

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
  await service.coupons.save(aCoupon({ planIds: ['solo-yearly'] }))
})
const sign = (changes: Partial<Parameters<ReturnType<typeof makeSignOffer>>[0]> = {}) => makeSignOffer(service)({ ...offer, ...changes })
const read = (token: string) => makeReadSignedOffer(service)(token)

test('what was signed is opened until its end', async () => {
  const token = (await sign({ couponCode: ' bienvenue ' }))._unsafeUnwrap()
  expect((await read(token))._unsafeUnwrap()).toEqual(offer)
  service.clock.advance(inAWeek - noon - 1)
  expect((await read(token)).isOk()).toBe(true)
  service.clock.advance(1)
  expect((await read(token))._unsafeUnwrapErr()).toEqual({ type: 'offer-token-expired', expiredAt: inAWeek })
})

test('an offer needs no code', async () => {
  const token = (await sign({ couponCode: null, planId: 'family-monthly' }))._unsafeUnwrap()
  expect((await read(token))._unsafeUnwrap()).toEqual({ planId: 'family-monthly', couponCode: null, expiresAt: inAWeek })
})

test('what was not signed here opens nothing', async () => {
  expect((await read('a.b.c'))._unsafeUnwrapErr()).toEqual({ type: 'offer-token-refused' })
})

test.each([
  ['a plan that nobody sells', { planId: 'solo-weekly' }, { type: 'plan-unknown' }],
  ['a price of a campaign that is over', { planId: 'solo-yearly-flash', couponCode: null }, { type: 'plan-unknown' }],
  ['an end that is past', { expiresAt: noon }, { type: 'offer-expiry-past' }],
  ['a code that nobody gave', { couponCode: 'RUCHE' }, { type: 'coupon-unknown' }],
  ['a code that is for other plans', { planId: 'solo-monthly' }, { type: 'coupon-not-for-this-plan' }],
])('nothing is signed with %s', async (_, changes, refusal) => {
  expect((await sign(changes))._unsafeUnwrapErr()).toEqual(refusal)
})
