import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { err, ok } from 'neverthrow'
import * as v from 'valibot'
import type { Clock } from '../../application/ports/clock.ts'
import type { HumanAction, HumanCheck, HumanCheckChallenge } from '../../application/ports/human-check.ts'
import type { RateLimiter } from '../../application/ports/rate-limiter.ts'
import type { SigningKeys } from '../../application/ports/signing-keys.ts'

const algorithm = 'PBKDF2/SHA-256'

/**
 * How hard a puzzle is: a browser tries 500 to 1,000 keys of 1,000 rounds each. That is about 0.2 s on a laptop and less
 * than 1 s on a phone, with one thread; to check it takes 1 ms.
 */
const cost = 1000
const fewestTries = 500
const mostTries = 1000

/** How long a puzzle may be solved, in seconds. */
const puzzleAge = 600

const puzzleSchema = v.object({
  parameters: v.strictObject({
    algorithm: v.literal(algorithm),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    nonce: v.string(),
    salt: v.string(),
    data: v.strictObject({ action: v.picklist(['subscribe']), expiresAt: v.number() }),
  }),
  signature: v.string(),
})

const tokenSchema = v.pipe(
  v.string(),
  v.base64(),
  v.transform(atob),
  v.parseJson(),
  v.object({ challenge: puzzleSchema, solution: v.object({ counter: v.number(), derivedKey: v.string() }) }),
)

const refused = err({ type: 'human-check-refused' } as const)

/**
 * Lets the browser pay for each try with a little work, and asks nobody else: what a person does once costs nothing, what a
 * program does a million times does. Puzzles are altcha's, signed, good for one action, for ten minutes and for one solution.
 */
export class ProofOfWorkHumanCheck implements HumanCheck {
  readonly #parts: { readonly keys: Pick<SigningKeys, 'of'>; readonly limiter: Pick<RateLimiter, 'take'>; readonly clock: Clock }
  constructor(parts: { keys: Pick<SigningKeys, 'of'>; limiter: Pick<RateLimiter, 'take'>; clock: Clock }) {
    this.#parts = parts
  }

  async challenge(action: HumanAction): Promise<HumanCheckChallenge> {
    const [{ secret }] = await this.#parts.keys.of('human-check')
    const made = await createChallenge({
      algorithm,
      cost,
      counter: randomInt(mostTries, fewestTries),
      data: { action, expiresAt: this.#parts.clock.now() + puzzleAge * 1000 },
      deriveKey,
      hmacSignatureSecret: secret,
    })
    return { kind: 'proof-of-work', puzzle: v.parse(puzzleSchema, made) }
  }

  async verify(token: string, action: HumanAction) {
    const { keys, limiter, clock } = this.#parts
    const read = v.safeParse(tokenSchema, token)
    if (!read.success) return refused
    const { challenge, solution } = read.output
    const { data } = challenge.parameters
    if (data.action !== action || data.expiresAt <= clock.now()) return refused
    const signedWith = await Promise.all(
      (await keys.of('human-check')).map(({ secret }) => verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret })),
    )
    if (!signedWith.some(({ verified }) => verified)) return refused
    // Counted from its use on, a solution is remembered for longer than its puzzle lives.
    const { allowed } = await limiter.take(`human-check ${challenge.signature}`, { points: 1, seconds: puzzleAge })
    return allowed ? ok(undefined) : refused
  }
}
