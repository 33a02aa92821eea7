import { beforeEach, describe, expect, test } from 'vitest'
import { aMember } from '../../tests/builders/a-member.ts'
import { buy } from '../../tests/builders/a-purchase.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeCancelSubscription } from './cancel-subscription.ts'

const end = Date.UTC(2026, 11, 21, 12)

let service: Awaited<ReturnType<typeof aService>>
let id = ''
beforeEach(async () => {
  service = await aService()
  await service.members.add(aMember({ id: 'max' }))
  ;({ id } = await buy(service, 'solo-monthly'))
})
const cancel = (subscriptionId = id, memberId = 'lea') => makeCancelSubscription(service)(subscriptionId, memberId)
const cancelledAt = async () => (await service.subscriptions.ofMember('lea'))[0]?.cancelledAt
const mails = () => service.outbox.waiting.filter(({ mail }) => mail.kind === 'cancellation-confirmation')

describe('cancelling', () => {
  test('leaves access until the end, and is confirmed by mail', async () => {
    service.clock.advance(5)
    expect((await cancel())._unsafeUnwrap()).toEqual({ subscriptionId: id, cancelledAt: noon + 5, accessUntil: end })
    expect(await cancelledAt()).toBe(noon + 5)
    expect(mails()).toMatchObject([
      { recipient: 'lea@example.org', createdAt: noon + 5, mail: { plan: { id: 'solo-monthly' }, cancelledAt: noon + 5, accessUntil: end } },
    ])
  })

  test('twice is refused, and confirmed once', async () => {
    await cancel()
    expect((await cancel())._unsafeUnwrapErr()).toEqual({ type: 'subscription-already-cancelled', cancelledAt: noon })
    expect(mails()).toHaveLength(1)
  })

  test('of a subscription whose plan the catalogue no longer has goes without a mail', async () => {
    const cancelIt = makeCancelSubscription({ ...service, plans: { find: () => Promise.resolve(undefined) } })
    expect((await cancelIt(id, 'lea')).isOk()).toBe(true)
    expect(mails()).toEqual([])
  })

  test.each([
    ['somebody else’s', () => cancel(id, 'max')],
    ['one that nobody has', () => cancel('subscription-9')],
  ])('%s is refused', async (_, attempt) => {
    expect((await attempt())._unsafeUnwrapErr()).toEqual({ type: 'subscription-unknown' })
    expect(await cancelledAt()).toBeNull()
  })

  test('one that goes away meanwhile is refused', async () => {
    const subscriptions = { ...service.subscriptions, change: () => Promise.resolve(undefined) }
    expect((await makeCancelSubscription({ ...service, subscriptions })(id, 'lea'))._unsafeUnwrapErr()).toEqual({ type: 'subscription-unknown' })
  })

  test('one that does not renew is refused', async () => {
    const forLife = await buy(service, 'toeic-pack')
    expect((await cancel(forLife.id))._unsafeUnwrapErr()).toEqual({ type: 'subscription-not-renewing' })
  })
})
