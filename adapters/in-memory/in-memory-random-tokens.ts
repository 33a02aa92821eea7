import type { RandomTokens } from '../../application/ports/random-tokens.ts'

/** Tokens that anybody can guess and follow by eye: token-1, token-2, … */
export class InMemoryRandomTokens implements RandomTokens {
  #count = 0

  next() {
    this.#count += 1
    return `token-${this.#count}`
  }

  fingerprint(token: string) {
    return Promise.resolve(`fingerprint of ${token}`)
  }
}
