import type { RefreshTokens } from '../../application/ports/refresh-tokens.ts'

/** Tokens that anybody can guess and follow by eye: refresh-token-1, its successor refresh-token-1+, … */
export class InMemoryRefreshTokens implements RefreshTokens {
  #count = 0

  next() {
    this.#count += 1
    return `refresh-token-${this.#count}`
  }

  successorOf(token: string) {
    return Promise.resolve(`${token}+`)
  }

  fingerprint(token: string) {
    return Promise.resolve(`fingerprint of ${token}`)
  }
}
