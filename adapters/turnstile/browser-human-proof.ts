import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { HumanCheckChallenge } from '../../application/ports/human-check.ts'
import type { HumanProof } from '../../application/ports/human-proof.ts'
import { loadTurnstile, turnstileToken } from './turnstile-human-proof.ts'

/** Does what the service asks for: solves its puzzle, which takes less than a second, or asks the widget that it names. */
export class BrowserHumanProof implements HumanProof {
  async prepare(challenge: HumanCheckChallenge) {
    if (challenge.kind === 'turnstile') await loadTurnstile(challenge.scriptUrl)
  }

  async tokenFor(challenge: HumanCheckChallenge) {
    if (challenge.kind === 'turnstile') return turnstileToken(challenge)
    const solution = await solveChallenge({ challenge: challenge.puzzle, deriveKey })
    return solution === null ? null : btoa(JSON.stringify({ challenge: challenge.puzzle, solution }))
  }
}
