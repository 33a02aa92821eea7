import type { Clock } from '../../application/ports/clock.ts'
import type { UniqueIds } from '../../application/ports/unique-ids.ts'
import { priceList } from '../../domain/plans/price-list.ts'
import type { Coupon } from '../../domain/promo-codes/coupon.ts'
import { firstCoupons } from '../../domain/promo-codes/first-coupons.ts'
import { MarkdownContentLibrary } from '../content/markdown-content-library.ts'
import { type ContentFile, parseLibrary } from '../content/parse-library.ts'
import { InMemoryCheckout } from '../in-memory/in-memory-checkout.ts'
import { InMemoryMemberRepository } from '../in-memory/in-memory-member-repository.ts'
import { InMemoryPasswordHasher } from '../in-memory/in-memory-password-hasher.ts'
import { InMemoryPlanCatalogue } from '../in-memory/in-memory-plan-catalogue.ts'
import { InMemoryQuizAttemptRepository } from '../in-memory/in-memory-quiz-attempt-repository.ts'
import { InMemorySandboxPaymentStore } from '../in-memory/in-memory-sandbox-payment-store.ts'
import { InMemorySessionRepository } from '../in-memory/in-memory-session-repository.ts'
import { InMemorySigningKeys } from '../in-memory/in-memory-signing-keys.ts'
import { provideService, type ServiceSettings } from './service.ts'
import { makeContainer, provide, resolve } from './token.ts'
import { tokens } from './tokens.ts'

/**
 * The whole service with nothing behind it: no database, no file, no network. For tests, stories and
 * `npm run dev:in-memory`; what it remembers goes with it.
 */
export const composeInMemory = (
  parts: { clock: Clock; ids: UniqueIds; content: readonly ContentFile[]; coupons?: readonly Coupon[] },
  settings: ServiceSettings,
) => {
  const checkout = new InMemoryCheckout()
  for (const coupon of parts.coupons ?? firstCoupons) void checkout.coupons.save(coupon)

  const container = makeContainer()
  provide(container, tokens.clock, () => parts.clock)
  provide(container, tokens.ids, () => parts.ids)
  provide(container, tokens.keys, () => new InMemorySigningKeys())
  provide(container, tokens.passwords, () => new InMemoryPasswordHasher())
  provide(container, tokens.members, () => new InMemoryMemberRepository())
  provide(container, tokens.sessions, () => new InMemorySessionRepository())
  provide(container, tokens.plans, () => new InMemoryPlanCatalogue(priceList))
  provide(container, tokens.coupons, () => checkout.coupons)
  provide(container, tokens.orders, () => checkout.orders)
  provide(container, tokens.subscriptions, () => checkout.subscriptions)
  provide(container, tokens.attempts, () => new InMemoryQuizAttemptRepository())
  provide(container, tokens.sandboxStore, () => new InMemorySandboxPaymentStore())
  provide(container, tokens.library, () => new MarkdownContentLibrary(parseLibrary(parts.content)))
  provideService(container, settings)

  return {
    api: resolve(container, tokens.api),
    ids: parts.ids,
    sendDueCallbacks: () => resolve(container, tokens.sandboxPage).sendDueCallbacks(),
    settlePendingOrders: resolve(container, tokens.settlePendingOrders),
    isReady: () => Promise.resolve(true),
    stop: () => Promise.resolve(),
  }
}
