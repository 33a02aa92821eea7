import { err, ok } from 'neverthrow'
import * as v from 'valibot'
import type { HumanAction, HumanCheck, HumanCheckChallenge } from '../../application/ports/human-check.ts'

const answerSchema = v.object({
  success: v.boolean(),
  action: v.nullish(v.string()),
  hostname: v.nullish(v.string()),
  'error-codes': v.optional(v.array(v.string()), []),
})

/** What Cloudflare says of a token that is none, was used before, or is older than five minutes. */
const faultsOfTokens = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']
const faultsOfTheSecret = ['missing-input-secret', 'invalid-input-secret']

const refused = err({ type: 'human-check-refused' } as const)
const unavailable = err({ type: 'human-check-unavailable' } as const)

/** Where Cloudflare checks tokens. */
const cloudflare = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const fiveSeconds = 5000

/**
 * Cloudflare's Turnstile. It is told the token and nothing else about the person.
 *
 * Throws when Cloudflare does not know the secret key, which only the operator can put right.
 *
 * Source: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export class TurnstileHumanCheck implements HumanCheck {
  readonly #siteKey: string
  readonly #scriptUrl: string
  readonly #secretKey: string
  readonly #hostname: string | null
  readonly #endpoint: string
  readonly #timeout: number

  /**
   * @param parts `hostname`: the only site whose tokens count, or null for every site that the widget is set up for;
   * `endpoint`: where tokens are checked; `timeout`: how long to wait for the answer, in milliseconds
   */
  constructor(parts: { siteKey: string; scriptUrl: string; secretKey: string; hostname: string | null; endpoint?: string; timeout?: number }) {
    this.#siteKey = parts.siteKey
    this.#scriptUrl = parts.scriptUrl
    this.#secretKey = parts.secretKey
    this.#hostname = parts.hostname
    this.#endpoint = parts.endpoint ?? cloudflare
    this.#timeout = parts.timeout ?? fiveSeconds
  }

  challenge(action: HumanAction): Promise<HumanCheckChallenge> {
    return Promise.resolve({ kind: 'turnstile', siteKey: this.#siteKey, action, scriptUrl: this.#scriptUrl })
  }

  async verify(token: string, action: HumanAction) {
    const answer = v.safeParse(answerSchema, await this.#ask(token))
    if (!answer.success) return unavailable
    const { success, 'error-codes': faults, hostname, action: given } = answer.output
    const faultOfTheSecret = faults.find((fault) => faultsOfTheSecret.includes(fault))
    if (faultOfTheSecret) throw new Error(`Turnstile does not accept the secret key: ${faultOfTheSecret}.`)
    if (!success) return faults.some((fault) => faultsOfTokens.includes(fault)) ? refused : unavailable
    const isOurs = given === action && (this.#hostname === null || hostname === this.#hostname)
    return isOurs ? ok(undefined) : refused
  }

  /** Null when no answer came that could be read. */
  async #ask(token: string): Promise<unknown> {
    try {
      const response = await fetch(this.#endpoint, {
        method: 'POST',
        body: new URLSearchParams({ secret: this.#secretKey, response: token }),
        signal: AbortSignal.timeout(this.#timeout),
      })
      return await response.json()
    } catch {
      return null
    }
  }
}
