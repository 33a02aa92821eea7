import type { HumanCheckChallenge } from './human-check.ts'

/** Shows, from the browser, that a person acts: solves the puzzle, or asks the widget. */
export type HumanProof = {
  /** Loads what the check needs, if it needs anything. Rejected when that does not arrive; the token tries again. */
  prepare(challenge: HumanCheckChallenge): Promise<void>
  /** Null when none can be had. */
  tokenFor(challenge: HumanCheckChallenge): Promise<string | null>
}
