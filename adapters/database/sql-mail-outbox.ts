import type { Insertable, Selectable } from 'kysely'
import * as v from 'valibot'
import { mailSchema } from '../../application/ports/mail.ts'
import type { ClaimedMail, MailClaim, MailOutbox, QueuedMail } from '../../application/ports/mail-outbox.ts'
import { locales } from '../../domain/locale/locale.ts'
import type { Database, Schema } from './schema.ts'

/** What is over is never due again, and the index on the next try stays as short as the queue. */
const never = Number.MAX_SAFE_INTEGER

const erased = { recipient: '', facts: '', next_try_at: never } as const

/**
 * A mail as a row, for a repository that adds one in a transaction of its own: with what the mail tells, or not at all.
 * Facts that no mail has are a defect, and throw.
 *
 * @example transaction.insertInto('mails').values(mailRow(mail)).onConflict((conflict) => conflict.column('id').doNothing())
 */
export const mailRow = ({ id, recipient, locale, mail, createdAt }: QueuedMail): Insertable<Schema['mails']> => {
  const { kind } = mail
  // The message of valibot would show the value, which may be a person's.
  if (!v.is(mailSchema, mail)) throw new TypeError(`The mail ${kind} was given facts that it cannot tell.`)
  return {
    id,
    kind,
    recipient,
    locale,
    facts: JSON.stringify(mail),
    created_at: createdAt,
    attempts: 0,
    next_try_at: createdAt,
    sent_at: null,
    given_up_at: null,
  }
}

const json = v.pipe(v.string(), v.parseJson())
const rowSchema = v.object({ locale: v.picklist(locales), facts: v.pipe(json, mailSchema) })

/** Null for a row that this version of the product cannot read. */
const mailOf = (row: Selectable<Schema['mails']>): ClaimedMail | null => {
  const read = v.safeParse(rowSchema, row)
  if (!read.success) return null
  return {
    id: row.id,
    recipient: row.recipient,
    locale: read.output.locale,
    mail: read.output.facts,
    createdAt: row.created_at,
    attempts: row.attempts + 1,
  }
}

/** A row that cannot be read is set aside with its facts, and stops nobody else's mail. */
export class SqlMailOutbox implements MailOutbox {
  readonly #db: Database['db']
  readonly #hasRowLocks: boolean
  constructor({ db, hasRowLocks }: Database) {
    this.#db = db
    this.#hasRowLocks = hasRowLocks
  }

  async add(mail: QueuedMail): Promise<void> {
    await this.#db
      .insertInto('mails')
      .values(mailRow(mail))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

  claimDue({ now, until, limit }: { now: number; until: number; limit: number }): Promise<readonly ClaimedMail[]> {
    return this.#db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('mails')
        .selectAll()
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(limit)
        .$if(this.#hasRowLocks, (query) => query.forUpdate().skipLocked())
        .execute()
      const read = rows.map((row) => ({ id: row.id, mail: mailOf(row) }))
      const claimed = read.flatMap(({ mail }) => mail ?? [])
      const unreadable = read.filter(({ mail }) => mail === null)
      if (claimed.length > 0) {
        await transaction
          .updateTable('mails')
          .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_try_at: until }))
          .where('id', 'in', claimed.map(({ id }) => id))
          .execute()
      }
      if (unreadable.length > 0) {
        await transaction
          .updateTable('mails')
          .set({ given_up_at: now, next_try_at: never })
          .where('id', 'in', unreadable.map(({ id }) => id))
          .execute()
      }
      return claimed
    })
  }

  /** It went, whoever holds it by now. */
  async markSent({ id }: MailClaim, at: number): Promise<void> {
    await this.#db
      .updateTable('mails')
      .set({ ...erased, sent_at: at, given_up_at: null })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .execute()
  }

  async postpone(claim: MailClaim, nextTryAt: number): Promise<void> {
    await this.#held(claim).set({ next_try_at: nextTryAt }).execute()
  }

  async giveUp(claim: MailClaim, at: number): Promise<void> {
    await this.#held(claim)
      .set({ ...erased, given_up_at: at })
      .execute()
  }

  #held({ id, attempts }: MailClaim) {
    return this.#db
      .updateTable('mails')
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
  }
}
