import { InMemoryAccessTokens } from '../../adapters/in-memory/in-memory-access-tokens.ts'
import { InMemoryAccountData } from '../../adapters/in-memory/in-memory-account-data.ts'
import { InMemoryAccountTables } from '../../adapters/in-memory/in-memory-account-tables.ts'
import { InMemoryCheckout } from '../../adapters/in-memory/in-memory-checkout.ts'
import { InMemoryChildRepository } from '../../adapters/in-memory/in-memory-child-repository.ts'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryContentLibrary } from '../../adapters/in-memory/in-memory-content-library.ts'
import { InMemoryDeviceRepository } from '../../adapters/in-memory/in-memory-device-repository.ts'
import { InMemoryGiftCardCodes } from '../../adapters/in-memory/in-memory-gift-card-codes.ts'
import { InMemoryMailOutbox } from '../../adapters/in-memory/in-memory-mail-outbox.ts'
import { InMemoryMemberRepository } from '../../adapters/in-memory/in-memory-member-repository.ts'
import { InMemoryNewsletterRepository } from '../../adapters/in-memory/in-memory-newsletter-repository.ts'
import { InMemoryOneTimeTokenRepository } from '../../adapters/in-memory/in-memory-one-time-token-repository.ts'
import { InMemoryPasswordHasher } from '../../adapters/in-memory/in-memory-password-hasher.ts'
import { InMemoryOfferTokens } from '../../adapters/in-memory/in-memory-offer-tokens.ts'
import { InMemoryPaymentProvider } from '../../adapters/in-memory/in-memory-payment-provider.ts'
import { InMemoryPlanCatalogue } from '../../adapters/in-memory/in-memory-plan-catalogue.ts'
import { InMemoryPriceHistory } from '../../adapters/in-memory/in-memory-price-history.ts'
import { InMemoryQuizAttemptRepository } from '../../adapters/in-memory/in-memory-quiz-attempt-repository.ts'
import { InMemoryRandomTokens } from '../../adapters/in-memory/in-memory-random-tokens.ts'
import { InMemoryRefreshTokens } from '../../adapters/in-memory/in-memory-refresh-tokens.ts'
import { InMemorySessionRepository } from '../../adapters/in-memory/in-memory-session-repository.ts'
import { InMemoryUniqueIds } from '../../adapters/in-memory/in-memory-unique-ids.ts'
import { makeFindPlan } from '../../application/service/find-plan.ts'
import { makeReadProfile } from '../../application/service/read-profile.ts'
import { makeSettlePayment } from '../../application/service/settle-payment.ts'
import { campaignList } from '../../domain/offers/campaign-list.ts'
import { priceToPay } from '../../domain/plans/plan.ts'
import { type CataloguePlan, priceList } from '../../domain/plans/price-list.ts'
import { someSiteNames } from './a-visit.ts'
import { libraryOfOneBook } from './a-library.ts'
import { aMember } from './a-member.ts'

export const noon = Date.UTC(2026, 10, 21, 12)

/** What the use cases of the service need, all in memory: noon, the price list, and one member, Léa, without a plan. */
export const aService = async (changes: { plans?: readonly CataloguePlan[] } = {}) => {
  const clock = new InMemoryClock(noon)
  const tables = new InMemoryAccountTables()
  const outbox = new InMemoryMailOutbox()
  const checkout = new InMemoryCheckout(outbox)
  const attempts = new InMemoryQuizAttemptRepository()
  const plans = changes.plans ?? priceList
  const priceHistory = new InMemoryPriceHistory()
  for (const plan of plans) await priceHistory.note(plan.id, priceToPay(plan), 0)
  const parts = {
    clock,
    outbox,
    ids: new InMemoryUniqueIds(),
    members: new InMemoryMemberRepository(tables, outbox),
    passwords: new InMemoryPasswordHasher(),
    sessions: new InMemorySessionRepository(tables),
    children: new InMemoryChildRepository(tables, attempts),
    oneTimeTokens: new InMemoryOneTimeTokenRepository(tables, outbox),
    devices: new InMemoryDeviceRepository(tables),
    accessTokens: new InMemoryAccessTokens(clock),
    refreshTokens: new InMemoryRefreshTokens(),
    randomTokens: new InMemoryRandomTokens(),
    plans: new InMemoryPlanCatalogue(plans),
    priceHistory,
    offerTokens: new InMemoryOfferTokens(),
    campaigns: campaignList(someSiteNames()),
    coupons: checkout.coupons,
    orders: checkout.orders,
    subscriptions: checkout.subscriptions,
    refunds: checkout.refunds,
    giftCards: checkout.giftCards,
    codes: new InMemoryGiftCardCodes(),
    payments: new InMemoryPaymentProvider(),
    library: new InMemoryContentLibrary(libraryOfOneBook),
    attempts,
    siteUrl: 'https://alveole.example',
    mobileMoneyProvider: 'cinetpay',
    sellingMode: 'selling' as const,
  }
  const accountData = new InMemoryAccountData(tables, { ...parts, newsletter: new InMemoryNewsletterRepository(outbox) })
  const lea = aMember({ id: 'lea', email: 'lea@example.org' })
  await parts.members.add(lea)
  return { ...parts, accountData, findPlan: makeFindPlan(parts), readProfile: makeReadProfile(parts), settlePayment: makeSettlePayment(parts) }
}
