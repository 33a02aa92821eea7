import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryHumanCheck } from '../../adapters/in-memory/in-memory-human-check.ts'
import { InMemoryRateLimiter } from '../../adapters/in-memory/in-memory-rate-limiter.ts'
import { InMemorySigningKeys } from '../../adapters/in-memory/in-memory-signing-keys.ts'
import { ProofOfWorkHumanCheck } from '../../adapters/turnstile/proof-of-work-human-check.ts'
import { TurnstileHumanCheck } from '../../adapters/turnstile/turnstile-human-check.ts'
import type { HumanAction, HumanCheck } from '../../application/ports/human-check.ts'
import { startTurnstileServer } from '../stand-ins/turnstile-server.ts'
import { describeHumanCheckContract } from './human-check.ts'

describeHumanCheckContract('in memory', () => {
  const humans = new InMemoryHumanCheck()
  return Promise.resolve({ humans, tokenFor: (action) => Promise.resolve(humans.tokenFor(action)) })
})

/** What a browser does with a puzzle. */
const solve = async (humans: HumanCheck, action: HumanAction): Promise<string> => {
  const challenge = await humans.challenge(action)
  if (challenge.kind !== 'proof-of-work') throw new Error('This is no puzzle.')
  const solution = await solveChallenge({ challenge: challenge.puzzle, deriveKey })
  return btoa(JSON.stringify({ challenge: challenge.puzzle, solution }))
}

describeHumanCheckContract('proof of work', () => {
  const clock = new InMemoryClock(Date.UTC(2026, 10, 21, 12))
  const humans = new ProofOfWorkHumanCheck({ keys: new InMemorySigningKeys(), limiter: new InMemoryRateLimiter(clock), clock })
  return Promise.resolve({ humans, tokenFor: (action) => solve(humans, action) })
})

const secretKey = '0x4AAAAAAA-secret'
const keys = { siteKey: '0x4AAAAAAA-site', scriptUrl: 'https://widget.example/api.js', secretKey, hostname: 'alveole.example' }
let turnstile: Awaited<ReturnType<typeof startTurnstileServer>>
beforeEach(async () => {
  turnstile = await startTurnstileServer(secretKey)
})
afterEach(() => turnstile.stop())

describeHumanCheckContract('Turnstile', () =>
  Promise.resolve({
    humans: new TurnstileHumanCheck({ ...keys, endpoint: turnstile.endpoint }),
    tokenFor: (action) => Promise.resolve(turnstile.tokenOf({ action, hostname: 'alveole.example' })),
  }),
)

describe('Turnstile', () => {
  const check = (changes: Partial<ConstructorParameters<typeof TurnstileHumanCheck>[0]> = {}) =>
    new TurnstileHumanCheck({ ...keys, endpoint: turnstile.endpoint, ...changes })
  const visit = { action: 'subscribe', hostname: 'alveole.example' }

  test('shows the widget its public key and the action', async () => {
    expect(await check().challenge('subscribe')).toEqual({ kind: 'turnstile', siteKey: '0x4AAAAAAA-site', action: 'subscribe', scriptUrl: 'https://widget.example/api.js' })
  })

  test('tells Cloudflare the token and nothing about the person', async () => {
    const token = turnstile.tokenOf(visit)
    await check().verify(token, 'subscribe')
    expect(turnstile.questions.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([{ secret: secretKey, response: token }])
  })

  test.each([
    ['a token of another action', { action: 'login', hostname: 'alveole.example' }],
    ['a token of another site', { action: 'subscribe', hostname: 'robots.example' }],
  ])('refuses %s', async (_, other) => {
    expect((await check().verify(turnstile.tokenOf(other), 'subscribe'))._unsafeUnwrapErr()).toEqual({ type: 'human-check-refused' })
  })

  test('takes tokens of every site of the widget when none is named', async () => {
    const token = turnstile.tokenOf({ action: 'subscribe', hostname: 'preview.example' })
    expect((await check({ hostname: null }).verify(token, 'subscribe')).isOk()).toBe(true)
  })

  test('refuses a token that is too old, and an empty one', async () => {
    const token = turnstile.tokenOf(visit)
    turnstile.expireTokens()
    expect((await check().verify(token, 'subscribe'))._unsafeUnwrapErr()).toEqual({ type: 'human-check-refused' })
    expect((await check().verify('', 'subscribe'))._unsafeUnwrapErr()).toEqual({ type: 'human-check-refused' })
  })

  const unavailable = { type: 'human-check-unavailable' }

  test.each(['internal-error', 'bad-request'] as const)('cannot say anything while Cloudflare says: %s', async (code) => {
    turnstile.failWith(code)
    expect((await check().verify(turnstile.tokenOf(visit), 'subscribe'))._unsafeUnwrapErr()).toEqual(unavailable)
  })

  test.each(['unavailable', 'too-many-requests', 'nonsense', 'answer-lost', 'silent'] as const)(
    'cannot say anything while Cloudflare’s service is: %s',
    async (behaviour) => {
      turnstile.behave(behaviour)
      const humans = check({ timeout: behaviour === 'silent' ? 50 : 5000 })
      expect((await humans.verify(turnstile.tokenOf(visit), 'subscribe'))._unsafeUnwrapErr()).toEqual(unavailable)
    },
  )

  test('cannot say anything while nobody listens', async () => {
    const humans = check()
    await turnstile.stop()
    expect((await humans.verify('token', 'subscribe'))._unsafeUnwrapErr()).toEqual(unavailable)
    turnstile = await startTurnstileServer(secretKey)
  })

  test('a wrong secret key is a defect that names its cause, and not the key', async () => {
    await expect(check({ secretKey: 'wrong' }).verify(turnstile.tokenOf(visit), 'subscribe')).rejects.toThrow(
      'Turnstile does not accept the secret key: invalid-input-secret.',
    )
  })
})
