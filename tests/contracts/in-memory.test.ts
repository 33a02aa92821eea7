/** The contracts on the fakes of adapters/in-memory. */
import { InMemoryAccessTokens } from '../../adapters/in-memory/in-memory-access-tokens.ts'
import { InMemoryCheckout } from '../../adapters/in-memory/in-memory-checkout.ts'
import { InMemoryContentLibrary } from '../../adapters/in-memory/in-memory-content-library.ts'
import { InMemoryMemberRepository } from '../../adapters/in-memory/in-memory-member-repository.ts'
import { InMemoryPasswordHasher } from '../../adapters/in-memory/in-memory-password-hasher.ts'
import { InMemoryPaymentProvider } from '../../adapters/in-memory/in-memory-payment-provider.ts'
import { InMemoryPlanCatalogue } from '../../adapters/in-memory/in-memory-plan-catalogue.ts'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import { InMemoryQuizAttemptRepository } from '../../adapters/in-memory/in-memory-quiz-attempt-repository.ts'
import { InMemoryRefreshTokens } from '../../adapters/in-memory/in-memory-refresh-tokens.ts'
import { InMemorySandboxPaymentStore } from '../../adapters/in-memory/in-memory-sandbox-payment-store.ts'
import { InMemorySessionRepository } from '../../adapters/in-memory/in-memory-session-repository.ts'
import { InMemorySigningKeys } from '../../adapters/in-memory/in-memory-signing-keys.ts'
import { libraryOfOneBook } from '../builders/a-library.ts'
import { describeAccessTokensContract } from './access-tokens.ts'
import { describeCheckoutContract } from './checkout.ts'
import { describeContentLibraryContract } from './content-library.ts'
import { describeMemberRepositoryContract } from './member-repository.ts'
import { describePasswordHasherContract } from './password-hasher.ts'
import { describePaymentProviderContract } from './payment-provider.ts'
import { describePlanCatalogueContract } from './plan-catalogue.ts'
import { describePreferenceStorageContract } from './preference-storage.ts'
import { describeQuizAttemptRepositoryContract } from './quiz-attempt-repository.ts'
import { describeRefreshTokensContract } from './refresh-tokens.ts'
import { describeSandboxPaymentStoreContract } from './sandbox-payment-store.ts'
import { describeSessionRepositoryContract } from './session-repository.ts'
import { describeSigningKeysContract } from './signing-keys.ts'

describeMemberRepositoryContract('in memory', () => Promise.resolve(new InMemoryMemberRepository()))
describeSessionRepositoryContract('in memory', () => Promise.resolve(new InMemorySessionRepository()))
describePlanCatalogueContract('in memory', (plans) => Promise.resolve(new InMemoryPlanCatalogue(plans)))
describeCheckoutContract('in memory', () => Promise.resolve(new InMemoryCheckout()))
describeSandboxPaymentStoreContract('in memory', () => Promise.resolve(new InMemorySandboxPaymentStore()))
describeQuizAttemptRepositoryContract('in memory', () => Promise.resolve(new InMemoryQuizAttemptRepository()))
describeSigningKeysContract('in memory', () => Promise.resolve([new InMemorySigningKeys(), new InMemorySigningKeys()]))
describePasswordHasherContract('in memory', () => new InMemoryPasswordHasher())
describeAccessTokensContract('in memory', (clock) => new InMemoryAccessTokens(clock))
describeRefreshTokensContract('in memory', () => new InMemoryRefreshTokens())
describePreferenceStorageContract('in memory', () => new InMemoryPreferenceStorage())
describeContentLibraryContract('in memory', () => new InMemoryContentLibrary(libraryOfOneBook))
describePaymentProviderContract('in memory', () => {
  const payments = new InMemoryPaymentProvider()
  return {
    payments,
    end: (reference, status) => Promise.resolve(payments.end(reference, status)),
    callbackOf: (reference) => Promise.resolve(payments.callbackOf(reference)),
    signedNonsense: () => Promise.resolve(payments.sign('{"status":"succeeded"}')),
  }
})
