import type { Result } from 'neverthrow'

/** What people are asked to show before they do it. Source: specification, section 7, "a token for the action subscribe". */
export type HumanAction = 'subscribe'

export type HumanCheckFailure =
  /** The token is forged, too old, for another action, or was used before. */
  | { readonly type: 'human-check-refused' }
  /** Nobody can say at the moment. */
  | { readonly type: 'human-check-unavailable' }

/** A puzzle of altcha, signed by the service. `expiresAt` is in milliseconds since 1970. */
export type ProofOfWorkPuzzle = {
  readonly parameters: {
    readonly algorithm: string
    readonly cost: number
    readonly keyLength: number
    readonly keyPrefix: string
    readonly nonce: string
    readonly salt: string
    readonly data: { readonly action: HumanAction; readonly expiresAt: number }
  }
  readonly signature: string
}

/**
 * What the browser needs to get a token: a widget's public key, or a puzzle. The token of a puzzle is the base64 of
 * `{ challenge: puzzle, solution }` as JSON, with the solution that altcha's `solveChallenge` gives.
 */
export type HumanCheckChallenge =
  | { readonly kind: 'turnstile'; readonly siteKey: string; readonly action: HumanAction; /** Where the widget is found. */ readonly scriptUrl: string }
  | { readonly kind: 'proof-of-work'; readonly puzzle: ProofOfWorkPuzzle }

/** Tells people from programs. */
export type HumanCheck = {
  challenge(action: HumanAction): Promise<HumanCheckChallenge>
  /** Whether a token shows that a person did the action. A token is good once. */
  verify(token: string, action: HumanAction): Promise<Result<void, HumanCheckFailure>>
}
