/** The contracts on the fakes of adapters/in-memory. */
import { InMemoryAccessTokens } from '../../adapters/in-memory/in-memory-access-tokens.ts'
import { InMemoryCheckout } from '../../adapters/in-memory/in-memory-checkout.ts'
import { InMemoryContentLibrary } from '../../adapters/in-memory/in-memory-content-library.ts'
import { InMemoryPasswordHasher } from '../../adapters/in-memory/in-memory-password-hasher.ts'
import { InMemoryPlanCatalogue } from '../../adapters/in-memory/in-memory-plan-catalogue.ts'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import { InMemoryQuizAttemptRepository } from '../../adapters/in-memory/in-memory-quiz-attempt-repository.ts'
import { InMemoryRefreshTokens } from '../../adapters/in-memory/in-memory-refresh-tokens.ts'
import { InMemorySandboxPaymentStore } from '../../adapters/in-memory/in-memory-sandbox-payment-store.ts'
import { InMemorySigningKeys } from '../../adapters/in-memory/in-memory-signing-keys.ts'
import { libraryOfOneBook } from '../builders/a-library.ts'
import { describeAccessTokensContract } from './access-tokens.ts'
import { describeCheckoutContract } from './checkout.ts'
import { describeContentLibraryContract } from './content-library.ts'
import { describeAccountDataContract } from './account-data.ts'
import { accountsInMemory } from './accounts-in-memory.ts'
import { describeDeviceRepositoryContract } from './device-repository.ts'
import { describeOneTimeTokenRepositoryContract } from './one-time-token-repository.ts'
import { describeRandomTokensContract } from './random-tokens.ts'
import { InMemoryRandomTokens } from '../../adapters/in-memory/in-memory-random-tokens.ts'
import { describeMemberRepositoryContract } from './member-repository.ts'
import { describePasswordHasherContract } from './password-hasher.ts'
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
describeAccountDataContract('in memory', accountsInMemory)
describePlanCatalogueContract('in memory', (plans) => Promise.resolve(new InMemoryPlanCatalogue(plans)))
describeCheckoutContract('in memory', () => Promise.resolve(new InMemoryCheckout()))
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
