import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import { checkGiftCard, type GiftCard, type GiftCardRefusal } from '../../domain/checkout/gift-card.ts'
import { readGiftCardCode } from '../../domain/checkout/gift-card-code.ts'
import { newSubscription, type Order } from '../../domain/checkout/order.ts'
import { startOfNext } from '../../domain/subscriptions/following-subscription.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { givesAccess } from '../../domain/subscriptions/subscription-status.ts'
import type { Clock } from '../ports/clock.ts'
import type { GiftCardCodes } from '../ports/gift-card-codes.ts'
import type { GiftCardPurchase, GiftCardRepository } from '../ports/gift-card-repository.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { OrderRepository } from '../ports/order-repository.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'
import { idempotencyKeySchema } from './idempotency-key.ts'
import { productsOf, thatOpen } from './products-of.ts'
import { receiptMail } from './subscription-mails.ts'

export const giftCardRequestSchema = v.object({
  /** As it was typed. */
  code: v.pipe(v.string(), v.maxLength(100)),
  /** The person asked for access at once. */
  immediateAccess: v.boolean(),
  idempotencyKey: idempotencyKeySchema,
})
export type GiftCardRequest = v.InferOutput<typeof giftCardRequestSchema>

export type RedeemGiftCardError =
  | GiftCardRefusal
  | { readonly type: 'plan-unknown' }
  | { readonly type: 'member-unknown' }
  | { readonly type: 'immediate-access-not-accepted' }
  | { readonly type: 'idempotency-key-reused' }
  /** The member has what the card gives, for life, from now or from some day on. */
  | { readonly type: 'already-subscribed'; readonly endsAt: null }

/** Something was bought between the reading of what the member has and the spending: it is not known yet what it opens. */
type BoughtMeanwhile = { readonly type: 'bought-meanwhile' }

/** What the card gave: its plan, from one moment to another, or for life. */
export type RedeemedGiftCard = {
  readonly orderId: string
  readonly planId: string
  readonly startsAt: number
  readonly endsAt: number | null
}

/**
 * Spends a gift card, once: it gives the member its plan for one period, which is not renewed, and a receipt. The period
 * begins at once, or where the last one of the same product ends. Sending the same form again gives the same answer.
 */
export const makeRedeemGiftCard =
  ({
    giftCards,
    codes,
    orders,
    plans,
    members,
    clock,
    ids,
    siteUrl,
  }: {
    giftCards: GiftCardRepository
    codes: GiftCardCodes
    orders: Pick<OrderRepository, 'ofMember'>
    plans: PlanCatalogue
    members: Pick<MemberRepository, 'find'>
    clock: Clock
    ids: UniqueIds
    siteUrl: string
  }) =>
  async (request: GiftCardRequest, memberId: string): Promise<Result<RedeemedGiftCard, RedeemGiftCardError>> => {
    if (!request.immediateAccess) return err({ type: 'immediate-access-not-accepted' })
    const member = await members.find(memberId)
    if (!member) return err({ type: 'member-unknown' })
    const code = readGiftCardCode(request.code)
    if (code === null) return err({ type: 'gift-card-unknown' })
    const fingerprint = await codes.fingerprint(code)
    const issued = await giftCards.find(fingerprint)
    if (!issued) return err({ type: 'gift-card-unknown' })
    const plan = await plans.find(issued.planId)
    if (!plan) return err({ type: 'plan-unknown' })

    const spend = async (): Promise<Result<RedeemedGiftCard, RedeemGiftCardError | BoughtMeanwhile>> => {
      const bought = await orders.ofMember(memberId)
      const products = await productsOf(plans, bought)
      const decideKnowing = (card: GiftCard | undefined, owned: readonly StoredSubscription[]): Result<GiftCardPurchase, RedeemGiftCardError | BoughtMeanwhile> =>
        owned.every(({ orderId }) => bought.some(({ id }) => id === orderId)) ? decide(card, owned, products) : err({ type: 'bought-meanwhile' })
      const spent = await giftCards.spend(fingerprint, { memberId, idempotencyKey: request.idempotencyKey }, decideKnowing)
      return spent.map(({ order, subscription: { planId, startsAt, endsAt } }) => ({ orderId: order.id, planId, startsAt, endsAt }))
    }
    const decide = (
      card: GiftCard | undefined,
      owned: readonly StoredSubscription[],
      products: ReadonlyMap<string, string>,
    ): Result<GiftCardPurchase, RedeemGiftCardError> => {
      const now = clock.now()
      const checked = checkGiftCard(card, now)
      if (checked.isErr()) return err(checked.error)
      const sameProduct = thatOpen(plan.product, owned, products)
      const isForLife = sameProduct.some((one) => one.endsAt === null && givesAccess(one, Math.max(now, one.startsAt)))
      if (isForLife) return err({ type: 'already-subscribed', endsAt: null })
      const order: Order = {
        id: ids.next(),
        memberId,
        planId: plan.id,
        amount: { minorUnits: 0, currency: plan.price.currency },
        couponCode: null,
        provider: 'gift-card',
        paymentReference: null,
        paymentUrl: null,
        renewsSubscriptionId: null,
        state: 'paid',
        createdAt: now,
        paidAt: now,
      }
      const subscription = newSubscription(order, plan, { id: ids.next(), paidAt: now, startsAt: startOfNext(sameProduct, now) })
      return ok({
        order,
        subscription,
        mails: [receiptMail({ plan, member, siteUrl }, { order, subscription, startsAt: subscription.startsAt, paidAt: now })],
      })
    }
    for (;;) {
      const spent = await spend()
      if (spent.isOk()) return ok(spent.value)
      if (spent.error.type !== 'bought-meanwhile') return err(spent.error)
    }
  }
