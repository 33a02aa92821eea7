import { err, ok, type Result } from 'neverthrow'
import type { HumanAction, HumanCheck, HumanCheckChallenge, HumanCheckFailure } from '../../application/ports/human-check.ts'

/** Gives tokens to whoever asks, and accepts each of them once. */
export class InMemoryHumanCheck implements HumanCheck {
  readonly #tokens = new Map<string, HumanAction>()
  #count = 0
  #isAvailable = true

  challenge(action: HumanAction): Promise<HumanCheckChallenge> {
    return Promise.resolve({ kind: 'turnstile', siteKey: 'in-memory', action, scriptUrl: 'https://widget.example/api.js' })
  }

  /** A token of somebody who did the action. */
  tokenFor(action: HumanAction): string {
    this.#count += 1
    const token = `human-${this.#count}`
    this.#tokens.set(token, action)
    return token
  }

  /** From now on nobody can say who is a person. */
  breakDown(): void {
    this.#isAvailable = false
  }

  verify(token: string, action: HumanAction): Promise<Result<void, HumanCheckFailure>> {
    if (!this.#isAvailable) return Promise.resolve(err({ type: 'human-check-unavailable' }))
    const isGood = this.#tokens.get(token) === action
    this.#tokens.delete(token)
    return Promise.resolve(isGood ? ok(undefined) : err({ type: 'human-check-refused' }))
  }
}
