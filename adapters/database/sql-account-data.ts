import * as v from 'valibot'
import type { AccountData, AccountExport } from '../../application/ports/account-data.ts'
import type { QueuedMail } from '../../application/ports/mail-outbox.ts'
import { exportedOrder, exportedSubscription } from '../../application/service/account-export.ts'
import { lockAccount } from './account-locks.ts'
import { orderOf, subscriptionsOf } from './checkout-rows.ts'
import type { Database } from './schema.ts'
import { SqlDeviceRepository } from './sql-device-repository.ts'
import { mailRow } from './sql-mail-outbox.ts'
import { SqlMemberRepository } from './sql-member-repository.ts'
import { SqlNewsletterRepository } from './sql-newsletter-repository.ts'
import { SqlRefundRepository } from './sql-refund-repository.ts'

const responseSchema = v.array(v.string())

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
      quizAttempts: await this.#quizAttempts(memberId),
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

  async #quizAttempts(memberId: string): Promise<AccountExport['quizAttempts']> {
    const attempts = await this.#database.db
      .selectFrom('quiz_attempts')
      .select(['id', 'quiz_path as quizPath', 'started_at as startedAt'])
      .where('owner_kind', '=', 'member')
      .where('owner_id', '=', memberId)
      .orderBy('started_at')
      .orderBy('id')
      .execute()
    const answers = await this.#database.db
      .selectFrom('quiz_answers')
      .innerJoin('quiz_attempts', 'quiz_attempts.id', 'quiz_answers.attempt_id')
      .selectAll('quiz_answers')
      .where('owner_kind', '=', 'member')
      .where('owner_id', '=', memberId)
      .orderBy('position')
      .orderBy('question_id')
      .execute()
    const byAttempt = Map.groupBy(answers, (answer) => answer.attempt_id)
    return attempts.map((attempt) => ({
      ...attempt,
      answers: (byAttempt.get(attempt.id) ?? []).map((answer) => ({
        questionId: answer.question_id,
        response: v.parse(responseSchema, JSON.parse(answer.response)),
        points: answer.points,
      })),
    }))
  }

  async #newsletter(email: string): Promise<AccountExport['newsletter']> {
    const subscriber = await new SqlNewsletterRepository(this.#database).findByEmail(email)
    if (!subscriber) return null
    const { id: _, ...held } = subscriber
    return held
  }
}
