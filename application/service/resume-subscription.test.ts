import { beforeEach, expect, test } from 'vitest'
import { aMember } from '../../tests/builders/a-member.ts'
import { buy } from '../../tests/builders/a-purchase.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeCancelSubscription } from './cancel-subscription.ts'
import { makeResumeSubscription } from './resume-subscription.ts'

const end = Date.UTC(2026, 11, 21, 12)

let service: Awaited<ReturnType<typeof aService>>
let id = ''
beforeEach(async () => {
  service = await aService()
  await service.members.add(aMember({ id: 'max' }))
  ;({ id } = await buy(service, 'solo-monthly'))
})
const cancel = () => makeCancelSubscription(service)(id, 'lea')
const resume = (memberId = 'lea') => makeResumeSubscription(service)(id, memberId)

test('a cancelled subscription that is taken up again is renewed as before', async () => {
  await cancel()
  expect((await resume())._unsafeUnwrap()).toEqual({ subscriptionId: id, renewsAt: end })
  expect(await service.subscriptions.ofMember('lea')).toMatchObject([{ renews: 'monthly', cancelledAt: null }])
})

test('cancelling again is confirmed again', async () => {
  await cancel()
  await resume()
  service.clock.advance(1)
  expect((await cancel()).isOk()).toBe(true)
  expect(service.outbox.waiting.filter(({ mail }) => mail.kind === 'cancellation-confirmation')).toHaveLength(2)
})

test('one that goes on is refused', async () => {
  expect((await resume())._unsafeUnwrapErr()).toEqual({ type: 'subscription-not-cancelled' })
})

test('one that has ended is refused', async () => {
  await cancel()
  service.clock.advance(end - noon)
  expect((await resume())._unsafeUnwrapErr()).toEqual({ type: 'subscription-expired', endedAt: end })
})

test('somebody else’s is refused', async () => {
  await cancel()
  expect((await resume('max'))._unsafeUnwrapErr()).toEqual({ type: 'subscription-unknown' })
})

test('one that goes away meanwhile is refused', async () => {
  const subscriptions = { ...service.subscriptions, change: () => Promise.resolve(undefined) }
  expect((await makeResumeSubscription({ ...service, subscriptions })(id, 'lea'))._unsafeUnwrapErr()).toEqual({ type: 'subscription-unknown' })
})
