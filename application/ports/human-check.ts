import type { Result } from 'neverthrow'

export type HumanCheckFailure =
  /** The token is forged, too old, or was used before. */
  | { readonly type: 'human-check-refused' }
  | { readonly type: 'human-check-unavailable' }

/** What the browser needs to get a token: a widget's public key, or a puzzle for the browser to solve. */
export type HumanCheckChallenge =
  | { readonly kind: 'turnstile'; readonly siteKey: string }
  | { readonly kind: 'proof-of-work'; readonly puzzle: Readonly<Record<string, string | number>> }

/** Tells people from programs. */
export type HumanCheck = {
  challenge(): Promise<HumanCheckChallenge>
  /** Whether a token shows that a person did the action. A token is good once. */
  verify(token: string, action: 'subscribe'): Promise<Result<void, HumanCheckFailure>>
}
