import { InMemoryAccessTokens } from '../../adapters/in-memory/in-memory-access-tokens.ts'
import { InMemoryCheckout } from '../../adapters/in-memory/in-memory-checkout.ts'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryContentLibrary } from '../../adapters/in-memory/in-memory-content-library.ts'
import { InMemoryMemberRepository } from '../../adapters/in-memory/in-memory-member-repository.ts'
import { InMemoryPasswordHasher } from '../../adapters/in-memory/in-memory-password-hasher.ts'
import { InMemoryPaymentProvider } from '../../adapters/in-memory/in-memory-payment-provider.ts'
import { InMemoryPlanCatalogue } from '../../adapters/in-memory/in-memory-plan-catalogue.ts'
import { InMemoryQuizAttemptRepository } from '../../adapters/in-memory/in-memory-quiz-attempt-repository.ts'
import { InMemoryRefreshTokens } from '../../adapters/in-memory/in-memory-refresh-tokens.ts'
import { InMemorySessionRepository } from '../../adapters/in-memory/in-memory-session-repository.ts'
import { InMemoryUniqueIds } from '../../adapters/in-memory/in-memory-unique-ids.ts'
import { makeFindPlan } from '../../application/service/find-plan.ts'
import { makeReadProfile } from '../../application/service/read-profile.ts'
import { makeSettlePayment } from '../../application/service/settle-payment.ts'
import { campaignList } from '../../domain/offers/campaign-list.ts'
import { type CataloguePlan, priceList } from '../../domain/plans/price-list.ts'
import { someSiteNames } from './a-visit.ts'
import { libraryOfOneBook } from './a-library.ts'
import { aMember } from './a-member.ts'

export const noon = Date.UTC(2026, 10, 21, 12)

/** What the use cases of the service need, all in memory: noon, the price list, and one member, Léa, without a plan. */
export const aService = async (changes: { plans?: readonly CataloguePlan[] } = {}) => {
  const checkout = new InMemoryCheckout()
  const clock = new InMemoryClock(noon)
  const parts = {
    clock,
    ids: new InMemoryUniqueIds(),
    members: new InMemoryMemberRepository(),
    passwords: new InMemoryPasswordHasher(),
    sessions: new InMemorySessionRepository(),
    accessTokens: new InMemoryAccessTokens(clock),
    refreshTokens: new InMemoryRefreshTokens(),
    plans: new InMemoryPlanCatalogue(changes.plans ?? priceList),
    campaigns: campaignList(someSiteNames()),
    coupons: checkout.coupons,
    orders: checkout.orders,
    subscriptions: checkout.subscriptions,
    payments: new InMemoryPaymentProvider(),
    library: new InMemoryContentLibrary(libraryOfOneBook),
    attempts: new InMemoryQuizAttemptRepository(),
    siteUrl: 'https://alveole.example',
  }
  const lea = aMember({ id: 'lea', email: 'lea@example.org' })
  await parts.members.add(lea)
  return { ...parts, findPlan: makeFindPlan(parts), readProfile: makeReadProfile(parts), settlePayment: makeSettlePayment(parts) }
}
