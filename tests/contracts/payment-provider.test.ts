import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemorySandboxPaymentStore } from '../../adapters/in-memory/in-memory-sandbox-payment-store.ts'
import { InMemorySigningKeys } from '../../adapters/in-memory/in-memory-signing-keys.ts'
import { InMemoryUniqueIds } from '../../adapters/in-memory/in-memory-unique-ids.ts'
import { signCallback } from '../../adapters/payments/sandbox/callback-signature.ts'
import { SandboxPage } from '../../adapters/payments/sandbox/sandbox-page.ts'
import { SandboxPaymentProvider } from '../../adapters/payments/sandbox/sandbox-payment-provider.ts'
import type { RawCallback } from '../../application/ports/payment-provider.ts'
import { describePaymentProviderContract } from './payment-provider.ts'

describePaymentProviderContract('sandbox', () => {
  const parts = { store: new InMemorySandboxPaymentStore(), keys: new InMemorySigningKeys(), clock: new InMemoryClock(Date.UTC(2026, 10, 21)) }
  const sent: RawCallback[] = []
  const page = new SandboxPage({ ...parts, sendCallback: (callback) => Promise.resolve(void sent.push(callback)) })
  return {
    payments: new SandboxPaymentProvider({ ...parts, ids: new InMemoryUniqueIds(), siteUrl: 'https://alveole.example' }),
    end: async (reference, outcome) => {
      await page.choose(reference, { outcome, callback: 'before-return', copies: 1 })
    },
    callbackOf: (reference) => {
      const callback = sent.find(({ body }) => body.includes(`"${reference}"`))
      return callback ? Promise.resolve(callback) : Promise.reject(new Error(`No callback came about ${reference}.`))
    },
    signedNonsense: async () => {
      const [{ secret }] = await parts.keys.of('sandbox-callbacks')
      const body = '{"status":"succeeded"}'
      return { body, signature: await signCallback(body, secret, parts.clock.now()) }
    },
  }
})
