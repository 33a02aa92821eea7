import { ok } from 'neverthrow'
import { beforeEach, describe, expect, test } from 'vitest'
import { InMemoryPlanCatalogue } from '../../adapters/in-memory/in-memory-plan-catalogue.ts'
import { eur } from '../../domain/money/money.ts'
import { addMonths } from '../../domain/subscriptions/months.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { buy } from '../../tests/builders/a-purchase.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeRenewSubscriptions } from './renew-subscriptions.ts'
import { makeSendRenewalNotices } from './send-renewal-notices.ts'

const end = Date.UTC(2027, 10, 21, 12)
const earliest = addMonths(end, -3)
const oneDay = 86_400_000

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})
const send = (changes = {}) => makeSendRenewalNotices({ ...service, ...changes })()
const at = (time: number) => service.clock.advance(time - service.clock.now())
const notices = () => service.outbox.waiting.filter(({ mail }) => mail.kind === 'renewal-notice')
const change = ({ id }: StoredSubscription, changes: Partial<StoredSubscription>) =>
  service.subscriptions.change(id, (current) => ok({ subscription: { ...current, ...changes }, mails: [], refund: null }))

test('a yearly renewal is announced as soon as the law allows, with its price and the last moment to cancel', async () => {
  await buy(service, 'solo-yearly')
  at(earliest - 1)
  expect(await send()).toBe(0)
  at(earliest)
  expect(await send()).toBe(1)
  expect(notices()).toMatchObject([
    {
      recipient: 'lea@example.org',
      createdAt: earliest,
      mail: { plan: { id: 'solo-yearly' }, renewsAt: end, price: eur(89.99), cancelBy: end - oneDay, cancelLink: 'https://alveole.example/mon-compte#abonnement' },
    },
  ])
  expect(await service.subscriptions.ofMember('lea')).toMatchObject([{ noticeSentAt: earliest }])
})

test('it is announced once in each term, however many processes do it', async () => {
  await buy(service, 'solo-yearly')
  at(earliest)
  expect((await Promise.all([send(), send(), send()])).toSorted()).toEqual([0, 0, 1])
  at(end - 1)
  expect(await send()).toBe(0)
  await makeRenewSubscriptions(service)()
  at(addMonths(end, 9))
  expect(await send()).toBe(1)
  expect(notices()).toHaveLength(2)
})

test('one that was forgotten is announced late', async () => {
  await buy(service, 'solo-yearly')
  at(end - oneDay)
  expect(await send()).toBe(1)
})

test('the price that was announced is the most that the renewal costs', async () => {
  await buy(service, 'solo-yearly')
  at(earliest)
  const cheaper = aPlan({ id: 'solo-yearly', price: eur(79.99), renewingPeriodicity: 'yearly' })
  await send({ plans: new InMemoryPlanCatalogue([{ ...cheaper, soldThrough: 'ordinary-offers' }]) })
  expect(notices()).toMatchObject([{ mail: { price: eur(79.99) } }])
  expect(await service.subscriptions.ofMember('lea')).toMatchObject([{ renewalPrice: eur(79.99) }])
})

describe('nothing is announced', () => {
  test.each([
    ['of what was cancelled', { cancelledAt: noon }],
    ['of what was withdrawn from', { refundedAt: noon }],
    ['of what was sold as paid once', { renews: null }],
    ['of what nobody promised a price for', { renewalPrice: null }],
    ['of what ends without a term', { endsAt: null }],
  ] as const)('%s', async (_, changes) => {
    await change(await buy(service, 'solo-yearly'), changes)
    at(earliest)
    expect(await send()).toBe(0)
    expect(notices()).toEqual([])
  })

  test('of monthly subscriptions', async () => {
    await buy(service, 'solo-monthly')
    expect(await send()).toBe(0)
  })

  test('of what another one follows', async () => {
    await buy(service, 'solo-yearly')
    const month = await buy(service, 'toeic-pack')
    await change(month, { planId: 'solo-monthly', startsAt: end, endsAt: end + 1 })
    at(earliest)
    expect(await send()).toBe(0)
    expect(notices()).toEqual([])
  })

  test.each([
    ['to an account that was erased', { members: { find: () => Promise.resolve(undefined) } }],
    ['of a plan that the catalogue no longer has', { plans: { find: () => Promise.resolve(undefined) } }],
  ])('%s', async (_, changes) => {
    await buy(service, 'solo-yearly')
    at(earliest)
    expect(await send(changes)).toBe(0)
    expect(notices()).toEqual([])
  })
})
