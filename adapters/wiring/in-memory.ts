import type { Clock } from '../../application/ports/clock.ts'
import type { ContentLibrary } from '../../application/ports/content-library.ts'
import type { UniqueIds } from '../../application/ports/unique-ids.ts'
import type { Coupon } from '../../domain/promo-codes/coupon.ts'
import { priceToPay } from '../../domain/plans/plan.ts'
import { firstCoupons } from '../../domain/promo-codes/first-coupons.ts'
import { InMemoryAccountData } from '../in-memory/in-memory-account-data.ts'
import { InMemoryAccountTables } from '../in-memory/in-memory-account-tables.ts'
import { InMemoryCheckout } from '../in-memory/in-memory-checkout.ts'
import { InMemoryChildRepository } from '../in-memory/in-memory-child-repository.ts'
import { InMemoryDeviceRepository } from '../in-memory/in-memory-device-repository.ts'
import { InMemoryMailOutbox } from '../in-memory/in-memory-mail-outbox.ts'
import { InMemoryMailer } from '../in-memory/in-memory-mailer.ts'
import { InMemoryMemberRepository } from '../in-memory/in-memory-member-repository.ts'
import { InMemoryNewsletterRepository } from '../in-memory/in-memory-newsletter-repository.ts'
import { InMemoryOneTimeTokenRepository } from '../in-memory/in-memory-one-time-token-repository.ts'
import { InMemoryPasswordHasher } from '../in-memory/in-memory-password-hasher.ts'
import { InMemoryPlanCatalogue } from '../in-memory/in-memory-plan-catalogue.ts'
import { InMemoryPriceHistory } from '../in-memory/in-memory-price-history.ts'
import { InMemoryQuizAttemptRepository } from '../in-memory/in-memory-quiz-attempt-repository.ts'
import { InMemoryRateLimiter } from '../in-memory/in-memory-rate-limiter.ts'
import { InMemoryRetention } from '../in-memory/in-memory-retention.ts'
import { InMemorySandboxPaymentStore } from '../in-memory/in-memory-sandbox-payment-store.ts'
import { InMemorySessionRepository } from '../in-memory/in-memory-session-repository.ts'
import { InMemorySigningKeys } from '../in-memory/in-memory-signing-keys.ts'
import { everyPlan } from './every-plan.ts'
import { provideService, type ServiceSettings } from './service.ts'
import { makeContainer, provide, resolve } from './token.ts'
import { tokens } from './tokens.ts'

/**
 * The whole service with nothing behind it: no database, no file, no network, and nothing that a browser lacks. For tests,
 * stories and `npm run dev:in-memory`; what it remembers goes with it.
 */
export const composeInMemory = (
  parts: { clock: Clock; ids: UniqueIds; library: ContentLibrary; coupons?: readonly Coupon[] },
  settings: Omit<ServiceSettings, 'isBusy'>,
) => {
  const tables = new InMemoryAccountTables()
  const outbox = new InMemoryMailOutbox()
  const mailer = new InMemoryMailer()
  const checkout = new InMemoryCheckout(outbox)
  const attempts = new InMemoryQuizAttemptRepository()
  const devices = new InMemoryDeviceRepository(tables)
  const newsletter = new InMemoryNewsletterRepository(outbox)
  const sandboxStore = new InMemorySandboxPaymentStore()
  const priceHistory = new InMemoryPriceHistory()
  for (const plan of everyPlan) void priceHistory.note(plan.id, priceToPay(plan), 0)
  for (const coupon of parts.coupons ?? firstCoupons) void checkout.coupons.save(coupon)

  const container = makeContainer()
  provide(container, tokens.clock, () => parts.clock)
  provide(container, tokens.ids, () => parts.ids)
  provide(container, tokens.keys, () => new InMemorySigningKeys())
  provide(container, tokens.passwords, () => new InMemoryPasswordHasher())
  provide(container, tokens.members, () => new InMemoryMemberRepository(tables, outbox))
  provide(container, tokens.sessions, () => new InMemorySessionRepository(tables))
  provide(container, tokens.children, () => new InMemoryChildRepository(tables, attempts))
  provide(container, tokens.oneTimeTokens, () => new InMemoryOneTimeTokenRepository(tables, outbox))
  provide(container, tokens.devices, () => devices)
  provide(container, tokens.accountData, () => new InMemoryAccountData(tables, { ...checkout, attempts, newsletter, outbox }))
  provide(container, tokens.retention, () => new InMemoryRetention(tables, { ...checkout, attempts, newsletter, outbox, sandboxStore }))
  provide(container, tokens.subscribers, () => newsletter)
  provide(container, tokens.limiter, () => new InMemoryRateLimiter(parts.clock))
  provide(container, tokens.outbox, () => outbox)
  provide(container, tokens.mailer, () => mailer)
  provide(container, tokens.plans, () => new InMemoryPlanCatalogue(everyPlan))
  provide(container, tokens.priceHistory, () => priceHistory)
  provide(container, tokens.coupons, () => checkout.coupons)
  provide(container, tokens.orders, () => checkout.orders)
  provide(container, tokens.refunds, () => checkout.refunds)
  provide(container, tokens.giftCards, () => checkout.giftCards)
  provide(container, tokens.subscriptions, () => checkout.subscriptions)
  provide(container, tokens.attempts, () => attempts)
  provide(container, tokens.sandboxStore, () => sandboxStore)
  provide(container, tokens.library, () => parts.library)
  provideService(container, { ...settings, isBusy: () => false })

  return {
    api: resolve(container, tokens.api),
    ids: parts.ids,
    jobs: resolve(container, tokens.jobs),
    /** What was written to people; the job `mails` sends it. */
    mailer,
    outbox,
    giftCards: checkout.giftCards,
    accounts: tables,
    observe: () => {},
    serveMetrics: null,
    isReady: () => Promise.resolve(true),
    stop: () => Promise.resolve(),
  }
}
