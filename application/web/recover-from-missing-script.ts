import { decideReload } from '../../domain/interaction/reload-guard.ts'
import type { Clock } from '../ports/clock.ts'
import type { PreferenceStorage } from '../ports/preference-storage.ts'

const reloadedKey = 'reloadedAt'

/**
 * A part of the program did not arrive, as after a new version: loads the page anew, at most once in 60 s. Where the browser
 * may not remember that, it is not loaded anew: it would be for ever.
 *
 * Source: specification, section 4, "Failing to load a code chunk", and section 8, "Missing code chunk".
 *
 * @returns whether the page is being loaded anew
 */
export const makeRecoverFromMissingScript =
  ({ session, clock, reload }: { session: PreferenceStorage; clock: Clock; reload: () => void }) =>
  (): boolean => {
    const decision = decideReload(session.read(reloadedKey), clock.now())
    if (decision.type === 'give-up') return false
    session.write(reloadedKey, decision.reloadedAt)
    if (session.read(reloadedKey) !== decision.reloadedAt) return false
    reload()
    return true
  }
