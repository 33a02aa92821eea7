import { describe, expect, test } from 'vitest'
import type { CouponRepository } from '../../application/ports/coupon-repository.ts'
import type { GiftCardRepository } from '../../application/ports/gift-card-repository.ts'
import type { OrderRepository, RenewalOrder, StoredSettlement } from '../../application/ports/order-repository.ts'
import type { RefundRepository } from '../../application/ports/refund-repository.ts'
import type { SubscriptionRepository } from '../../application/ports/subscription-repository.ts'
import { type Order, type PaymentStatus, settleOrder } from '../../domain/checkout/order.ts'
import { eur, xof } from '../../domain/money/money.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { aCoupon } from '../builders/a-coupon.ts'
import { aQueuedMail } from '../builders/a-mail.ts'
import { anOrder } from '../builders/an-order.ts'
import { aPlan } from '../builders/a-plan.ts'

export type CheckoutRepositories = {
  readonly orders: OrderRepository
  readonly coupons: CouponRepository
  readonly subscriptions: SubscriptionRepository
  readonly refunds: RefundRepository
  readonly giftCards: GiftCardRepository
  /** The ids of the mails that were added, in the order of their ids. */
  readonly mailIds: () => Promise<readonly string[]>
}

const now = Date.UTC(2026, 10, 21, 12)
const plan = aPlan({ id: 'solo-monthly' })

/** What a payment report of that status does to the order, with a subscription named after the order and the report. */
const reportOf =
  (status: PaymentStatus, reportNumber = 1) =>
  (order: Order, owned: readonly StoredSubscription[]): StoredSettlement => {
    const report = { reference: 'pay-1', orderId: order.id, status, amount: order.amount }
    const settled = settleOrder(order, report, { plan, hasBuyer: true, owned, now, startsAt: now, subscriptionId: `${order.id}-${reportNumber}` })
    return { ...settled, mails: settled.subscription ? [aQueuedMail({ id: `receipt:${order.id}` })] : [] }
  }

const payment = (reference: string) => ({ reference, redirectUrl: `https://payments.example/${reference}` })

const code = 'BIENVENUE'

/**
 * Orders, coupons and subscriptions are one contract, as they change together.
 *
 * @param makeSubject gives empty repositories, with an account for each of the members
 */
export const describeCheckoutContract = (name: string, makeSubject: (memberIds: readonly string[]) => Promise<CheckoutRepositories>): void => {
  describe(`CouponRepository, OrderRepository and SubscriptionRepository: ${name}`, () => {
    const forTwo = () => makeSubject(['member-1', 'member-2'])
    const withCoupon = async (usesLeft: number | null): Promise<CheckoutRepositories> => {
      const checkout = await forTwo()
      await checkout.coupons.save(aCoupon({ code, usesLeft }))
      return checkout
    }
    const usesLeft = async ({ coupons }: CheckoutRepositories) => (await coupons.find(code))?.usesLeft

    describe('coupons', () => {
      test.each([
        ['without limits', aCoupon()],
        ['with every limit', aCoupon({ planIds: ['solo-yearly', 'family-yearly'], startsAt: now, endsAt: now + 1, usesLeft: 3 })],
        ['for no plan', aCoupon({ planIds: [], usesLeft: 0 })],
        ['in euros', aCoupon({ discount: { kind: 'amount', amount: eur(5.5) } })],
        ['in francs', aCoupon({ discount: { kind: 'amount', amount: xof(5000) } })],
      ])('a coupon %s is found as it was stored', async (_, coupon) => {
        const { coupons } = await forTwo()
        await coupons.save(coupon)
        expect(await coupons.find(coupon.code)).toEqual(coupon)
      })

      test('a coupon stored again takes the place of the first', async () => {
        const { coupons } = await forTwo()
        await coupons.save(aCoupon({ planIds: ['solo-yearly'], endsAt: now, usesLeft: 1 }))
        const again = aCoupon({ discount: { kind: 'percent', percent: 30 } })
        await coupons.save(again)
        expect(await coupons.find(again.code)).toEqual(again)
      })

      test('a code that nobody stored is not found, and spent by nobody', async () => {
        const { coupons } = await forTwo()
        expect(await coupons.find('RUCHE')).toBeUndefined()
        expect(await coupons.useBy('RUCHE', 'member-1')).toBe('none')
      })
    })

    describe('placing an order', () => {
      test.each([
        ['in euros', anOrder({ paymentReference: null })],
        ['in francs by mobile money', anOrder({ amount: xof(98_387), provider: 'mobile-money', paymentReference: null })],
        ['that is free', anOrder({ amount: eur(0), paymentReference: null })],
        ['with its payment', anOrder({ paymentReference: 'pay-9', paymentUrl: 'https://payments.example/pay-9' })],
        ['that is paid', anOrder({ state: 'paid', paidAt: now })],
        ['that renews', anOrder({ renewsSubscriptionId: 'subscription-1' })],
      ])('stores an order %s as it is', async (_, order) => {
        const { orders } = await forTwo()
        expect(await orders.place(order, 'form-1')).toEqual({ type: 'placed', order })
        expect(await orders.find(order.id)).toEqual(order)
      })

      test('of the same form twice gives the first order', async () => {
        const { orders } = await forTwo()
        const first = anOrder({ id: 'first' })
        await orders.place(first, 'form-1')
        expect(await orders.place(anOrder({ id: 'second' }), 'form-1')).toEqual({ type: 'placed-before', order: first })
        expect(await orders.find('second')).toBeUndefined()
      })

      test('of the same form later gives the order as it stands then', async () => {
        const { orders } = await forTwo()
        const order = anOrder({ paymentReference: null })
        await orders.place(order, 'form-1')
        await orders.attachPayment(order.id, payment('pay-7'))
        await orders.settle(order.id, reportOf('declined'))
        expect(await orders.place(anOrder({ id: 'second' }), 'form-1')).toEqual({
          type: 'placed-before',
          order: { ...order, paymentReference: 'pay-7', paymentUrl: 'https://payments.example/pay-7', state: 'declined' },
        })
      })

      test('with a key that another member used is an order of its own', async () => {
        const { orders } = await forTwo()
        await orders.place(anOrder({ id: 'first' }), 'form-1')
        expect(await orders.place(anOrder({ id: 'second', memberId: 'member-2' }), 'form-1')).toMatchObject({ type: 'placed' })
        expect(await orders.find('second')).toMatchObject({ memberId: 'member-2' })
      })

      test('ten times at once with one form makes one order', async () => {
        const { orders } = await forTwo()
        const sendings = Array.from({ length: 10 }, (_, index) => orders.place(anOrder({ id: `order-${index}` }), 'form-1'))
        const outcomes = await Promise.all(sendings)
        expect(outcomes.filter(({ type }) => type === 'placed')).toHaveLength(1)
        expect(outcomes.filter(({ type }) => type === 'placed-before')).toHaveLength(9)
        expect(new Set(outcomes.map((outcome) => ('order' in outcome ? outcome.order.id : outcome.type)))).toHaveProperty('size', 1)
      })

      test('attaches the payment that was started for it, and to no other order', async () => {
        const { orders } = await forTwo()
        await orders.place(anOrder({ id: 'first', paymentReference: null }), 'form-1')
        await orders.place(anOrder({ id: 'second', paymentReference: null }), 'form-2')
        expect(await orders.attachPayment('first', payment('pay-7'))).toBe('https://payments.example/pay-7')
        expect(await orders.attachPayment('nobody', payment('pay-8'))).toBe('https://payments.example/pay-8')
        expect(await orders.find('first')).toMatchObject({ paymentReference: 'pay-7', paymentUrl: 'https://payments.example/pay-7' })
        expect(await orders.find('second')).toMatchObject({ paymentReference: null, paymentUrl: null })
      })

      test('keeps the payment that was attached first', async () => {
        const { orders } = await forTwo()
        await orders.place(anOrder({ paymentReference: null }), 'form-1')
        await orders.attachPayment('order-1', payment('pay-7'))
        expect(await orders.attachPayment('order-1', payment('pay-8'))).toBe('https://payments.example/pay-7')
        expect(await orders.find('order-1')).toMatchObject({ paymentReference: 'pay-7', paymentUrl: 'https://payments.example/pay-7' })
      })

      test('remembers the last charge that nobody was sent anywhere to pay', async () => {
        const { orders } = await forTwo()
        await orders.place(anOrder({ paymentReference: null }), 'form-1')
        await orders.attachCharge('order-1', 'pay-7')
        await orders.attachCharge('order-1', 'pay-8')
        await orders.attachCharge('nobody', 'pay-9')
        expect(await orders.find('order-1')).toMatchObject({ paymentReference: 'pay-8', paymentUrl: null })
      })

      test('that nobody placed is not found', async () => {
        expect(await (await forTwo()).orders.find('order-1')).toBeUndefined()
      })
    })

    describe('a coupon’s uses', () => {
      const withCode = (id: string, changes: Partial<Order> = {}) => anOrder({ id, couponCode: code, ...changes })

      test.each([
        [3, 2],
        [1, 0],
        [null, null],
      ])('of %s left, an order leaves %s', async (before, after) => {
        const checkout = await withCoupon(before)
        expect(await checkout.orders.place(withCode('order-1'), 'form-1')).toMatchObject({ type: 'placed' })
        expect(await usesLeft(checkout)).toBe(after)
      })

      test('are taken once when a form is sent twice', async () => {
        const checkout = await withCoupon(3)
        await checkout.orders.place(withCode('first'), 'form-1')
        await checkout.orders.place(withCode('second'), 'form-1')
        expect(await usesLeft(checkout)).toBe(2)
      })

      test('run out: the order is refused and not stored, and its form may be sent again later', async () => {
        const checkout = await withCoupon(0)
        expect(await checkout.orders.place(withCode('order-1'), 'form-1')).toEqual({ type: 'coupon-used-up' })
        expect(await checkout.orders.find('order-1')).toBeUndefined()
        await checkout.coupons.save(aCoupon({ code, usesLeft: 1 }))
        expect(await checkout.orders.place(withCode('order-2'), 'form-1')).toMatchObject({ type: 'placed' })
      })

      test('of a code that nobody stored are used up', async () => {
        const { orders } = await forTwo()
        expect(await orders.place(withCode('order-1'), 'form-1')).toEqual({ type: 'coupon-used-up' })
        expect(await orders.find('order-1')).toBeUndefined()
      })

      test('go over from one unpaid order of a member to the next', async () => {
        const checkout = await withCoupon(1)
        await checkout.orders.place(withCode('first'), 'form-1')
        expect(await checkout.orders.place(withCode('second'), 'form-2')).toMatchObject({ type: 'placed' })
        await checkout.orders.settle('first', reportOf('abandoned'))
        expect(await usesLeft(checkout)).toBe(0)
        await checkout.orders.settle('second', reportOf('abandoned'))
        expect(await usesLeft(checkout)).toBe(1)
      })

      test('go over from an order that costs nothing, which then gives nothing', async () => {
        const checkout = await withCoupon(1)
        await checkout.orders.place(withCode('first', { amount: eur(0) }), 'form-1')
        await checkout.orders.place(withCode('second', { amount: eur(0) }), 'form-2')
        expect(await checkout.orders.find('first')).toMatchObject({ state: 'abandoned' })
        await checkout.orders.settle('first', reportOf('succeeded'))
        await checkout.orders.settle('second', reportOf('succeeded'))
        expect((await checkout.subscriptions.ofMember('member-1')).map(({ orderId }) => orderId)).toEqual(['second'])
        expect(await usesLeft(checkout)).toBe(0)
      })

      test('are spent by a paid order, and only by its member', async () => {
        const checkout = await withCoupon(2)
        await checkout.orders.place(withCode('order-1'), 'form-1')
        expect(await checkout.coupons.useBy(code, 'member-1')).toBe('held')
        await checkout.orders.settle('order-1', reportOf('succeeded'))
        expect(await checkout.coupons.useBy(code, 'member-1')).toBe('spent')
        expect(await checkout.coupons.useBy(code, 'member-2')).toBe('none')
        expect(await usesLeft(checkout)).toBe(1)
      })

      test('are for each member one: after a paid order the next is refused and not stored', async () => {
        const checkout = await withCoupon(5)
        await checkout.orders.place(withCode('order-1'), 'form-1')
        await checkout.orders.settle('order-1', reportOf('succeeded'))
        expect(await checkout.orders.place(withCode('order-2'), 'form-2')).toEqual({ type: 'coupon-already-used' })
        expect(await checkout.orders.find('order-2')).toBeUndefined()
        expect(await checkout.orders.place(withCode('order-3', { memberId: 'member-2' }), 'form-1')).toMatchObject({ type: 'placed' })
        expect(await usesLeft(checkout)).toBe(3)
      })

      test.each(['declined', 'abandoned'] as const)('come back, once, when the payment was %s', async (status) => {
        const checkout = await withCoupon(2)
        await checkout.orders.place(withCode('order-1'), 'form-1')
        await checkout.orders.settle('order-1', reportOf(status))
        await checkout.orders.settle('order-1', reportOf(status))
        expect(await usesLeft(checkout)).toBe(2)
        expect(await checkout.coupons.useBy(code, 'member-1')).toBe('none')
      })

      test('without limit stay without limit when they come back', async () => {
        const checkout = await withCoupon(null)
        await checkout.orders.place(withCode('order-1'), 'form-1')
        await checkout.orders.settle('order-1', reportOf('declined'))
        expect(await usesLeft(checkout)).toBeNull()
      })

      test('that came back are taken again when the payment comes after all', async () => {
        const checkout = await withCoupon(2)
        await checkout.orders.place(withCode('order-1'), 'form-1')
        await checkout.orders.settle('order-1', reportOf('declined'))
        await checkout.orders.settle('order-1', reportOf('succeeded', 2))
        expect(await usesLeft(checkout)).toBe(1)
        expect(await checkout.coupons.useBy(code, 'member-1')).toBe('spent')
      })

      test('never fall below zero when the payment comes after somebody else took the last', async () => {
        const checkout = await withCoupon(1)
        await checkout.orders.place(withCode('order-1'), 'form-1')
        await checkout.orders.settle('order-1', reportOf('declined'))
        await checkout.orders.place(withCode('order-2', { memberId: 'member-2' }), 'form-1')
        await checkout.orders.settle('order-1', reportOf('succeeded', 2))
        expect(await usesLeft(checkout)).toBe(0)
        expect(await checkout.coupons.useBy(code, 'member-1')).toBe('spent')
      })

      test('that came back are taken once when two late payments of a member come at once', async () => {
        const checkout = await withCoupon(5)
        for (const id of ['order-1', 'order-2']) {
          await checkout.orders.place(withCode(id), `form of ${id}`)
          await checkout.orders.settle(id, reportOf('declined'))
        }
        await Promise.all(['order-1', 'order-2'].map((id) => checkout.orders.settle(id, reportOf('succeeded', 2))))
        expect(await checkout.orders.find('order-1')).toMatchObject({ state: 'paid' })
        expect(await checkout.orders.find('order-2')).toMatchObject({ state: 'paid' })
        expect(await usesLeft(checkout)).toBe(4)
      })

      test('are ten for a hundred members at once: ten orders are placed and ninety refused', async () => {
        const memberIds = Array.from({ length: 100 }, (_, index) => `member-${index}`)
        const checkout = await makeSubject(memberIds)
        await checkout.coupons.save(aCoupon({ code, usesLeft: 10 }))
        const outcomes = await Promise.all(memberIds.map((memberId) => checkout.orders.place(withCode(`order of ${memberId}`, { memberId }), 'form-1')))
        expect(outcomes.filter(({ type }) => type === 'placed')).toHaveLength(10)
        expect(outcomes.filter(({ type }) => type === 'coupon-used-up')).toHaveLength(90)
        expect(await usesLeft(checkout)).toBe(0)
      })

      test('are one for ten orders of one member at once', async () => {
        const checkout = await withCoupon(1)
        const outcomes = await Promise.all(Array.from({ length: 10 }, (_, index) => checkout.orders.place(withCode(`order-${index}`), `form-${index}`)))
        expect(outcomes.map(({ type }) => type)).toEqual(Array.from({ length: 10 }, () => 'placed'))
        expect(await usesLeft(checkout)).toBe(0)
      })
    })

    describe('settling an order', () => {
      test('that nobody placed decides nothing', async () => {
        const { orders } = await forTwo()
        const settled = orders.settle('order-1', () => {
          throw new Error('There is nothing to decide.')
        })
        expect(await settled).toBeUndefined()
      })

      test('stores what was decided and gives it back', async () => {
        const { orders, subscriptions } = await forTwo()
        const order = anOrder()
        await orders.place(order, 'form-1')
        const settlement = await orders.settle(order.id, reportOf('succeeded'))
        expect(settlement).toEqual(reportOf('succeeded')(order, []))
        expect(await orders.find(order.id)).toEqual({ ...order, state: 'paid', paidAt: now })
        expect(await subscriptions.ofMember('member-1')).toEqual([settlement?.subscription])
        expect(await subscriptions.ofMember('member-2')).toEqual([])
      })

      test('may give a subscription for life', async () => {
        const { orders, subscriptions } = await forTwo()
        await orders.place(anOrder(), 'form-1')
        await orders.settle('order-1', (order, owned) => {
          const settlement = reportOf('succeeded')(order, owned)
          return { ...settlement, subscription: settlement.subscription && { ...settlement.subscription, endsAt: null } }
        })
        expect(await subscriptions.ofMember('member-1')).toMatchObject([{ endsAt: null }])
      })

      test.each(['declined', 'abandoned', 'pending'] as const)('whose payment is %s gives no subscription', async (status) => {
        const { orders, subscriptions } = await forTwo()
        await orders.place(anOrder(), 'form-1')
        await orders.settle('order-1', reportOf(status))
        expect(await orders.find('order-1')).toMatchObject({ state: status })
        expect(await subscriptions.ofMember('member-1')).toEqual([])
      })

      test('changes nothing when the decision fails, and the order can be settled later', async () => {
        const { orders } = await forTwo()
        await orders.place(anOrder(), 'form-1')
        const failing = async () =>
          orders.settle('order-1', () => {
            throw new Error('the decision failed')
          })
        await expect(failing()).rejects.toThrow('the decision failed')
        expect(await orders.find('order-1')).toMatchObject({ state: 'pending' })
        expect(await orders.settle('order-1', reportOf('succeeded'))).toMatchObject({ order: { state: 'paid' } })
      })

      test('twenty times at once gives one subscription', async () => {
        const { orders, subscriptions, coupons, mailIds } = await withCoupon(5)
        await orders.place(anOrder({ couponCode: code }), 'form-1')
        const reports = Array.from({ length: 20 }, (_, index) => orders.settle('order-1', reportOf('succeeded', index)))
        const settlements = await Promise.all(reports)
        expect(settlements.filter((settlement) => settlement?.subscription)).toHaveLength(1)
        expect(settlements.every((settlement) => settlement?.order.state === 'paid')).toBe(true)
        expect(await subscriptions.ofMember('member-1')).toHaveLength(1)
        expect(await coupons.find(code)).toMatchObject({ usesLeft: 4 })
        expect(await mailIds()).toEqual(['receipt:order-1'])
      })

      test('adds its mails with what it decides, or not at all', async () => {
        const { orders, mailIds } = await forTwo()
        await orders.place(anOrder(), 'form-1')
        await orders.settle('order-1', reportOf('declined'))
        expect(await mailIds()).toEqual([])
        await orders.settle('order-1', reportOf('succeeded'))
        expect(await mailIds()).toEqual(['receipt:order-1'])
      })

      test('knows the subscriptions of its member, and of nobody else', async () => {
        const { orders } = await forTwo()
        for (const [id, memberId] of [['first', 'member-1'], ['second', 'member-2'], ['third', 'member-1']] as const) {
          await orders.place(anOrder({ id, memberId }), `form of ${id}`)
        }
        await orders.settle('first', reportOf('succeeded'))
        await orders.settle('second', reportOf('succeeded'))
        let known: readonly StoredSubscription[] = []
        await orders.settle('third', (order, owned) => {
          known = owned
          return reportOf('pending')(order, owned)
        })
        expect(known.map(({ orderId }) => orderId)).toEqual(['first'])
      })

      test('of two orders of a member at once knows what the other one gave', async () => {
        const { orders, subscriptions } = await forTwo()
        await orders.place(anOrder({ id: 'first' }), 'form-1')
        await orders.place(anOrder({ id: 'second' }), 'form-2')
        const oneAfterAnother = (order: Order, owned: readonly StoredSubscription[]) => {
          const settlement = reportOf('succeeded')(order, owned)
          const startsAt = now + owned.length
          return { ...settlement, subscription: settlement.subscription && { ...settlement.subscription, startsAt } }
        }
        await Promise.all(['first', 'second'].map((id) => orders.settle(id, oneAfterAnother)))
        expect((await subscriptions.ofMember('member-1')).map(({ startsAt }) => startsAt)).toEqual([now, now + 1])
      })

      test('at once with contrary reports pays it once and keeps the coupon spent', async () => {
        const { orders, subscriptions, coupons } = await withCoupon(5)
        await orders.place(anOrder({ couponCode: code }), 'form-1')
        const statuses = ['declined', 'succeeded', 'abandoned', 'succeeded', 'pending', 'declined'] as const
        await Promise.all(statuses.map((status, index) => orders.settle('order-1', reportOf(status, index))))
        expect(await orders.find('order-1')).toMatchObject({ state: 'paid' })
        expect(await subscriptions.ofMember('member-1')).toHaveLength(1)
        expect(await coupons.find(code)).toMatchObject({ usesLeft: 4 })
        expect(await coupons.useBy(code, 'member-1')).toBe('spent')
      })
    })

    test('an order is found again by the form that made it, for its member only', async () => {
      const { orders } = await forTwo()
      const order = anOrder({ id: 'order-1' })
      await orders.place(order, 'form-1')
      expect(await orders.findSent(order.memberId, 'form-1')).toEqual(order)
      expect(await orders.findSent('member-2', 'form-1')).toBeUndefined()
      expect(await orders.findSent(order.memberId, 'form-2')).toBeUndefined()
    })

    describe('pending orders', () => {
      const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id)

      test('are those placed before a time, the oldest first, as many as asked for', async () => {
        const { orders } = await forTwo()
        for (const [id, age] of Object.entries({ 'an-hour': 60, 'a-minute': 1, 'two-hours': 120, now: 0 })) {
          await orders.place(anOrder({ id, createdAt: now - age * 60_000 }), `form of ${id}`)
        }
        expect(idsOf(await orders.pending(now, 10))).toEqual(['two-hours', 'an-hour', 'a-minute'])
        expect(idsOf(await orders.pending(now - 60_000, 10))).toEqual(['two-hours', 'an-hour'])
        expect(idsOf(await orders.pending(now, 1))).toEqual(['two-hours'])
      })

      test('are those asked about longest ago first', async () => {
        const { orders } = await forTwo()
        for (const id of ['first', 'second', 'third']) await orders.place(anOrder({ id, createdAt: 0 }), `form of ${id}`)
        await orders.markAsked('first', now)
        await orders.markAsked('third', now - 1)
        expect(idsOf(await orders.pending(now, 10))).toEqual(['second', 'third', 'first'])
      })

      test('are none that renews and was never charged', async () => {
        const { orders } = await forTwo()
        const renewal = { renewsSubscriptionId: 'subscription-1', createdAt: 0 } as const
        await orders.place(anOrder({ id: 'uncharged', paymentReference: null, ...renewal }), 'form-1')
        await orders.place(anOrder({ id: 'charged', ...renewal }), 'form-2')
        await orders.place(anOrder({ id: 'never started', paymentReference: null, createdAt: 1 }), 'form-3')
        expect(idsOf(await orders.pending(now, 10))).toEqual(['charged', 'never started'])
      })

      test('are none that was settled', async () => {
        const { orders } = await forTwo()
        for (const status of ['succeeded', 'declined', 'abandoned'] as const) {
          await orders.place(anOrder({ id: status, createdAt: 0 }), `form of ${status}`)
          await orders.settle(status, reportOf(status))
        }
        expect(await orders.pending(now, 10)).toEqual([])
      })
    })

    describe('renewing', () => {
      const withSubscription = async (): Promise<CheckoutRepositories> => {
        const checkout = await forTwo()
        await checkout.orders.place(anOrder({ id: 'first' }), 'form-1')
        await checkout.orders.settle('first', reportOf('succeeded'))
        return checkout
      }
      const end = Date.UTC(2026, 11, 21, 12)
      const renewal = (id: string, key = 'renewal:1') => (): RenewalOrder => ({
        order: anOrder({ id, renewsSubscriptionId: 'first-1', createdAt: end - 1, paymentReference: null }),
        idempotencyKey: key,
      })

      test('places an order that makes the subscription longer once it is paid', async () => {
        const { orders, subscriptions, mailIds } = await withSubscription()
        expect(await orders.placeRenewal('first-1', renewal('second'))).toEqual(renewal('second')().order)
        await orders.settle('second', reportOf('succeeded'))
        await orders.settle('second', reportOf('succeeded', 2))
        expect(await subscriptions.ofMember('member-1')).toMatchObject([{ id: 'first-1', orderId: 'first', endsAt: Date.UTC(2027, 0, 21, 12) }])
        expect(await mailIds()).toEqual(['receipt:first', 'receipt:second'])
      })

      test('knows the subscription as it stands', async () => {
        const { orders, subscriptions } = await withSubscription()
        const known: StoredSubscription[] = []
        await orders.placeRenewal('first-1', (subscription, owned) => {
          known.push(subscription, ...owned)
          return null
        })
        const [subscription] = await subscriptions.ofMember('member-1')
        expect(known).toEqual([subscription, subscription])
      })

      test('that is refused places nothing', async () => {
        const { orders } = await withSubscription()
        expect(await orders.placeRenewal('first-1', () => null)).toBeUndefined()
        expect(await orders.placeRenewal('nobody’s', renewal('second'))).toBeUndefined()
        expect(await orders.find('second')).toBeUndefined()
      })

      test('places one order at a time: the next comes once that one is declined', async () => {
        const { orders } = await withSubscription()
        await orders.placeRenewal('first-1', renewal('second'))
        expect(await orders.placeRenewal('first-1', renewal('third', 'renewal:2'))).toMatchObject({ id: 'second' })
        await orders.settle('second', reportOf('declined'))
        expect(await orders.placeRenewal('first-1', renewal('fourth'))).toMatchObject({ id: 'second', state: 'declined' })
        expect(await orders.placeRenewal('first-1', renewal('third', 'renewal:2'))).toMatchObject({ id: 'third' })
      })

      test('ten times at once, with keys of their own, places one order', async () => {
        const { orders } = await withSubscription()
        const placed = await Promise.all(Array.from({ length: 10 }, (_, index) => orders.placeRenewal('first-1', renewal(`order-${index}`, `renewal:${index}`))))
        expect(new Set(placed.map((order) => order?.id))).toHaveProperty('size', 1)
        expect(await orders.ofMember('member-1')).toHaveLength(2)
      })
    })

    describe('orders for an accountant', () => {
      test('of a member are all of them, the oldest first', async () => {
        const { orders } = await forTwo()
        await orders.place(anOrder({ id: 'late', createdAt: 2 }), 'form-1')
        await orders.place(anOrder({ id: 'early', createdAt: 1 }), 'form-2')
        await orders.place(anOrder({ id: 'another', memberId: 'member-2' }), 'form-1')
        expect((await orders.ofMember('member-1')).map(({ id }) => id)).toEqual(['early', 'late'])
      })

      test('since a time are those that are not paid, and the number of those that are', async () => {
        const { orders } = await forTwo()
        for (const [id, status, createdAt] of [['before', 'declined', 9], ['declined', 'declined', 12], ['pending', 'pending', 10], ['paid', 'succeeded', 10], ['paid before', 'succeeded', 9]] as const) {
          await orders.place(anOrder({ id, createdAt }), `form of ${id}`)
          await orders.settle(id, reportOf(status))
        }
        expect((await orders.unpaidSince(10)).map(({ id }) => id)).toEqual(['pending', 'declined'])
        expect(await orders.countPaidSince(10)).toBe(1)
        expect(await orders.countPaidSince(9)).toBe(2)
      })

      test('tell those that are paid and gave nothing', async () => {
        const { orders } = await forTwo()
        await orders.place(anOrder({ id: 'given', createdAt: 10 }), 'form-1')
        await orders.settle('given', reportOf('succeeded'))
        await orders.place(anOrder({ id: 'renewed', createdAt: 10, state: 'paid', renewsSubscriptionId: 'given-1' }), 'form-2')
        for (const [id, createdAt] of [['lost', 11], ['earlier', 10], ['before', 9]] as const) await orders.place(anOrder({ id, createdAt, state: 'paid' }), id)
        await orders.place(anOrder({ id: 'lost renewal', createdAt: 12, state: 'paid', renewsSubscriptionId: 'nobody’s' }), 'form-6')
        await orders.place(anOrder({ id: 'pending', createdAt: 12 }), 'form-7')
        expect(await orders.paidWithoutSubscriptionSince(10)).toEqual(['earlier', 'lost', 'lost renewal'])
      })
    })
  })
}
