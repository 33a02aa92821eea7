import type { Database } from '../../adapters/database/schema.ts'
import { SqlAccountData } from '../../adapters/database/sql-account-data.ts'
import { SqlChildRepository } from '../../adapters/database/sql-child-repository.ts'
import { SqlDeviceRepository } from '../../adapters/database/sql-device-repository.ts'
import { SqlMailOutbox } from '../../adapters/database/sql-mail-outbox.ts'
import { SqlMemberRepository } from '../../adapters/database/sql-member-repository.ts'
import { SqlNewsletterRepository } from '../../adapters/database/sql-newsletter-repository.ts'
import { SqlOneTimeTokenRepository } from '../../adapters/database/sql-one-time-token-repository.ts'
import { SqlOrderRepository } from '../../adapters/database/sql-order-repository.ts'
import { SqlQuizAttemptRepository } from '../../adapters/database/sql-quiz-attempt-repository.ts'
import { SqlRetention } from '../../adapters/database/sql-retention.ts'
import { SqlSandboxPaymentStore } from '../../adapters/database/sql-sandbox-payment-store.ts'
import { SqlSessionRepository } from '../../adapters/database/sql-session-repository.ts'
import { SqlSubscriptionRepository } from '../../adapters/database/sql-subscription-repository.ts'
import type { AccountRepositories } from './accounts.ts'

export const accountsInSql = (database: Database): AccountRepositories => ({
  members: new SqlMemberRepository(database),
  sessions: new SqlSessionRepository(database),
  children: new SqlChildRepository(database),
  oneTimeTokens: new SqlOneTimeTokenRepository(database),
  devices: new SqlDeviceRepository(database),
  accountData: new SqlAccountData(database),
  outbox: new SqlMailOutbox(database),
  orders: new SqlOrderRepository(database),
  subscriptions: new SqlSubscriptionRepository(database),
  attempts: new SqlQuizAttemptRepository(database),
  newsletter: new SqlNewsletterRepository(database),
  sandboxStore: new SqlSandboxPaymentStore(database),
  retention: new SqlRetention(database),
})
