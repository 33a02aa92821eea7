import { InMemoryAccountData } from '../../adapters/in-memory/in-memory-account-data.ts'
import { InMemoryAccountTables } from '../../adapters/in-memory/in-memory-account-tables.ts'
import { InMemoryCheckout } from '../../adapters/in-memory/in-memory-checkout.ts'
import { InMemoryChildRepository } from '../../adapters/in-memory/in-memory-child-repository.ts'
import { InMemoryDeviceRepository } from '../../adapters/in-memory/in-memory-device-repository.ts'
import { InMemoryMailOutbox } from '../../adapters/in-memory/in-memory-mail-outbox.ts'
import { InMemoryMemberRepository } from '../../adapters/in-memory/in-memory-member-repository.ts'
import { InMemoryNewsletterRepository } from '../../adapters/in-memory/in-memory-newsletter-repository.ts'
import { InMemoryOneTimeTokenRepository } from '../../adapters/in-memory/in-memory-one-time-token-repository.ts'
import { InMemoryQuizAttemptRepository } from '../../adapters/in-memory/in-memory-quiz-attempt-repository.ts'
import { InMemoryRetention } from '../../adapters/in-memory/in-memory-retention.ts'
import { InMemorySandboxPaymentStore } from '../../adapters/in-memory/in-memory-sandbox-payment-store.ts'
import { InMemorySessionRepository } from '../../adapters/in-memory/in-memory-session-repository.ts'
import type { AccountRepositories } from './accounts.ts'

export const accountsInMemory = (): Promise<AccountRepositories> => {
  const tables = new InMemoryAccountTables()
  const outbox = new InMemoryMailOutbox()
  const { orders, subscriptions, refunds } = new InMemoryCheckout(outbox)
  const attempts = new InMemoryQuizAttemptRepository()
  const newsletter = new InMemoryNewsletterRepository(outbox)
  const sandboxStore = new InMemorySandboxPaymentStore()
  const elsewhere = { orders, subscriptions, refunds, attempts, newsletter, outbox, sandboxStore }
  return Promise.resolve({
    members: new InMemoryMemberRepository(tables, outbox),
    sessions: new InMemorySessionRepository(tables),
    children: new InMemoryChildRepository(tables, attempts),
    oneTimeTokens: new InMemoryOneTimeTokenRepository(tables, outbox),
    devices: new InMemoryDeviceRepository(tables),
    accountData: new InMemoryAccountData(tables, elsewhere),
    outbox,
    orders,
    subscriptions,
    attempts,
    newsletter,
    sandboxStore,
    retention: new InMemoryRetention(tables, elsewhere),
  })
}
