import { firstCoupons } from '../../domain/promo-codes/first-coupons.ts'
import type { ContentProblem } from '../content/content-file.ts'
import { openContentLibrary } from '../content/open-content-library.ts'
import { makeCounts } from '../database/counts.ts'
import { migrate } from '../database/migrate.ts'
import { isDatabaseAway, openDatabase } from '../database/open-database.ts'
import type { Database } from '../database/schema.ts'
import { seed } from '../database/seed.ts'
import { SqlAccountData } from '../database/sql-account-data.ts'
import { SqlChildRepository } from '../database/sql-child-repository.ts'
import { SqlCouponRepository } from '../database/sql-coupon-repository.ts'
import { SqlDeviceRepository } from '../database/sql-device-repository.ts'
import { SqlGiftCardRepository } from '../database/sql-gift-card-repository.ts'
import { SqlMailOutbox } from '../database/sql-mail-outbox.ts'
import { SqlMemberRepository } from '../database/sql-member-repository.ts'
import { SqlNewsletterRepository } from '../database/sql-newsletter-repository.ts'
import { SqlOneTimeTokenRepository } from '../database/sql-one-time-token-repository.ts'
import { SqlOrderRepository } from '../database/sql-order-repository.ts'
import { SqlPlanCatalogue } from '../database/sql-plan-catalogue.ts'
import { SqlPriceHistory } from '../database/sql-price-history.ts'
import { SqlQuizAttemptRepository } from '../database/sql-quiz-attempt-repository.ts'
import { SqlRateLimiter } from '../database/sql-rate-limiter.ts'
import { SqlRefundRepository } from '../database/sql-refund-repository.ts'
import { SqlRetention } from '../database/sql-retention.ts'
import { SqlSandboxPaymentStore } from '../database/sql-sandbox-payment-store.ts'
import { SqlSessionRepository } from '../database/sql-session-repository.ts'
import { SqlSigningKeys } from '../database/sql-signing-keys.ts'
import { SqlSubscriptionRepository } from '../database/sql-subscription-repository.ts'
import { FileMailer } from '../mail/file-mailer.ts'
import { SmtpMailer } from '../mail/smtp-mailer.ts'
import { Metrics } from '../metrics/metrics.ts'
import { serveMetrics } from '../metrics/serve-metrics.ts'
import { Argon2PasswordHasher } from '../security/argon2-password-hasher.ts'
import { RandomUniqueIds } from '../system/random-unique-ids.ts'
import { SystemClock } from '../system/system-clock.ts'
import { everyPlan } from './every-plan.ts'
import { provideService, type ServiceSettings } from './service.ts'
import { type DependencyContainer, makeContainer, provide, resolve } from './token.ts'
import { tokens } from './tokens.ts'

/** The repositories of a database, in a container that has a clock. */
export const provideDatabase = (container: DependencyContainer, database: Database): void => {
  provide(container, tokens.keys, () => new SqlSigningKeys(database))
  provide(container, tokens.members, () => new SqlMemberRepository(database))
  provide(container, tokens.sessions, () => new SqlSessionRepository(database))
  provide(container, tokens.children, () => new SqlChildRepository(database))
  provide(container, tokens.oneTimeTokens, () => new SqlOneTimeTokenRepository(database))
  provide(container, tokens.devices, () => new SqlDeviceRepository(database))
  provide(container, tokens.accountData, () => new SqlAccountData(database))
  provide(container, tokens.retention, () => new SqlRetention(database))
  provide(container, tokens.subscribers, () => new SqlNewsletterRepository(database))
  provide(container, tokens.limiter, (get) => new SqlRateLimiter(database, get(tokens.clock)))
  provide(container, tokens.outbox, () => new SqlMailOutbox(database))
  provide(container, tokens.plans, () => new SqlPlanCatalogue(database))
  provide(container, tokens.priceHistory, () => new SqlPriceHistory(database))
  provide(container, tokens.coupons, () => new SqlCouponRepository(database))
  provide(container, tokens.orders, () => new SqlOrderRepository(database))
  provide(container, tokens.refunds, () => new SqlRefundRepository(database))
  provide(container, tokens.giftCards, () => new SqlGiftCardRepository(database))
  provide(container, tokens.subscriptions, () => new SqlSubscriptionRepository(database))
  provide(container, tokens.attempts, () => new SqlQuizAttemptRepository(database))
  provide(container, tokens.sandboxStore, () => new SqlSandboxPaymentStore(database))
}

export type ServerSettings = Omit<ServiceSettings, 'isBusy'> & {
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly contentDir: string
  readonly reportContentProblem: (problem: ContentProblem) => void
  /** Where mails are sent; null when they are written to the data folder. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly operator: string
}

/** The service on its real parts: database up to date and filled, library read. One for each process. */
export const composeServer = async (settings: ServerSettings) => {
  const database = openDatabase(settings)
  await migrate(database)
  await seed(database, everyPlan, firstCoupons)
  let contentProblems = 0
  const content = await openContentLibrary({
    directory: settings.contentDir,
    reportProblem: (problem) => {
      contentProblems += 1
      settings.reportContentProblem(problem)
    },
  })

  const container = makeContainer()
  provide(container, tokens.clock, () => new SystemClock())
  provide(container, tokens.ids, () => new RandomUniqueIds())
  provide(container, tokens.passwords, () => new Argon2PasswordHasher())
  provide(container, tokens.library, () => content.library)
  provide(container, tokens.mailer, (get) => {
    const house = { sender: { name: 'Alvéole', address: settings.mailFrom }, operator: settings.operator, siteUrl: settings.publicUrl }
    return settings.smtpUrl === null
      ? new FileMailer({ dataDir: settings.dataDir, house, clock: get(tokens.clock) })
      : new SmtpMailer({ url: settings.smtpUrl, house })
  })
  provideDatabase(container, database)
  provideService(container, { ...settings, isBusy: isDatabaseAway })

  const metrics = new Metrics({
    ...makeCounts(database),
    contentDocuments: () => content.library.size,
    contentProblems: () => contentProblems,
  })
  return {
    api: resolve(container, tokens.api),
    ids: resolve(container, tokens.ids),
    jobs: resolve(container, tokens.jobs),
    observe: (request: Parameters<Metrics['observeRequest']>[0]) => metrics.observeRequest(request),
    serveMetrics: (place: { host: string; port: number }) => serveMetrics({ metrics, ...place }),
    isReady: async () => {
      await database.db.selectFrom('plans').select('id').limit(1).execute()
      return content.library.size > 0
    },
    stop: async () => {
      await content.stop()
      await database.db.destroy()
    },
  }
}
