import { priceList } from '../../domain/plans/price-list.ts'
import { firstCoupons } from '../../domain/promo-codes/first-coupons.ts'
import { MarkdownContentLibrary } from '../content/markdown-content-library.ts'
import { type ContentProblem, parseLibrary } from '../content/parse-library.ts'
import { readContentFiles } from '../content/read-content-files.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/schema.ts'
import { seed } from '../database/seed.ts'
import { SqlCouponRepository } from '../database/sql-coupon-repository.ts'
import { SqlMemberRepository } from '../database/sql-member-repository.ts'
import { SqlOrderRepository } from '../database/sql-order-repository.ts'
import { SqlPlanCatalogue } from '../database/sql-plan-catalogue.ts'
import { SqlQuizAttemptRepository } from '../database/sql-quiz-attempt-repository.ts'
import { SqlSandboxPaymentStore } from '../database/sql-sandbox-payment-store.ts'
import { SqlSessionRepository } from '../database/sql-session-repository.ts'
import { SqlSigningKeys } from '../database/sql-signing-keys.ts'
import { SqlSubscriptionRepository } from '../database/sql-subscription-repository.ts'
import { Argon2PasswordHasher } from '../security/argon2-password-hasher.ts'
import { RandomUniqueIds } from '../system/random-unique-ids.ts'
import { SystemClock } from '../system/system-clock.ts'
import { provideService, type ServiceSettings } from './service.ts'
import { type DependencyContainer, makeContainer, provide, resolve } from './token.ts'
import { tokens } from './tokens.ts'

const provideDatabase = (container: DependencyContainer, database: Database): void => {
  provide(container, tokens.keys, () => new SqlSigningKeys(database))
  provide(container, tokens.members, () => new SqlMemberRepository(database))
  provide(container, tokens.sessions, () => new SqlSessionRepository(database))
  provide(container, tokens.plans, () => new SqlPlanCatalogue(database))
  provide(container, tokens.coupons, () => new SqlCouponRepository(database))
  provide(container, tokens.orders, () => new SqlOrderRepository(database))
  provide(container, tokens.subscriptions, () => new SqlSubscriptionRepository(database))
  provide(container, tokens.attempts, () => new SqlQuizAttemptRepository(database))
  provide(container, tokens.sandboxStore, () => new SqlSandboxPaymentStore(database))
}

export type ServerSettings = ServiceSettings & {
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly contentDir: string
  readonly reportContentProblem: (problem: ContentProblem) => void
}

/** The service on its real parts: database up to date and filled, library read. One for each process. */
export const composeServer = async (settings: ServerSettings) => {
  const database = openDatabase(settings)
  await migrate(database)
  await seed(database, priceList, firstCoupons)
  const library = parseLibrary(await readContentFiles(settings.contentDir))
  library.problems.forEach(settings.reportContentProblem)

  const container = makeContainer()
  provide(container, tokens.clock, () => new SystemClock())
  provide(container, tokens.ids, () => new RandomUniqueIds())
  provide(container, tokens.passwords, () => new Argon2PasswordHasher())
  provide(container, tokens.library, () => new MarkdownContentLibrary(library))
  provideDatabase(container, database)
  provideService(container, settings)

  return {
    api: resolve(container, tokens.api),
    ids: resolve(container, tokens.ids),
    sendDueCallbacks: () => resolve(container, tokens.sandboxPage).sendDueCallbacks(),
    settlePendingOrders: resolve(container, tokens.settlePendingOrders),
    isReady: async () => {
      await database.db.selectFrom('plans').select('id').limit(1).execute()
      return library.documents.length > 0
    },
    stop: () => database.db.destroy(),
  }
}
