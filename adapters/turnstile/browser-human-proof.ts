import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { HumanCheckChallenge } from '../../application/ports/human-check.ts'
import type { HumanProof } from '../../application/ports/human-proof.ts'

/** Solves the puzzle of the service in the browser, which takes less than a second. A widget is not something to solve. */
export class BrowserHumanProof implements HumanProof {
  async tokenFor(challenge: HumanCheckChallenge) {
    if (challenge.kind !== 'proof-of-work') return null
    const solution = await solveChallenge({ challenge: challenge.puzzle, deriveKey })
    return solution === null ? null : btoa(JSON.stringify({ challenge: challenge.puzzle, solution }))
  }
}
