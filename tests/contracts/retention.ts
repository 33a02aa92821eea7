import { ok } from 'neverthrow'
import { beforeEach, describe, expect, test } from 'vitest'
import type { RetentionLimits } from '../../application/ports/retention.ts'
import type { OrderState } from '../../domain/checkout/order.ts'
import { eur } from '../../domain/money/money.ts'
import { refreshTokenAge } from '../../domain/session/ages.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { aQueuedMail } from '../builders/a-mail.ts'
import { aMember } from '../builders/a-member.ts'
import { aNewsletterSubscriber } from '../builders/a-newsletter-subscriber.ts'
import { aQuizAttempt } from '../builders/a-quiz-attempt.ts'
import { aSandboxPayment } from '../builders/a-sandbox-payment.ts'
import { aSubscription } from '../builders/a-subscription.ts'
import { anOrder } from '../builders/an-order.ts'
import { type AccountRepositories, type MakeAccountRepositories, waitingMails } from './accounts.ts'

/** A time of its own for each kind, so that none passes for another. */
const limits: RetentionLimits = {
  sessions: Date.UTC(2026, 5),
  oneTimeTokens: Date.UTC(2026, 6),
  mails: Date.UTC(2026, 7),
  unconfirmedSubscribers: Date.UTC(2026, 8),
  visitorAttempts: Date.UTC(2026, 9),
  sandboxPayments: Date.UTC(2026, 10),
}
const none = { sessions: 0, refreshTokens: 0, oneTimeTokens: 0, mails: 0, unconfirmedSubscribers: 0, visitorAttempts: 0, sandboxPayments: 0 }
const longAgo = Date.UTC(2020, 0)
const inFuture = Date.UTC(2030, 0)

/** What is over at the limit is forgotten, what is over later is not. */
const sides = [
  ['at the limit is forgotten', 0, true],
  ['a millisecond later stays', 1, false],
] as const

export const describeRetentionContract = (name: string, makeRepositories: MakeAccountRepositories): void => {
  describe(`Retention: ${name}`, () => {
    const lea = aMember({ id: 'lea' })
    let held: AccountRepositories
    beforeEach(async () => {
      held = await makeRepositories()
      await held.members.add(lea)
    })

    test('where nothing is stored, nothing is forgotten', async () => {
      expect(await held.retention.forget(limits)).toEqual(none)
    })

    describe('a session', () => {
      const open = async (expiresAt: number, openedAt = longAgo): Promise<void> => {
        const session = { id: 'session', memberId: 'lea', passwordHash: lea.passwordHash, openedAt }
        await held.sessions.open(session, { fingerprint: 'first', expiresAt })
      }
      const kept = async () => (await held.accountData.export('lea'))?.sessions.map(({ id }) => id)

      test.each(sides)('that was ended %s', async (_, delay, isForgotten) => {
        await open(inFuture)
        await held.sessions.replaceToken({ fingerprint: 'first', at: longAgo + 1 }, { fingerprint: 'second', expiresAt: inFuture })
        await held.sessions.end('session', limits.sessions + delay)
        expect(await held.retention.forget(limits)).toEqual(isForgotten ? { ...none, sessions: 1, refreshTokens: 2 } : none)
        expect(await kept()).toEqual(isForgotten ? [] : ['session'])
        for (const fingerprint of ['first', 'second']) expect((await held.sessions.findToken(fingerprint)) === undefined).toBe(isForgotten)
      })

      test.each(sides)('that nobody ended, and whose last refresh token expired %s', async (_, delay, isForgotten) => {
        await open(longAgo + 2)
        await held.sessions.replaceToken({ fingerprint: 'first', at: longAgo + 1 }, { fingerprint: 'second', expiresAt: limits.sessions + delay })
        expect(await held.retention.forget(limits)).toEqual(isForgotten ? { ...none, sessions: 1, refreshTokens: 2 } : none)
        expect(await kept()).toEqual(isForgotten ? [] : ['session'])
      })

      test.each(sides)('that was opened and never came back, and whose refresh token expired %s', async (_, delay, isForgotten) => {
        const expiresAt = limits.sessions + delay
        await open(expiresAt, expiresAt - refreshTokenAge * 1000)
        expect(await held.retention.forget(limits)).toEqual(isForgotten ? { ...none, sessions: 1, refreshTokens: 1 } : none)
        expect(await kept()).toEqual(isForgotten ? [] : ['session'])
      })

      test('that goes on keeps its old tokens: one that comes back must still end it', async () => {
        await open(longAgo + 2)
        await held.sessions.replaceToken({ fingerprint: 'first', at: longAgo + 1 }, { fingerprint: 'second', expiresAt: inFuture })
        expect(await held.retention.forget(limits)).toEqual(none)
        expect(await held.sessions.isOpen('session')).toBe(true)
        expect(await held.sessions.findToken('first')).toMatchObject({ sessionId: 'session', replacedAt: longAgo + 1 })
      })

      test('goes without its member’s other sessions', async () => {
        await open(inFuture)
        await held.sessions.open({ id: 'another', memberId: 'lea', passwordHash: lea.passwordHash, openedAt: longAgo }, { fingerprint: 'other', expiresAt: inFuture })
        await held.sessions.end('session', longAgo)
        expect(await held.retention.forget(limits)).toEqual({ ...none, sessions: 1, refreshTokens: 1 })
        expect(await kept()).toEqual(['another'])
        expect(await held.sessions.findToken('other')).toBeDefined()
      })
    })

    test.each(sides)('a one-time token that expired %s', async (_, delay, isForgotten) => {
      const token = { fingerprint: 'token', purpose: 'password-reset', expiresAt: limits.oneTimeTokens + delay } as const
      await held.oneTimeTokens.issue('lea', { token, mail: aQueuedMail({ createdAt: longAgo }) })
      expect(await held.retention.forget(limits)).toEqual({ ...none, oneTimeTokens: isForgotten ? 1 : 0 })
      expect(await held.oneTimeTokens.findHolder('token', 'password-reset', longAgo)).toBe(isForgotten ? undefined : 'lea')
    })

    describe('a mail', () => {
      const mail = aQueuedMail({ createdAt: longAgo })
      const claim = async () => {
        await held.outbox.add(mail)
        const [claimed] = await held.outbox.claimDue({ now: longAgo, until: longAgo + 1, limit: 1 })
        return claimed ?? expect.fail('not due')
      }
      /** Whoever is known is not added a second time. */
      const isKnown = async (): Promise<boolean> => {
        await held.outbox.add(mail)
        return (await waitingMails(held)).length === 0
      }

      test.each(sides)('that was sent %s', async (_, delay, isForgotten) => {
        await held.outbox.markSent(await claim(), limits.mails + delay)
        expect(await held.retention.forget(limits)).toEqual({ ...none, mails: isForgotten ? 1 : 0 })
        expect(await isKnown()).toBe(!isForgotten)
      })

      test.each(sides)('that was given up %s', async (_, delay, isForgotten) => {
        await held.outbox.giveUp(await claim(), limits.mails + delay)
        expect(await held.retention.forget(limits)).toEqual({ ...none, mails: isForgotten ? 1 : 0 })
        expect(await isKnown()).toBe(!isForgotten)
      })

      test('that waits stays, however old it is, and one that is being sent too', async () => {
        await claim()
        await held.outbox.add(aQueuedMail({ id: 'mail-2', createdAt: longAgo }))
        expect(await held.retention.forget(limits)).toEqual(none)
        expect(await waitingMails(held)).toEqual(['mail-1', 'mail-2'])
      })
    })

    describe('a subscriber', () => {
      const subscribe = (subscribedAt: number) =>
        held.newsletter.save(aNewsletterSubscriber({ subscribedAt }), aQueuedMail({ createdAt: inFuture }), undefined)

      test.each(sides)('who has not confirmed and asked %s', async (_, delay, isForgotten) => {
        await subscribe(limits.unconfirmedSubscribers + delay)
        expect(await held.retention.forget(limits)).toEqual({ ...none, unconfirmedSubscribers: isForgotten ? 1 : 0 })
        expect((await held.newsletter.findByEmail('lea@example.org')) === undefined).toBe(isForgotten)
      })

      test('who has confirmed stays', async () => {
        await subscribe(longAgo)
        await held.newsletter.confirm('subscriber-1', longAgo + 1)
        expect(await held.retention.forget(limits)).toEqual(none)
        expect(await held.newsletter.findByEmail('lea@example.org')).toMatchObject({ confirmedAt: longAgo + 1 })
      })
    })

    describe('an attempt at a quiz', () => {
      test.each(sides)('that a visitor started %s', async (_, delay, isForgotten) => {
        const startedAt = limits.visitorAttempts + delay
        await held.attempts.add(aQuizAttempt({ owner: { kind: 'visitor', visitorId: 'visitor-1' }, startedAt }))
        await held.attempts.addAnswer('attempt-1', { questionId: 'first', response: ['4'], points: 1 })
        expect(await held.retention.forget(limits)).toEqual({ ...none, visitorAttempts: isForgotten ? 1 : 0 })
        expect((await held.attempts.find('attempt-1')) === undefined).toBe(isForgotten)
      })

      test('of a member stays, and one that they started as a visitor', async () => {
        await held.attempts.add(aQuizAttempt({ owner: { kind: 'member', memberId: 'lea' }, startedAt: longAgo }))
        await held.attempts.add(aQuizAttempt({ id: 'attempt-2', owner: { kind: 'visitor', visitorId: 'visitor-1' }, startedAt: longAgo }))
        await held.attempts.claim('visitor-1', 'lea')
        expect(await held.retention.forget(limits)).toEqual(none)
        expect(await held.attempts.find('attempt-1')).toBeDefined()
        expect(await held.attempts.find('attempt-2')).toBeDefined()
      })
    })

    describe('a payment of the sandbox', () => {
      const subscriptionWith = (changes: Partial<StoredSubscription>): StoredSubscription =>
        aSubscription({ memberId: 'lea', startsAt: longAgo, endsAt: inFuture, ...changes })
      const order = async (state: OrderState, subscription: StoredSubscription | null = null, createdAt = longAgo): Promise<void> => {
        await held.sandboxStore.addOnce(aSandboxPayment({ createdAt }))
        await held.orders.place(anOrder({ memberId: 'lea', createdAt }), 'form-1')
        await held.orders.settle('order-1', (placed) => ({ order: { ...placed, state }, subscription, coupon: 'keep', mails: [] }))
      }
      const isKept = async (): Promise<boolean> => (await held.sandboxStore.find('pay-1')) !== undefined

      test.each(sides)('that was started %s', async (_, delay, isForgotten) => {
        await order('declined', null, limits.sandboxPayments + delay)
        expect(await held.retention.forget(limits)).toEqual({ ...none, sandboxPayments: isForgotten ? 1 : 0 })
        expect(await isKept()).toBe(!isForgotten)
      })

      test.each([
        ['pending', true],
        ['paid', false],
        ['declined', false],
        ['abandoned', false],
        ['mismatched', true],
      ] as const)('whose order is %s is kept: %s', async (state, kept) => {
        await order(state)
        expect(await held.retention.forget(limits)).toEqual({ ...none, sandboxPayments: kept ? 0 : 1 })
        expect(await isKept()).toBe(kept)
      })

      test('stays when no order is known that it pays', async () => {
        await held.sandboxStore.addOnce(aSandboxPayment({ createdAt: longAgo }))
        expect(await held.retention.forget(limits)).toEqual(none)
      })

      test.each<[string, Partial<StoredSubscription>, boolean]>([
        ['is renewed', {}, true],
        ['is renewed for ever', { endsAt: null }, true],
        ['is cancelled and can be resumed', { cancelledAt: longAgo }, true],
        ['ended a millisecond after the limit', { endsAt: limits.sandboxPayments + 1 }, true],
        ['ended at the limit', { endsAt: limits.sandboxPayments }, false],
        ['was never renewed', { renews: null, renewalPrice: null }, false],
        ['was paid back', { refundedAt: longAgo }, false],
      ])('whose subscription %s', async (_, changes, kept) => {
        await order('paid', subscriptionWith(changes))
        expect(await held.retention.forget(limits)).toEqual({ ...none, sandboxPayments: kept ? 0 : 1 })
        expect(await isKept()).toBe(kept)
      })

      test('stays while it is to be paid back', async () => {
        await order('paid', subscriptionWith({ renews: null, renewalPrice: null }))
        await held.subscriptions.change('subscription-1', (subscription) =>
          ok({ subscription, mails: [], refund: { orderId: 'order-1', amount: eur(11.99), state: 'asked', askedAt: longAgo } }),
        )
        expect(await held.retention.forget(limits)).toEqual(none)
        expect(await isKept()).toBe(true)
      })

      test('goes without its order and subscription', async () => {
        await order('paid', subscriptionWith({ renews: null, renewalPrice: null }))
        await held.retention.forget(limits)
        expect(await held.orders.find('order-1')).toMatchObject({ state: 'paid' })
        expect(await held.subscriptions.ofMember('lea')).toHaveLength(1)
      })
    })

    test('an account and its devices stay, however old', async () => {
      const device = { installationId: 'phone', utmId: null, utmCampaign: null, registeredAt: longAgo }
      await held.devices.register('lea', device, 50)
      expect(await held.retention.forget(limits)).toEqual(none)
      expect(await held.members.find('lea')).toEqual(lea)
      expect(await held.devices.ofMember('lea')).toEqual([device])
    })

    test('several at once forget each record once', async () => {
      for (const id of ['first', 'second', 'third']) {
        await held.attempts.add(aQuizAttempt({ id, owner: { kind: 'visitor', visitorId: id }, startedAt: longAgo }))
        await held.sessions.open({ id, memberId: 'lea', passwordHash: lea.passwordHash, openedAt: longAgo }, { fingerprint: id, expiresAt: longAgo + 1 })
      }
      const turns = await Promise.all([1, 2, 3].map(() => held.retention.forget(limits)))
      const sumOf = (kind: keyof typeof none) => turns.reduce((sum, turn) => sum + turn[kind], 0)
      expect([sumOf('visitorAttempts'), sumOf('sessions'), sumOf('refreshTokens')]).toEqual([3, 3, 3])
      expect(await held.retention.forget(limits)).toEqual(none)
    })
  })
}
