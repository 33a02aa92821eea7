import type { CouponRepository } from '../../application/ports/coupon-repository.ts'
import type { OrderRepository, PlacedOrder } from '../../application/ports/order-repository.ts'
import type { SubscriptionRepository } from '../../application/ports/subscription-repository.ts'
import type { Order, Settlement } from '../../domain/checkout/order.ts'
import type { Coupon } from '../../domain/promo-codes/coupon.ts'
import type { Subscription } from '../../domain/subscriptions/subscription.ts'

type CouponUse = { orderId: string; isSpent: boolean }

/** Orders, the coupons that they use and the subscriptions that they give: one store, as they change together. */
export class InMemoryCheckout {
  readonly #orders = new Map<string, Order>()
  readonly #idempotencyKeys = new Map<string, string>()
  readonly #asked = new Map<string, number>()
  readonly #coupons = new Map<string, Coupon>()
  readonly #uses = new Map<string, CouponUse>()
  readonly #subscriptions: Subscription[] = []

  readonly coupons: CouponRepository = {
    save: (coupon) => {
      this.#coupons.set(coupon.code, coupon)
      return Promise.resolve()
    },
    find: (code) => Promise.resolve(this.#coupons.get(code)),
    useBy: (code, memberId) => {
      const use = this.#uses.get(this.#useKey(code, memberId))
      return Promise.resolve(use ? (use.isSpent ? 'spent' : 'held') : 'none')
    },
  }

  readonly subscriptions: SubscriptionRepository = {
    ofMember: (memberId) => Promise.resolve(this.#subscriptions.filter((one) => one.memberId === memberId)),
  }

  readonly orders: OrderRepository = {
    place: (order, idempotencyKey) => Promise.resolve(this.#place(order, `${order.memberId} ${idempotencyKey}`)),
    attachPayment: (orderId, paymentReference) => {
      const order = this.#orders.get(orderId)
      if (order) this.#orders.set(orderId, { ...order, paymentReference })
      return Promise.resolve()
    },
    find: (orderId) => Promise.resolve(this.#orders.get(orderId)),
    findSent: (memberId, idempotencyKey) =>
      Promise.resolve(this.#orders.get(this.#idempotencyKeys.get(`${memberId} ${idempotencyKey}`) ?? '')),
    settle: (orderId, decide) => Promise.resolve(this.#settle(orderId, decide)),
    pending: (placedBefore, limit) =>
      Promise.resolve(
        [...this.#orders.values()]
          .filter(({ state, createdAt }) => state === 'pending' && createdAt < placedBefore)
          .toSorted((a, b) => this.#askedAt(a) - this.#askedAt(b) || a.createdAt - b.createdAt)
          .slice(0, limit),
      ),
    markAsked: (orderId, at) => {
      this.#asked.set(orderId, at)
      return Promise.resolve()
    },
  }

  #askedAt({ id }: Order): number {
    return this.#asked.get(id) ?? 0
  }

  #useKey(code: string, memberId: string): string {
    return `${code} ${memberId}`
  }

  #takeUse(code: string): boolean {
    const coupon = this.#coupons.get(code)
    if (!coupon || coupon.usesLeft === 0) return false
    if (coupon.usesLeft !== null) this.#coupons.set(code, { ...coupon, usesLeft: coupon.usesLeft - 1 })
    return true
  }

  #place(order: Order, key: string): PlacedOrder {
    const before = this.#orders.get(this.#idempotencyKeys.get(key) ?? '')
    if (before) return { type: 'placed-before', order: before }
    if (order.couponCode !== null) {
      const useKey = this.#useKey(order.couponCode, order.memberId)
      const use = this.#uses.get(useKey)
      if (use?.isSpent) return { type: 'coupon-already-used' }
      if (!use && !this.#takeUse(order.couponCode)) return { type: 'coupon-used-up' }
      this.#uses.set(useKey, { orderId: order.id, isSpent: false })
    }
    this.#orders.set(order.id, order)
    this.#idempotencyKeys.set(key, order.id)
    return { type: 'placed', order }
  }

  #settle(orderId: string, decide: (order: Order) => Settlement): Settlement | undefined {
    const current = this.#orders.get(orderId)
    if (!current) return undefined
    const settlement = decide(current)
    const { order, subscription, coupon } = settlement
    this.#orders.set(orderId, order)
    if (subscription) this.#subscriptions.push(subscription)
    if (order.couponCode !== null && coupon === 'spend') this.#spendUse(order, order.couponCode)
    if (order.couponCode !== null && coupon === 'release') this.#releaseUse(order, order.couponCode)
    return settlement
  }

  #spendUse(order: Order, code: string): void {
    const useKey = this.#useKey(code, order.memberId)
    if (!this.#uses.has(useKey)) this.#takeUse(code)
    this.#uses.set(useKey, { orderId: order.id, isSpent: true })
  }

  #releaseUse(order: Order, code: string): void {
    const useKey = this.#useKey(code, order.memberId)
    const use = this.#uses.get(useKey)
    if (!use || use.isSpent || use.orderId !== order.id) return
    this.#uses.delete(useKey)
    const coupon = this.#coupons.get(code)
    if (coupon && coupon.usesLeft !== null) this.#coupons.set(code, { ...coupon, usesLeft: coupon.usesLeft + 1 })
  }
}
