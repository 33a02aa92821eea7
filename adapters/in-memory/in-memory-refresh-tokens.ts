import type { RefreshTokens } from '../../application/ports/refresh-tokens.ts'

/** Tokens that anybody can guess and follow by eye: refresh-token-1, its successor refresh-token-1+, … */
export class InMemoryRefreshTokens implements RefreshTokens {
  #count = 0
  #marks: [string, ...string[]] = ['+']

  next() {
    this.#count += 1
    return `refresh-token-${this.#count}`
  }

  successorsOf(token: string) {
    const [newest, ...older] = this.#marks
    return Promise.resolve([token + newest, ...older.map((mark) => token + mark)] as const)
  }

  fingerprint(token: string) {
    return Promise.resolve(`fingerprint of ${token}`)
  }

  /** A new key: a token's successor bears one more mark than under the key before. */
  rotate(): void {
    this.#marks = [`${this.#marks[0]}'`, ...this.#marks]
  }
}
