/** The contracts on the fakes of adapters/in-memory. */
import { InMemoryAccessTokens } from '../../adapters/in-memory/in-memory-access-tokens.ts'
import { InMemoryCheckout } from '../../adapters/in-memory/in-memory-checkout.ts'
import { InMemoryContentLibrary } from '../../adapters/in-memory/in-memory-content-library.ts'
import { InMemoryMailOutbox } from '../../adapters/in-memory/in-memory-mail-outbox.ts'
import { InMemoryNewsletterRepository } from '../../adapters/in-memory/in-memory-newsletter-repository.ts'
import { InMemoryPasswordHasher } from '../../adapters/in-memory/in-memory-password-hasher.ts'
import { InMemoryPlanCatalogue } from '../../adapters/in-memory/in-memory-plan-catalogue.ts'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import { InMemoryQuizAttemptRepository } from '../../adapters/in-memory/in-memory-quiz-attempt-repository.ts'
import { InMemoryRandomTokens } from '../../adapters/in-memory/in-memory-random-tokens.ts'
import { InMemoryRateLimiter } from '../../adapters/in-memory/in-memory-rate-limiter.ts'
import { InMemoryRefreshTokens } from '../../adapters/in-memory/in-memory-refresh-tokens.ts'
import { InMemorySandboxPaymentStore } from '../../adapters/in-memory/in-memory-sandbox-payment-store.ts'
import { InMemorySigningKeys } from '../../adapters/in-memory/in-memory-signing-keys.ts'
import { libraryOfOneBook } from '../builders/a-library.ts'
import { describeAccessTokensContract } from './access-tokens.ts'
import { describeCheckoutContract } from './checkout.ts'
import { describeContentLibraryContract } from './content-library.ts'
import { describeAccountDataContract } from './account-data.ts'
import { accountsInMemory } from './accounts-in-memory.ts'
import { describeChildRepositoryContract } from './child-repository.ts'
import { describeDeviceRepositoryContract } from './device-repository.ts'
import { describeOneTimeTokenRepositoryContract } from './one-time-token-repository.ts'
import { describeRandomTokensContract } from './random-tokens.ts'
import { describeMemberRepositoryContract } from './member-repository.ts'
import { describePasswordHasherContract } from './password-hasher.ts'
import { describeGiftCardRepositoryContract } from './gift-card-repository.ts'
import { describeMailOutboxContract } from './mail-outbox.ts'
import { describeNewsletterRepositoryContract } from './newsletter-repository.ts'
import { describeRateLimiterContract } from './rate-limiter.ts'
import { describeRetentionContract } from './retention.ts'
import { describeSubscriptionRepositoryContract } from './subscription-repository.ts'
import { InMemoryOfferTokens } from '../../adapters/in-memory/in-memory-offer-tokens.ts'
import { InMemoryPriceHistory } from '../../adapters/in-memory/in-memory-price-history.ts'
import { describeOfferTokensContract } from './offer-tokens.ts'
import { describePriceHistoryContract } from './price-history.ts'
import { describePlanCatalogueContract } from './plan-catalogue.ts'
import { describePreferenceStorageContract } from './preference-storage.ts'
import { describeQuizAttemptRepositoryContract } from './quiz-attempt-repository.ts'
import { describeRefreshTokensContract } from './refresh-tokens.ts'
import { describeSandboxPaymentStoreContract } from './sandbox-payment-store.ts'
import { describeSessionRepositoryContract } from './session-repository.ts'
import { describeSigningKeysContract } from './signing-keys.ts'

describeMemberRepositoryContract('in memory', accountsInMemory)
describeSessionRepositoryContract('in memory', accountsInMemory)
describeOneTimeTokenRepositoryContract('in memory', accountsInMemory)
describeDeviceRepositoryContract('in memory', accountsInMemory)
describeChildRepositoryContract('in memory', accountsInMemory)
describeAccountDataContract('in memory', accountsInMemory)
describeRetentionContract('in memory', accountsInMemory)
describePriceHistoryContract('in memory', () => Promise.resolve(new InMemoryPriceHistory()))
describeOfferTokensContract('in memory', () => new InMemoryOfferTokens())
describePlanCatalogueContract('in memory', (plans) => Promise.resolve(new InMemoryPlanCatalogue(plans)))
const checkout = () => {
  const outbox = new InMemoryMailOutbox()
  const { orders, coupons, subscriptions, refunds, giftCards } = new InMemoryCheckout(outbox)
  const mailIds = () => Promise.resolve(outbox.waiting.map(({ id }) => id).toSorted())
  return Promise.resolve({ orders, coupons, subscriptions, refunds, giftCards, mailIds })
}
describeCheckoutContract('in memory', checkout)
describeSubscriptionRepositoryContract('in memory', checkout)
describeGiftCardRepositoryContract('in memory', checkout)
describeMailOutboxContract('in memory', () => Promise.resolve(new InMemoryMailOutbox()))
describeRateLimiterContract('in memory', (clock) => Promise.resolve(new InMemoryRateLimiter(clock)))
describeNewsletterRepositoryContract('in memory', () => {
  const outbox = new InMemoryMailOutbox()
  return Promise.resolve({ subscribers: new InMemoryNewsletterRepository(outbox), outbox })
})
describeSandboxPaymentStoreContract('in memory', () => Promise.resolve(new InMemorySandboxPaymentStore()))
describeQuizAttemptRepositoryContract('in memory', () => Promise.resolve(new InMemoryQuizAttemptRepository()))
describeSigningKeysContract('in memory', () => {
  const keys = new InMemorySigningKeys()
  return Promise.resolve([keys, keys])
})
describePasswordHasherContract('in memory', () => new InMemoryPasswordHasher())
describeAccessTokensContract('in memory', (clock) => new InMemoryAccessTokens(clock))
describeRefreshTokensContract('in memory', () => new InMemoryRefreshTokens())
describeRandomTokensContract('in memory', () => new InMemoryRandomTokens())
describePreferenceStorageContract('in memory', () => new InMemoryPreferenceStorage())
describeContentLibraryContract('in memory', () => new InMemoryContentLibrary(libraryOfOneBook))
