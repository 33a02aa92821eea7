import { beforeEach, expect, test } from 'vitest'
import type { SandboxPaymentStore } from '../../../application/ports/sandbox-payment-store.ts'
import { aSandboxPayment } from '../../../tests/builders/a-sandbox-payment.ts'
import { InMemoryClock } from '../../in-memory/in-memory-clock.ts'
import { InMemorySandboxPaymentStore } from '../../in-memory/in-memory-sandbox-payment-store.ts'
import { InMemorySigningKeys } from '../../in-memory/in-memory-signing-keys.ts'
import { SandboxPage } from './sandbox-page.ts'

let store: SandboxPaymentStore
let clock: InMemoryClock
let sent: { status: string }[]
let isStopped: boolean
let page: SandboxPage

beforeEach(async () => {
  store = new InMemorySandboxPaymentStore()
  await store.addOnce(aSandboxPayment())
  clock = new InMemoryClock(aSandboxPayment().createdAt)
  sent = []
  isStopped = false
  const sendCallback = ({ body }: { body: string }) => {
    if (isStopped) return Promise.reject(new Error('the process was stopped'))
    sent.push(JSON.parse(body) as { status: string })
    return Promise.resolve()
  }
  page = new SandboxPage({ store, clock, keys: new InMemorySigningKeys(), sendCallback })
})

const choose = (choice: Partial<Parameters<SandboxPage['choose']>[1]> = {}) => page.choose('pay-1', { outcome: 'succeeded', callback: 'before-return', copies: 1, ...choice })

test.each([
  ['before the return', 'before-return', 3, 3],
  ['after the return', 'after-return', 0, 3],
] as const)('callbacks %s are sent then, as often as asked', async (_, callback, atOnce, inAll) => {
  await choose({ callback, copies: 3 })
  expect(sent).toHaveLength(atOnce)
  clock.advance(3000)
  await page.sendDueCallbacks()
  await page.sendDueCallbacks()
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: inAll }, () => 'succeeded'))
})

test('a payment that is confirmed on the phone is told when it is', async () => {
  await choose({ outcome: 'confirmed-later' })
  clock.advance(2999)
  await page.sendDueCallbacks()
  expect(sent).toEqual([])
  clock.advance(1)
  await page.sendDueCallbacks()
  expect(sent).toMatchObject([{ status: 'succeeded' }])
})

test('callbacks that a stopped process left over are sent by the next one', async () => {
  isStopped = true
  await expect(choose({ copies: 2 })).rejects.toThrow('the process was stopped')
  isStopped = false
  await page.sendDueCallbacks()
  expect(sent).toHaveLength(2)
})

test('the person goes back to where the product wants them', async () => {
  expect((await choose({ outcome: 'abandoned', copies: 0 }))._unsafeUnwrap()).toEqual({ returnUrl: aSandboxPayment().returnUrl })
  expect(sent).toEqual([])
})
