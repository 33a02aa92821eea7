import type { Result } from 'neverthrow'
import type { GiftCard } from '../../domain/checkout/gift-card.ts'
import type { Order } from '../../domain/checkout/order.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import type { QueuedMail } from './mail-outbox.ts'

/** What a gift card becomes: a paid order, its subscription, and the mail that tells it. */
export type GiftCardPurchase = {
  readonly order: Order
  readonly subscription: StoredSubscription
  readonly mails: readonly QueuedMail[]
}

export type GiftCardRepository = {
  /** Stores new cards, all or none. */
  add(cards: readonly GiftCard[]): Promise<void>
  find(fingerprint: string): Promise<GiftCard | undefined>
  /**
   * Spends a card: stores what `decide` makes of it, all or nothing, alone with the card and with the member's
   * subscriptions from start to end. The same sending again gives the purchase that it made, as it stands now.
   *
   * @param sending a form of a member: `idempotencyKey` is the same every time it is sent
   * @param decide gives the purchase; the card is undefined when nobody issued it
   */
  spend<Refusal>(
    fingerprint: string,
    sending: { readonly memberId: string; readonly idempotencyKey: string },
    decide: (card: GiftCard | undefined, owned: readonly StoredSubscription[]) => Result<GiftCardPurchase, Refusal>,
  ): Promise<Result<Pick<GiftCardPurchase, 'order' | 'subscription'>, Refusal | { readonly type: 'idempotency-key-reused' }>>
}
