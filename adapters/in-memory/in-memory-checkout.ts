import { err, ok, type Result } from 'neverthrow'
import type { CouponRepository } from '../../application/ports/coupon-repository.ts'
import type { GiftCardPurchase, GiftCardRepository } from '../../application/ports/gift-card-repository.ts'
import type { MailOutbox, QueuedMail } from '../../application/ports/mail-outbox.ts'
import type { OrderRepository, PlacedOrder, RenewalOrder, StoredSettlement } from '../../application/ports/order-repository.ts'
import type { Refund, RefundRepository } from '../../application/ports/refund-repository.ts'
import type { SubscriptionChange, SubscriptionRepository } from '../../application/ports/subscription-repository.ts'
import type { GiftCard } from '../../domain/checkout/gift-card.ts'
import type { Order } from '../../domain/checkout/order.ts'
import type { Coupon } from '../../domain/promo-codes/coupon.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'

type CouponUse = { orderId: string; isSpent: boolean }

const byAge = (a: Order, b: Order): number => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)

/** Orders, the coupons and gift cards that they use, the subscriptions that they give and their refunds: one store, as they change together. */
export class InMemoryCheckout {
  readonly #orders = new Map<string, Order>()
  readonly #idempotencyKeys = new Map<string, string>()
  readonly #asked = new Map<string, number>()
  readonly #coupons = new Map<string, Coupon>()
  readonly #uses = new Map<string, CouponUse>()
  readonly #subscriptions = new Map<string, StoredSubscription>()
  readonly #refunds = new Map<string, Refund>()
  readonly #giftCards = new Map<string, GiftCard>()
  readonly #outbox: Pick<MailOutbox, 'add'>

  constructor(outbox: Pick<MailOutbox, 'add'>) {
    this.#outbox = outbox
  }

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
    ofMember: (memberId) => Promise.resolve(this.#owned(memberId)),
    change: (subscriptionId, decide) => Promise.resolve(this.#change(subscriptionId, decide)),
    renewingEndingBefore: (endsBefore) =>
      Promise.resolve(
        [...this.#subscriptions.values()]
          .filter((one) => one.renews !== null && one.cancelledAt === null && one.refundedAt === null && (one.endsAt ?? endsBefore) < endsBefore)
          .toSorted((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0) || (a.id < b.id ? -1 : 1)),
      ),
  }

  readonly refunds: RefundRepository = {
    find: (orderId) => Promise.resolve(this.#refunds.get(orderId)),
    open: (limit) =>
      Promise.resolve(
        [...this.#refunds.values()]
          .filter(({ state }) => state === 'asked')
          .toSorted((a, b) => a.askedAt - b.askedAt || (a.orderId < b.orderId ? -1 : 1))
          .slice(0, limit),
      ),
    mark: (orderId, answer) => {
      const refund = this.#refunds.get(orderId)
      if (refund?.state === 'asked') this.#refunds.set(orderId, { ...refund, ...answer })
      return Promise.resolve()
    },
  }

  readonly giftCards: GiftCardRepository = {
    add: (cards) => {
      for (const card of cards) this.#giftCards.set(card.fingerprint, card)
      return Promise.resolve()
    },
    find: (fingerprint) => Promise.resolve(this.#giftCards.get(fingerprint)),
    spend: (fingerprint, sending, decide) => Promise.resolve(this.#spend(fingerprint, sending, decide)),
  }

  readonly orders: OrderRepository = {
    place: (order, idempotencyKey) => Promise.resolve(this.#place(order, idempotencyKey)),
    placeRenewal: (subscriptionId, decide) => Promise.resolve(this.#placeRenewal(subscriptionId, decide)),
    attachPayment: (orderId, { reference, redirectUrl }) => {
      const order = this.#orders.get(orderId)
      if (order?.paymentUrl === null) this.#orders.set(orderId, { ...order, paymentReference: reference, paymentUrl: redirectUrl })
      return Promise.resolve(order?.paymentUrl ?? redirectUrl)
    },
    attachCharge: (orderId, paymentReference) => {
      const order = this.#orders.get(orderId)
      if (order) this.#orders.set(orderId, { ...order, paymentReference })
      return Promise.resolve()
    },
    find: (orderId) => Promise.resolve(this.#orders.get(orderId)),
    findSent: (memberId, idempotencyKey) => Promise.resolve(this.#sent(memberId, idempotencyKey)),
    ofMember: (memberId) => Promise.resolve([...this.#orders.values()].filter((order) => order.memberId === memberId).toSorted(byAge)),
    settle: (orderId, decide) => Promise.resolve(this.#settle(orderId, decide)),
    pending: (placedBefore, limit) =>
      Promise.resolve(
        [...this.#orders.values()]
          .filter(({ state, createdAt }) => state === 'pending' && createdAt < placedBefore)
          .filter(({ renewsSubscriptionId, paymentReference }) => renewsSubscriptionId === null || paymentReference !== null)
          .toSorted((a, b) => this.#askedAt(a) - this.#askedAt(b) || a.createdAt - b.createdAt)
          .slice(0, limit),
      ),
    markAsked: (orderId, at) => {
      this.#asked.set(orderId, at)
      return Promise.resolve()
    },
    unpaidSince: (since) => Promise.resolve([...this.#orders.values()].filter((order) => order.state !== 'paid' && order.createdAt >= since).toSorted(byAge)),
    paidWithoutSubscriptionSince: (since) =>
      Promise.resolve(
        this.#paidSince(since)
          .filter(({ id, renewsSubscriptionId }) => ![...this.#subscriptions.values()].some((one) => one.orderId === id || one.id === renewsSubscriptionId))
          .map(({ id }) => id),
      ),
    countPaidSince: (since) => Promise.resolve(this.#paidSince(since).length),
  }

  #paidSince(since: number): Order[] {
    return [...this.#orders.values()].filter((order) => order.state === 'paid' && order.createdAt >= since).toSorted(byAge)
  }

  #owned(memberId: string): StoredSubscription[] {
    return [...this.#subscriptions.values()]
      .filter((one) => one.memberId === memberId)
      .toSorted((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1))
  }

  #askedAt({ id }: Order): number {
    return this.#asked.get(id) ?? 0
  }

  #sent(memberId: string, idempotencyKey: string): Order | undefined {
    return this.#orders.get(this.#idempotencyKeys.get(`${memberId} ${idempotencyKey}`) ?? '')
  }

  #insert(order: Order, idempotencyKey: string): void {
    this.#orders.set(order.id, order)
    this.#idempotencyKeys.set(`${order.memberId} ${idempotencyKey}`, order.id)
  }

  #addMails(mails: readonly QueuedMail[]): void {
    for (const mail of mails) void this.#outbox.add(mail)
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

  #place(order: Order, idempotencyKey: string): PlacedOrder {
    const before = this.#sent(order.memberId, idempotencyKey)
    if (before) return { type: 'placed-before', order: before }
    if (order.couponCode !== null) {
      const useKey = this.#useKey(order.couponCode, order.memberId)
      const use = this.#uses.get(useKey)
      if (use?.isSpent) return { type: 'coupon-already-used' }
      if (!use && !this.#takeUse(order.couponCode)) return { type: 'coupon-used-up' }
      const holder = use && this.#orders.get(use.orderId)
      if (holder?.state === 'pending' && holder.amount.minorUnits === 0) this.#orders.set(holder.id, { ...holder, state: 'abandoned' })
      this.#uses.set(useKey, { orderId: order.id, isSpent: false })
    }
    this.#insert(order, idempotencyKey)
    return { type: 'placed', order }
  }

  #placeRenewal(
    subscriptionId: string,
    decide: (subscription: StoredSubscription, owned: readonly StoredSubscription[]) => RenewalOrder | null,
  ): Order | undefined {
    const subscription = this.#subscriptions.get(subscriptionId)
    if (!subscription) return undefined
    const open = [...this.#orders.values()]
      .filter((order) => order.renewsSubscriptionId === subscriptionId && (order.state === 'pending' || order.state === 'mismatched'))
      .toSorted(byAge)
    if (open[0]) return open[0]
    const renewal = decide(subscription, this.#owned(subscription.memberId))
    if (!renewal) return undefined
    const before = this.#sent(subscription.memberId, renewal.idempotencyKey)
    if (!before) this.#insert(renewal.order, renewal.idempotencyKey)
    return before ?? renewal.order
  }

  #change<Refusal>(
    subscriptionId: string,
    decide: (subscription: StoredSubscription, order: Order) => Result<SubscriptionChange, Refusal>,
  ): Result<SubscriptionChange, Refusal> | undefined {
    const current = this.#subscriptions.get(subscriptionId)
    const order = current && this.#orders.get(current.orderId)
    if (!order) return undefined
    const decided = decide(current, order)
    if (decided.isErr()) return err(decided.error)
    const { subscription, mails, refund } = decided.value
    this.#subscriptions.set(subscriptionId, subscription)
    if (refund) this.#refunds.set(refund.orderId, refund)
    this.#addMails(mails)
    return decided
  }

  #spend<Refusal>(
    fingerprint: string,
    { memberId, idempotencyKey }: { memberId: string; idempotencyKey: string },
    decide: (card: GiftCard | undefined, owned: readonly StoredSubscription[]) => Result<GiftCardPurchase, Refusal>,
  ): Result<Pick<GiftCardPurchase, 'order' | 'subscription'>, Refusal | { readonly type: 'idempotency-key-reused' }> {
    const card = this.#giftCards.get(fingerprint)
    const before = this.#sent(memberId, idempotencyKey)
    if (before) {
      const subscription = this.#owned(memberId).find(({ orderId }) => orderId === before.id)
      return card?.orderId === before.id && subscription ? ok({ order: before, subscription }) : err({ type: 'idempotency-key-reused' })
    }
    const decided = decide(card, this.#owned(memberId))
    if (decided.isErr()) return err(decided.error)
    const { order, subscription, mails } = decided.value
    this.#insert(order, idempotencyKey)
    this.#subscriptions.set(subscription.id, subscription)
    if (card) this.#giftCards.set(fingerprint, { ...card, orderId: order.id })
    this.#addMails(mails)
    return ok({ order, subscription })
  }

  #settle(
    orderId: string,
    decide: (order: Order, owned: readonly StoredSubscription[]) => StoredSettlement,
  ): StoredSettlement | undefined {
    const current = this.#orders.get(orderId)
    if (!current) return undefined
    const settlement = decide(current, this.#owned(current.memberId))
    const { order, subscription, coupon, mails } = settlement
    this.#orders.set(orderId, order)
    if (subscription) this.#subscriptions.set(subscription.id, subscription)
    if (order.couponCode !== null && coupon === 'spend') this.#spendUse(order, order.couponCode)
    if (order.couponCode !== null && coupon === 'release') this.#releaseUse(order, order.couponCode)
    this.#addMails(mails)
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
