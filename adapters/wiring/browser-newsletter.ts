import type { PreferenceStorage } from '../../application/ports/preference-storage.ts'
import { makePrepareProof } from '../../application/web/prepare-proof.ts'
import { makeRunNewsletterPopin, type NewsletterPopinRun } from '../../application/web/run-newsletter-popin.ts'
import type { SiteState } from '../../application/web/site-state.ts'
import type { ReportFailure } from '../../application/web/report-failure.ts'
import type { Tell } from '../../application/web/tell-when-allowed.ts'
import { makeSubscribeToFreeSheets } from '../../application/web/subscribe-to-free-sheets.ts'
import { browserApi } from './browser-api.ts'
import { HttpNewsletterGateway } from '../http/http-newsletter-gateway.ts'
import { SystemClock } from '../system/system-clock.ts'
import { BrowserHumanProof } from '../turnstile/browser-human-proof.ts'

/** The newsletter popin in the browser, with its way to the API: what few pages need, and none at first. */
export const composeNewsletterPopin = (parts: {
  siteState: SiteState
  preferences: PreferenceStorage
  session: PreferenceStorage
  tell: Tell
  reportFailure: ReportFailure
  /** When the page began, in milliseconds since 1970. */
  arrivedAt: number
}): NewsletterPopinRun => {
  const newsletter = new HttpNewsletterGateway(browserApi(parts.reportFailure))
  const proof = new BrowserHumanProof()
  return makeRunNewsletterPopin({
    ...parts,
    subscribe: makeSubscribeToFreeSheets({ newsletter, proof }),
    prepareProof: makePrepareProof({ ...parts, newsletter, proof, clock: new SystemClock(), wait: (milliseconds, then) => void setTimeout(then, milliseconds) }),
    random: Math.random,
    report: reportError,
  })
}
