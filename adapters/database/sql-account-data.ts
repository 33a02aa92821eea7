import type { AccountData, AccountExport } from '../../application/ports/account-data.ts'
import type { QueuedMail } from '../../application/ports/mail-outbox.ts'
import { exportedAttempt, exportedOrder, exportedSubscription } from '../../application/service/account-export.ts'
import type { AttemptOwner } from '../../domain/quizzes/attempt.ts'
import { lockAccount } from './account-locks.ts'
import { orderOf, subscriptionsOf } from './checkout-rows.ts'
import type { Database } from './schema.ts'
import { SqlChildRepository } from './sql-child-repository.ts'
import { SqlDeviceRepository } from './sql-device-repository.ts'
import { mailRow } from './sql-mail-outbox.ts'
import { SqlMemberRepository } from './sql-member-repository.ts'
import { SqlNewsletterRepository } from './sql-newsletter-repository.ts'
import { SqlQuizAttemptRepository } from './sql-quiz-attempt-repository.ts'
import { SqlRefundRepository } from './sql-refund-repository.ts'

export class SqlAccountData implements AccountData {
  readonly #database: Database
  constructor(database: Database) {
    this.#database = database
  }

  async export(memberId: string): Promise<AccountExport | undefined> {
    const member = await new SqlMemberRepository(this.#database).find(memberId)
    if (!member) return undefined
    const { passwordHash: _, profile, ...account } = member
    const subscriptions = await subscriptionsOf(this.#database.db, memberId)
    return {
      account,
      profile,
      sessions: await this.#sessions(memberId),
      devices: await new SqlDeviceRepository(this.#database).ofMember(memberId),
      orders: await this.#orders(memberId),
      subscriptions: subscriptions.map(exportedSubscription),
      quizAttempts: await this.#quizAttempts({ kind: 'member', memberId }),
      children: await this.#children(memberId),
      newsletter: await this.#newsletter(member.email),
    }
  }

  erase(memberId: string, { at, mail }: { at: number; mail: QueuedMail }) {
    return this.#database.db.transaction().execute(async (transaction) => {
      const member = await lockAccount(transaction, this.#database, memberId)
      if (!member) return false
      // Refresh tokens go with their sessions, answers with their attempts.
      await transaction.deleteFrom('sessions').where('member_id', '=', memberId).execute()
      await transaction.deleteFrom('one_time_tokens').where('member_id', '=', memberId).execute()
      await transaction.deleteFrom('devices').where('member_id', '=', memberId).execute()
      await transaction.deleteFrom('quiz_attempts').where('owner_kind', '=', 'member').where('owner_id', '=', memberId).execute()
      await transaction
        .deleteFrom('quiz_attempts')
        .where('owner_kind', '=', 'child')
        .where('owner_id', 'in', (query) => query.selectFrom('children').select('id').where('member_id', '=', memberId))
        .execute()
      await transaction.deleteFrom('children').where('member_id', '=', memberId).execute()
      await transaction.deleteFrom('newsletter_subscribers').where('email', '=', member.email).execute()
      await transaction.deleteFrom('mails').where('recipient', '=', member.email).execute()
      await transaction
        .updateTable('subscriptions')
        .set({ cancelled_at: at })
        .where('member_id', '=', memberId)
        .where('renews', 'is not', null)
        .where('cancelled_at', 'is', null)
        .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
        .execute()
      await transaction
        .updateTable('members')
        // The column must hold something that nobody else has, and this is no address: nobody can sign up or log in with it.
        .set({ email: `erased:${memberId}`, password_hash: '', profile: '{}', locale: 'fr', email_confirmed_at: null, deleted_at: at })
        .where('id', '=', memberId)
        .execute()
      await transaction.insertInto('mails').values(mailRow(mail)).execute()
      return true
    })
  }

  #sessions(memberId: string): Promise<AccountExport['sessions']> {
    return this.#database.db
      .selectFrom('sessions')
      .select(['id', 'opened_at as openedAt', 'ended_at as endedAt'])
      .where('member_id', '=', memberId)
      .orderBy('opened_at')
      .orderBy('id')
      .execute()
  }

  async #orders(memberId: string): Promise<AccountExport['orders']> {
    const rows = await this.#database.db
      .selectFrom('orders')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const refunds = new SqlRefundRepository(this.#database)
    return Promise.all(rows.map(async (row) => exportedOrder(orderOf(row), await refunds.find(row.id))))
  }

  async #quizAttempts(owner: AttemptOwner): Promise<AccountExport['quizAttempts']> {
    return (await new SqlQuizAttemptRepository(this.#database).ofOwner(owner)).map(exportedAttempt)
  }

  async #children(memberId: string): Promise<AccountExport['children']> {
    const children = await new SqlChildRepository(this.#database).ofMember(memberId)
    return Promise.all(children.map(async (child) => ({ ...child, quizAttempts: await this.#quizAttempts({ kind: 'child', childId: child.id }) })))
  }

  async #newsletter(email: string): Promise<AccountExport['newsletter']> {
    const subscriber = await new SqlNewsletterRepository(this.#database).findByEmail(email)
    if (!subscriber) return null
    const { id: _, ...held } = subscriber
    return held
  }
}
