import type { RandomTokens } from './random-tokens.ts'

/** Random tokens that are exchanged for new ones. */
export type RefreshTokens = RandomTokens & {
  /**
   * The tokens that may replace this one, one for each key, that of the newest key first: always the same for the same
   * token and key, and of use to nobody who lacks the key.
   */
  successorsOf(token: string): Promise<readonly [string, ...string[]]>
}
