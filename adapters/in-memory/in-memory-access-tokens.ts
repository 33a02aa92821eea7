import type { AccessTokens, TokenHolder } from '../../application/ports/access-tokens.ts'
import type { Clock } from '../../application/ports/clock.ts'

/** Remembers the tokens that it gave, instead of signing them. */
export class InMemoryAccessTokens implements AccessTokens {
  readonly #clock: Clock
  readonly #issued = new Map<string, { holder: TokenHolder; expiresAt: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  issue(holder: TokenHolder, expiresAt: number) {
    const token = `access-token-${this.#issued.size + 1}`
    this.#issued.set(token, { holder, expiresAt })
    return Promise.resolve(token)
  }

  read(token: string) {
    const issued = this.#issued.get(token)
    return Promise.resolve(issued && this.#clock.now() < issued.expiresAt * 1000 ? issued.holder : null)
  }
}
