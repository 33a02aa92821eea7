import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import type { HumanCheckChallenge } from '../ports/human-check.ts'
import type { NewsletterGateway } from '../ports/newsletter-gateway.ts'
import { makePrepareProof } from './prepare-proof.ts'

const challenge: HumanCheckChallenge = { kind: 'turnstile', siteKey: 'site-key', action: 'subscribe', scriptUrl: 'https://widget.example/api.js' }

const aForm = (age: number, asked: Awaited<ReturnType<NewsletterGateway['challenge']>> = ok(challenge)) => {
  const prepared: HumanCheckChallenge[] = []
  const waits: { milliseconds: number; end: () => void }[] = []
  const prepare = makePrepareProof({
    newsletter: { challenge: () => Promise.resolve(asked) },
    proof: {
      prepare: (given) => {
        prepared.push(given)
        return Promise.reject(new Error('gone'))
      },
    },
    clock: new InMemoryClock(1000 + age),
    wait: (milliseconds, end) => void waits.push({ milliseconds, end }),
    arrivedAt: 1000,
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { prepare, prepared, waits, settle }
}

test.each([
  [0, 5000],
  [2000, 3000],
  [5000, 0],
  [60_000, 0],
])('on a page of %d ms the check gets ready in %d ms, once', (age, milliseconds) => {
  const { prepare, waits } = aForm(age)
  prepare()
  prepare()
  expect(waits.map((one) => one.milliseconds)).toEqual([milliseconds])
})

test.each([
  ['answers', ok(challenge), [challenge]],
  ['does not answer', err({ type: 'service-unreachable' } as const), []],
])('a service that %s breaks nothing', async (_, asked, expected) => {
  const { prepare, prepared, waits, settle } = aForm(0, asked)
  prepare()
  waits[0]?.end()
  await settle()
  expect(prepared).toEqual(expected)
})
