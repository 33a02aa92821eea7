import type { Insertable, Selectable } from 'kysely'
import { err, ok, type Result } from 'neverthrow'
import type { GiftCardPurchase, GiftCardRepository } from '../../application/ports/gift-card-repository.ts'
import type { GiftCard } from '../../domain/checkout/gift-card.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { addMails, lockMember, orderOf, orderRow, sentOrder, subscriptionRow, subscriptionsOf } from './checkout-rows.ts'
import type { Database, Schema } from './schema.ts'

const giftCardOf = (row: Selectable<Schema['gift_cards']>): GiftCard => ({
  fingerprint: row.fingerprint,
  planId: row.plan_id,
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  orderId: row.order_id,
})

const giftCardRow = (card: GiftCard): Insertable<Schema['gift_cards']> => ({
  fingerprint: card.fingerprint,
  plan_id: card.planId,
  issued_at: card.issuedAt,
  expires_at: card.expiresAt,
  order_id: card.orderId,
})

/** Few enough for the number of values that a statement may have. */
const rowsAtOnce = 500

export class SqlGiftCardRepository implements GiftCardRepository {
  readonly #db: Database['db']
  readonly #hasRowLocks: boolean
  constructor({ db, hasRowLocks }: Database) {
    this.#db = db
    this.#hasRowLocks = hasRowLocks
  }

  async add(cards: readonly GiftCard[]): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      for (let first = 0; first < cards.length; first += rowsAtOnce) {
        await transaction.insertInto('gift_cards').values(cards.slice(first, first + rowsAtOnce).map(giftCardRow)).execute()
      }
    })
  }

  async find(fingerprint: string) {
    const row = await this.#db.selectFrom('gift_cards').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst()
    return row && giftCardOf(row)
  }

  spend<Refusal>(
    fingerprint: string,
    { memberId, idempotencyKey }: { memberId: string; idempotencyKey: string },
    decide: (card: GiftCard | undefined, owned: readonly StoredSubscription[]) => Result<GiftCardPurchase, Refusal>,
  ): Promise<Result<Pick<GiftCardPurchase, 'order' | 'subscription'>, Refusal | { readonly type: 'idempotency-key-reused' }>> {
    return this.#db.transaction().execute(async (transaction) => {
      await lockMember(transaction, { hasRowLocks: this.#hasRowLocks }, memberId)
      const row = await transaction
        .selectFrom('gift_cards')
        .selectAll()
        .where('fingerprint', '=', fingerprint)
        .$if(this.#hasRowLocks, (query) => query.forUpdate())
        .executeTakeFirst()
      const owned = await subscriptionsOf(transaction, memberId)

      const before = await sentOrder(transaction, memberId, idempotencyKey).executeTakeFirst()
      if (before) {
        const subscription = owned.find(({ orderId }) => orderId === before.id)
        const isSame = row?.order_id === before.id && subscription
        return isSame ? ok({ order: orderOf(before), subscription }) : err({ type: 'idempotency-key-reused' })
      }

      const decided = decide(row && giftCardOf(row), owned)
      if (decided.isErr()) return err(decided.error)
      const { order, subscription, mails } = decided.value
      await transaction.insertInto('orders').values(orderRow(order, idempotencyKey)).execute()
      await transaction.insertInto('subscriptions').values(subscriptionRow(subscription)).execute()
      await transaction.updateTable('gift_cards').set({ order_id: order.id }).where('fingerprint', '=', fingerprint).execute()
      await addMails(transaction, mails)
      return ok({ order, subscription })
    })
  }
}
