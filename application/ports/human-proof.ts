import type { HumanCheckChallenge } from './human-check.ts'

/** Shows, from the browser, that a person acts: solves the puzzle, or asks the widget. Null when neither can be had. */
export type HumanProof = {
  tokenFor(challenge: HumanCheckChallenge): Promise<string | null>
}
