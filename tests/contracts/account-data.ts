import { ok } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { aChild } from '../builders/a-child.ts'
import { aQueuedMail } from '../builders/a-mail.ts'
import { aMember } from '../builders/a-member.ts'
import { aNewsletterSubscriber } from '../builders/a-newsletter-subscriber.ts'
import { aFullProfile } from '../builders/a-profile.ts'
import { aQuizAttempt } from '../builders/a-quiz-attempt.ts'
import { aSubscription } from '../builders/a-subscription.ts'
import { anOrder } from '../builders/an-order.ts'
import { type AccountRepositories, type MakeAccountRepositories, waitingMails } from './accounts.ts'

const now = Date.UTC(2026, 10, 21, 12)
const expiresAt = now + 1_000_000
const { passwordHash } = aMember()
const { products: _, plans: __, hasFamilyPlan: ___, email: ____, emailConfirmed: _____, child: ______, ...profile } = aFullProfile()
const memberNamed = (id: string) => aMember({ id, profile, locale: 'en', emailConfirmedAt: now })
const last = { at: now, mail: aQueuedMail({ id: 'the last one', recipient: 'lea@example.org' }) }

/** Sells a member what gives a subscription. */
const sell = async ({ orders }: AccountRepositories, subscription: StoredSubscription): Promise<void> => {
  const { orderId: id, memberId } = subscription
  await orders.place(anOrder({ id, memberId, createdAt: subscription.concludedAt }), `form of ${id}`)
  await orders.settle(id, (order) => ({ order: { ...order, state: 'paid', paidAt: now }, subscription, coupon: 'keep', mails: [] }))
}

const subscriptionOf = (memberId: string, changes: Partial<StoredSubscription> = {}): StoredSubscription =>
  aSubscription({ id: `subscription of ${memberId}`, orderId: `order of ${memberId}`, memberId, startsAt: now, endsAt: now + 1000, ...changes })

/** Somebody of whom everything is held that can be. */
const storeAll = async (repositories: AccountRepositories, id: string): Promise<void> => {
  const { members, sessions, children, oneTimeTokens, devices, attempts, newsletter, outbox } = repositories
  await members.add(memberNamed(id))
  await children.add(id, aChild({ id: `child of ${id}` }), () => ok())
  await attempts.add(aQuizAttempt({ id: `attempt of the child of ${id}`, owner: { kind: 'child', childId: `child of ${id}` }, startedAt: now }))
  await attempts.addAnswer(`attempt of the child of ${id}`, { questionId: 'first', response: ['a'], points: 0 })
  await sessions.open({ id: `session of ${id}`, memberId: id, passwordHash, openedAt: now }, { fingerprint: `session of ${id}`, expiresAt })
  await oneTimeTokens.issue(id, {
    token: { fingerprint: `reset of ${id}`, purpose: 'password-reset', expiresAt },
    mail: aQueuedMail({ id: `reset of ${id}`, recipient: `${id}@example.org` }),
  })
  await devices.register(id, { installationId: 'phone', utmId: '42', utmCampaign: null, registeredAt: now }, 50)
  await sell(repositories, subscriptionOf(id))
  await attempts.add(aQuizAttempt({ id: `attempt of ${id}`, owner: { kind: 'member', memberId: id }, startedAt: now }))
  for (const questionId of ['second', 'first']) await attempts.addAnswer(`attempt of ${id}`, { questionId, response: ['4', '5'], points: 1 })
  await newsletter.save(
    aNewsletterSubscriber({ id: `newsletter of ${id}`, email: `${id}@example.org`, subscribedAt: now }),
    aQueuedMail({ id: `sheets of ${id}`, recipient: `${id}@example.org` }),
    undefined,
  )
  await outbox.add(aQueuedMail({ id: `receipt of ${id}`, recipient: `${id}@example.org` }))
}

export const describeAccountDataContract = (name: string, makeRepositories: MakeAccountRepositories): void => {
  describe(`AccountData: ${name}`, () => {
    const makeSubject = async (): Promise<AccountRepositories> => {
      const repositories = await makeRepositories()
      await storeAll(repositories, 'lea')
      await storeAll(repositories, 'max')
      return repositories
    }

    test('of nobody nothing is exported', async () => {
      const { accountData } = await makeSubject()
      expect(await accountData.export('nobody')).toBeUndefined()
    })

    test('everything that is held on a member is exported, and nothing of others', async () => {
      const { accountData } = await makeSubject()
      const { memberId: _, ...subscription } = subscriptionOf('lea')
      const { memberId: __, paymentUrl: ___, ...order } = anOrder({ id: 'order of lea', createdAt: subscription.concludedAt, state: 'paid', paidAt: now })
      const { id: ____, ...subscriber } = aNewsletterSubscriber({ email: 'lea@example.org', subscribedAt: now })
      expect(await accountData.export('lea')).toEqual({
        account: { id: 'lea', email: 'lea@example.org', locale: 'en', createdAt: memberNamed('lea').createdAt, emailConfirmedAt: now },
        profile,
        sessions: [{ id: 'session of lea', openedAt: now, endedAt: null }],
        devices: [{ installationId: 'phone', utmId: '42', utmCampaign: null, registeredAt: now }],
        orders: [{ ...order, refund: null }],
        subscriptions: [subscription],
        quizAttempts: [
          {
            id: 'attempt of lea',
            quizPath: aQuizAttempt().quizPath,
            startedAt: now,
            answers: [
              { questionId: 'second', response: ['4', '5'], points: 1 },
              { questionId: 'first', response: ['4', '5'], points: 1 },
            ],
          },
        ],
        children: [
          {
            ...aChild({ id: 'child of lea' }),
            quizAttempts: [
              {
                id: 'attempt of the child of lea',
                quizPath: aQuizAttempt().quizPath,
                startedAt: now,
                answers: [{ questionId: 'first', response: ['a'], points: 0 }],
              },
            ],
          },
        ],
        newsletter: subscriber,
      })
    })

    test('neither a password nor a token is exported', async () => {
      const { accountData } = await makeSubject()
      const exported = JSON.stringify(await accountData.export('lea'))
      for (const secret of [passwordHash, 'reset of lea', 'newsletter of lea', 'max']) expect(exported).not.toContain(secret)
    })

    test('of a member of whom nothing is held but the account, the rest is exported empty', async () => {
      const repositories = await makeRepositories()
      await repositories.members.add(aMember({ id: 'lea' }))
      expect(await repositories.accountData.export('lea')).toMatchObject({
        sessions: [],
        devices: [],
        orders: [],
        subscriptions: [],
        quizAttempts: [],
        children: [],
        newsletter: null,
      })
    })

    test('money that was paid back is exported with its order, and lists are in the order of their times', async () => {
      const repositories = await makeSubject()
      const { accountData, subscriptions, sessions, attempts } = repositories
      const refund = { orderId: 'order of lea', amount: eur(5), state: 'asked', askedAt: now } as const
      await subscriptions.change('subscription of lea', (subscription) => ok({ subscription: { ...subscription, refundedAt: now }, mails: [], refund }))
      await sell(repositories, subscriptionOf('lea', { id: 'earlier', orderId: 'earlier', startsAt: now - 5, concludedAt: 5 }))
      await sessions.open({ id: 'earlier', memberId: 'lea', passwordHash, openedAt: now - 5 }, { fingerprint: 'earlier', expiresAt })
      await sessions.end('earlier', now)
      await attempts.add(aQuizAttempt({ id: 'earlier', owner: { kind: 'member', memberId: 'lea' }, startedAt: now - 5 }))
      const exported = await accountData.export('lea')
      expect(exported?.orders).toMatchObject([{ id: 'earlier', refund: null }, { id: 'order of lea', refund: { amount: eur(5), state: 'asked', askedAt: now } }])
      expect(exported?.subscriptions).toMatchObject([{ id: 'earlier' }, { id: 'subscription of lea', refundedAt: now }])
      expect(exported?.sessions).toMatchObject([{ id: 'earlier', endedAt: now }, { id: 'session of lea' }])
      expect(exported?.quizAttempts).toMatchObject([{ id: 'earlier' }, { id: 'attempt of lea' }])
    })

    test('an erased member is nowhere, and none of their tokens is worth anything', async () => {
      const repositories = await makeSubject()
      const { accountData, members, sessions, children, oneTimeTokens, devices, attempts, newsletter } = repositories
      expect(await accountData.erase('lea', last)).toBe(true)
      expect(await members.find('lea')).toBeUndefined()
      expect(await members.findByEmail('lea@example.org')).toBeUndefined()
      expect(await accountData.export('lea')).toBeUndefined()
      expect(await sessions.isOpen('session of lea')).toBe(false)
      expect(await sessions.findToken('session of lea')).toBeUndefined()
      expect(await sessions.ofMember('lea', now)).toEqual([])
      expect(await oneTimeTokens.findHolder('reset of lea', 'password-reset', now)).toBeUndefined()
      expect(await devices.ofMember('lea')).toEqual([])
      expect(await attempts.find('attempt of lea')).toBeUndefined()
      expect(await newsletter.findByEmail('lea@example.org')).toBeUndefined()
      expect(await children.ofMember('lea')).toEqual([])
      expect(await attempts.find('attempt of the child of lea')).toBeUndefined()
    })

    test('nothing more can be done with an erased account', async () => {
      const { accountData, members, sessions, children, oneTimeTokens, devices } = await makeSubject()
      await accountData.erase('lea', last)
      const mail = aQueuedMail({ id: 'changed' })
      expect(await sessions.open({ id: 'new', memberId: 'lea', passwordHash, openedAt: now }, { fingerprint: 'new', expiresAt })).toBe(false)
      expect(await sessions.open({ id: 'new', memberId: 'lea', passwordHash: '', openedAt: now }, { fingerprint: 'new', expiresAt })).toBe(false)
      expect(await sessions.replaceToken({ fingerprint: 'session of lea', at: now }, { fingerprint: 'new', expiresAt })).toBe(false)
      expect((await children.add('lea', aChild({ id: 'new' }), () => ok())).isErr()).toBe(true)
      expect(await members.changeProfile('lea', { firstname: 'Léa' })).toBe(false)
      expect(await members.changePassword('lea', { from: passwordHash, to: 'other' }, { keepSession: 'new', at: now, mail })).toBe(false)
      expect(await oneTimeTokens.resetPassword('reset of lea', { passwordHash: 'other', at: now, mail })).toBe(false)
      expect(await devices.register('lea', { installationId: 'phone', utmId: null, utmCampaign: null, registeredAt: now }, 50)).toBe(false)
    })

    test('of the mails to an erased member the last one is left', async () => {
      const repositories = await makeSubject()
      await repositories.accountData.erase('lea', last)
      expect(await waitingMails(repositories)).toEqual(['receipt of max', 'reset of max', 'sheets of max', 'the last one'])
    })

    test('orders and subscriptions of an erased member stay, under the bare id', async () => {
      const { accountData, orders, subscriptions } = await makeSubject()
      await accountData.erase('lea', last)
      expect(await orders.ofMember('lea')).toMatchObject([{ id: 'order of lea', state: 'paid' }])
      expect(await subscriptions.ofMember('lea')).toEqual([subscriptionOf('lea', { cancelledAt: now })])
    })

    test.each([
      ['that runs', { endsAt: now + 1 }, now],
      ['that ends now', { endsAt: now }, null],
      ['for life that would renew', { endsAt: null }, now],
      ['that begins later', { startsAt: now + 1 }, now],
      ['that does not renew', { renews: null }, null],
      ['that was cancelled before', { cancelledAt: now - 5 }, now - 5],
    ])('the renewal of a subscription %s is cancelled, or stays as it is: %o %s', async (_, changes, cancelledAt) => {
      const repositories = await makeRepositories()
      await repositories.members.add(memberNamed('lea'))
      await sell(repositories, subscriptionOf('lea', changes))
      await repositories.accountData.erase('lea', last)
      expect(await repositories.subscriptions.ofMember('lea')).toMatchObject([{ cancelledAt }])
    })

    test('what is held on others stays as it is', async () => {
      const { accountData, sessions, oneTimeTokens } = await makeSubject()
      const before = await accountData.export('max')
      await accountData.erase('lea', last)
      expect(await accountData.export('max')).toEqual(before)
      expect(await sessions.isOpen('session of max')).toBe(true)
      expect(await oneTimeTokens.findHolder('reset of max', 'password-reset', now)).toBe('max')
    })

    test('the quizzes of a visitor whose id is the member’s stay', async () => {
      const { accountData, attempts } = await makeSubject()
      await attempts.add(aQuizAttempt({ id: 'of a visitor', owner: { kind: 'visitor', visitorId: 'lea' } }))
      await accountData.erase('lea', last)
      expect(await attempts.find('of a visitor')).toBeDefined()
    })

    test('the address is free for a new account, which has nothing of the old one', async () => {
      const repositories = await makeSubject()
      const { accountData, members } = repositories
      await accountData.erase('lea', last)
      expect(await members.add(aMember({ id: 'lea-2', email: 'lea@example.org' }))).toBe('added')
      expect(await accountData.export('lea-2')).toMatchObject({ orders: [], subscriptions: [], quizAttempts: [], newsletter: null })
    })

    test('a member is erased while their sessions go on: none goes on after it, and nobody waits for ever', async () => {
      const { accountData, members, sessions } = await makeRepositories()
      await members.add(memberNamed('lea'))
      const places = Array.from({ length: 20 }, (_, index) => `place ${index}`)
      for (const id of places) await sessions.open({ id, memberId: 'lea', passwordHash, openedAt: now }, { fingerprint: id, expiresAt })
      const refresh = (id: string) => sessions.replaceToken({ fingerprint: id, at: now }, { fingerprint: `next in ${id}`, expiresAt })
      const early = places.slice(0, 5).map(refresh)
      const [isErased] = await Promise.all([accountData.erase('lea', last), ...places.slice(5).map(refresh), ...early])
      expect(isErased).toBe(true)
      expect(await Promise.all(places.map((id) => sessions.findToken(`next in ${id}`)))).toEqual(places.map(() => undefined))
      expect(await Promise.all(places.map((id) => sessions.isOpen(id)))).toEqual(places.map(() => false))
    })

    test('two members can be erased, nobody cannot, and of ten erasures at once one is done', async () => {
      const repositories = await makeSubject()
      const { accountData } = repositories
      const erasures = await Promise.all(Array.from({ length: 10 }, (_, index) => accountData.erase('lea', { at: now, mail: aQueuedMail({ id: `last ${index}` }) })))
      expect(erasures.filter(Boolean)).toHaveLength(1)
      expect(await accountData.erase('max', { at: now, mail: aQueuedMail({ id: 'last of max' }) })).toBe(true)
      expect(await accountData.erase('nobody', { at: now, mail: aQueuedMail({ id: 'last of nobody' }) })).toBe(false)
      expect(await waitingMails(repositories)).toHaveLength(2)
    })
  })
}
