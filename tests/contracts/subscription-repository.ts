import { err, ok } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import type { SubscriptionChange } from '../../application/ports/subscription-repository.ts'
import { eur, xof } from '../../domain/money/money.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { aQueuedMail } from '../builders/a-mail.ts'
import { anOrder } from '../builders/an-order.ts'
import { aSubscription } from '../builders/a-subscription.ts'
import type { CheckoutRepositories } from './checkout.ts'

const now = Date.UTC(2026, 10, 21, 12)

/**
 * Subscriptions and refunds: what changes of a subscription after it was sold.
 *
 * @param makeSubject gives empty repositories, with an account for each of the members
 */
export const describeSubscriptionRepositoryContract = (
  name: string,
  makeSubject: (memberIds: readonly string[]) => Promise<CheckoutRepositories>,
): void => {
  describe(`SubscriptionRepository and RefundRepository: ${name}`, () => {
    const withSubscriptions = async (...sold: readonly StoredSubscription[]): Promise<CheckoutRepositories> => {
      const checkout = await makeSubject(['member-1', 'member-2'])
      for (const subscription of sold) {
        const { orderId: id, memberId } = subscription
        await checkout.orders.place(anOrder({ id, memberId }), `form of ${id}`)
        await checkout.orders.settle(id, (order) => ({ order: { ...order, state: 'paid' }, subscription, coupon: 'keep', mails: [] }))
      }
      return checkout
    }

    const changed = (current: StoredSubscription, changes: Partial<SubscriptionChange> = {}): SubscriptionChange => ({
      subscription: { ...current, cancelledAt: now },
      mails: [aQueuedMail({ id: 'cancellation' })],
      refund: null,
      ...changes,
    })

    test.each([
      ['that renews', aSubscription()],
      ['for life', aSubscription({ endsAt: null, renews: null, renewalPrice: null })],
      ['with everything that can happen to it', aSubscription({ renews: 'yearly', cancelledAt: 5, refundedAt: 6, noticeSentAt: 7, renewalPrice: xof(98_387) })],
      ['that was not paid', aSubscription({ paidAt: null })],
    ])('a subscription %s is found as it was given', async (_, subscription) => {
      const { subscriptions } = await withSubscriptions(subscription)
      expect(await subscriptions.ofMember('member-1')).toEqual([subscription])
    })

    test('the subscriptions of a member come in the order in which they begin', async () => {
      const { subscriptions } = await withSubscriptions(
        aSubscription({ id: 'late', orderId: 'order-1', startsAt: 2 }),
        aSubscription({ id: 'early', orderId: 'order-2', startsAt: 1 }),
        aSubscription({ id: 'another', orderId: 'order-3', memberId: 'member-2' }),
      )
      expect((await subscriptions.ofMember('member-1')).map(({ id }) => id)).toEqual(['early', 'late'])
    })

    describe('changing a subscription', () => {
      test('stores what was decided, its mails and its refund', async () => {
        const subscription = aSubscription()
        const { subscriptions, refunds, mailIds } = await withSubscriptions(subscription)
        const after = { ...subscription, refundedAt: now, noticeSentAt: 5, renewalPrice: eur(9.99), cancelledAt: 4, endsAt: now + 1 }
        const refund = { orderId: 'order-1', amount: eur(10.8), state: 'asked', askedAt: now } as const
        const change = changed(subscription, { subscription: after, refund })
        const given = await subscriptions.change(subscription.id, () => ok(change))
        expect(given?._unsafeUnwrap()).toEqual(change)
        expect(await subscriptions.ofMember('member-1')).toEqual([after])
        expect(await refunds.find('order-1')).toEqual(refund)
        expect(await mailIds()).toEqual(['cancellation'])
      })

      test('knows the subscription and the order that gave it', async () => {
        const subscription = aSubscription()
        const { subscriptions, orders } = await withSubscriptions(subscription)
        const known: unknown[] = []
        await subscriptions.change(subscription.id, (current, order) => {
          known.push(current, order)
          return err('refused')
        })
        expect(known).toEqual([subscription, await orders.find('order-1')])
      })

      test('that is refused changes nothing', async () => {
        const subscription = aSubscription()
        const { subscriptions, mailIds } = await withSubscriptions(subscription)
        const given = await subscriptions.change(subscription.id, () => err({ type: 'subscription-pending' }))
        expect(given?._unsafeUnwrapErr()).toEqual({ type: 'subscription-pending' })
        expect(await subscriptions.ofMember('member-1')).toEqual([subscription])
        expect(await mailIds()).toEqual([])
      })

      test('that nobody has decides nothing', async () => {
        const { subscriptions } = await withSubscriptions()
        const given = subscriptions.change('nobody’s', () => {
          throw new Error('There is nothing to decide.')
        })
        expect(await given).toBeUndefined()
      })

      test('ten times at once is decided one after the other', async () => {
        const { subscriptions, mailIds } = await withSubscriptions(aSubscription())
        const cancelled = await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            subscriptions.change('subscription-1', (current) =>
              current.cancelledAt === null ? ok(changed(current, { mails: [aQueuedMail({ id: `cancellation-${index}` })] })) : err('cancelled already'),
            ),
          ),
        )
        expect(cancelled.filter((change) => change?.isOk())).toHaveLength(1)
        expect(await mailIds()).toHaveLength(1)
      })

      test('while its further period is paid keeps both', async () => {
        const { subscriptions, orders } = await withSubscriptions(aSubscription())
        await orders.place(anOrder({ id: 'renewal', renewsSubscriptionId: 'subscription-1' }), 'renewal:1')
        await Promise.all([
          subscriptions.change('subscription-1', (current) => ok(changed(current))),
          orders.settle('renewal', (order, [owned]) => ({
            order: { ...order, state: 'paid' },
            subscription: owned ? { ...owned, endsAt: now } : null,
            coupon: 'keep',
            mails: [],
          })),
        ])
        expect(await subscriptions.ofMember('member-1')).toMatchObject([{ cancelledAt: now, endsAt: now }])
      })
    })

    test('those that renew are those that nobody ended, the earliest end first', async () => {
      const sold = (id: string, changes: Partial<StoredSubscription>) => aSubscription({ id, orderId: `order of ${id}`, ...changes })
      const { subscriptions } = await withSubscriptions(
        sold('later', { endsAt: now - 1, memberId: 'member-2' }),
        sold('earlier', { endsAt: now - 2, renews: 'yearly' }),
        sold('too late', { endsAt: now }),
        sold('for life', { endsAt: null }),
        sold('paid once', { endsAt: now - 3, renews: null }),
        sold('cancelled', { endsAt: now - 3, cancelledAt: 1 }),
        sold('refunded', { endsAt: now - 3, refundedAt: 1 }),
      )
      expect((await subscriptions.renewingEndingBefore(now)).map(({ id }) => id)).toEqual(['earlier', 'later'])
    })

    describe('refunds', () => {
      const withRefunds = async (refunds: Readonly<Record<string, number>>): Promise<CheckoutRepositories> => {
        const ids = Object.keys(refunds)
        const checkout = await withSubscriptions(...ids.map((id) => aSubscription({ id, orderId: id })))
        for (const id of ids) {
          const refund = { orderId: id, amount: eur(1), state: 'asked', askedAt: refunds[id] ?? 0 } as const
          await checkout.subscriptions.change(id, (current) => ok(changed(current, { refund })))
        }
        return checkout
      }

      test('that are not made are those asked for longest ago first, as many as wanted', async () => {
        const { refunds } = await withRefunds({ second: 2, third: 3, first: 1 })
        const open = async (limit: number) => (await refunds.open(limit)).map(({ orderId }) => orderId)
        expect(await open(10)).toEqual(['first', 'second', 'third'])
        expect(await open(2)).toEqual(['first', 'second'])
        await refunds.mark('first', { state: 'asked', askedAt: 4 })
        expect(await open(10)).toEqual(['second', 'third', 'first'])
      })

      test.each(['done', 'by-hand'] as const)('that are %s are not open any more, and stay so', async (state) => {
        const { refunds } = await withRefunds({ 'order-1': 1 })
        await refunds.mark('order-1', { state, askedAt: 5 })
        await refunds.mark('order-1', { state: 'asked', askedAt: 6 })
        expect(await refunds.open(10)).toEqual([])
        expect(await refunds.find('order-1')).toEqual({ orderId: 'order-1', amount: eur(1), state, askedAt: 5 })
      })

      test('that nobody asked for are not found', async () => {
        const { refunds } = await withRefunds({})
        await refunds.mark('order-1', { state: 'done', askedAt: 5 })
        expect(await refunds.find('order-1')).toBeUndefined()
      })
    })
  })
}
