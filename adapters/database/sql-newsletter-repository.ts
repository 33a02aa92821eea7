import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { QueuedMail } from '../../application/ports/mail-outbox.ts'
import type { NewsletterRepository } from '../../application/ports/newsletter-repository.ts'
import { locales } from '../../domain/locale/locale.ts'
import type { NewsletterSubscriber } from '../../domain/newsletter/newsletter-subscriber.ts'
import { newsletterLocations, newsletterSubscriptionSchema } from '../../domain/newsletter/newsletter-subscription.ts'
import type { Database, Schema } from './schema.ts'
import { mailRow } from './sql-mail-outbox.ts'

const { sourceAccessTypeName, sourceLevelOfEducationName } = newsletterSubscriptionSchema.entries

const rowSchema = v.object({
  id: v.string(),
  email: v.string(),
  access_type: sourceAccessTypeName,
  level_of_education: sourceLevelOfEducationName,
  location: v.picklist(newsletterLocations),
  locale: v.picklist(locales),
  subscribed_at: v.number(),
  confirmed_at: v.nullable(v.number()),
})

const rowOf = (subscriber: NewsletterSubscriber): v.InferOutput<typeof rowSchema> => ({
  id: subscriber.id,
  email: subscriber.email,
  access_type: subscriber.accessType,
  level_of_education: subscriber.levelOfEducation,
  location: subscriber.location,
  locale: subscriber.locale,
  subscribed_at: subscriber.subscribedAt,
  confirmed_at: subscriber.confirmedAt,
})

const subscriberOf = (row: unknown): NewsletterSubscriber => {
  const read = v.parse(rowSchema, row)
  return {
    id: read.id,
    email: read.email,
    accessType: read.access_type,
    levelOfEducation: read.level_of_education,
    location: read.location,
    locale: read.locale,
    subscribedAt: read.subscribed_at,
    confirmedAt: read.confirmed_at,
  }
}

const add = async (transaction: Transaction<Schema>, subscriber: NewsletterSubscriber): Promise<boolean> => {
  const added = await transaction
    .insertInto('newsletter_subscribers')
    .values(rowOf(subscriber))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

const replace = async (
  transaction: Transaction<Schema>,
  subscriber: NewsletterSubscriber,
  replaced: NewsletterSubscriber,
): Promise<boolean> => {
  const changed = await transaction
    .updateTable('newsletter_subscribers')
    .set(rowOf(subscriber))
    .where('id', '=', replaced.id)
    .where('subscribed_at', '=', replaced.subscribedAt)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export class SqlNewsletterRepository implements NewsletterRepository {
  readonly #db: Database['db']
  constructor({ db }: Database) {
    this.#db = db
  }

  async findByEmail(email: string) {
    const row = await this.#db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst()
    return row && subscriberOf(row)
  }

  save(subscriber: NewsletterSubscriber, mail: QueuedMail, replaced: NewsletterSubscriber | undefined) {
    return this.#db.transaction().execute(async (transaction) => {
      const isSaved = replaced ? await replace(transaction, subscriber, replaced) : await add(transaction, subscriber)
      if (isSaved) await transaction.insertInto('mails').values(mailRow(mail)).execute()
      return isSaved
    })
  }

  async confirm(id: string, at: number) {
    const confirmed = await this.#db
      .updateTable('newsletter_subscribers')
      .set(({ fn, val }) => ({ confirmed_at: fn.coalesce('confirmed_at', val(at)) }))
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return confirmed !== undefined
  }

  async erase(id: string): Promise<void> {
    await this.#db.deleteFrom('newsletter_subscribers').where('id', '=', id).execute()
  }
}
