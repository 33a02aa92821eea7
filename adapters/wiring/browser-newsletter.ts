import type { PreferenceStorage } from '../../application/ports/preference-storage.ts'
import { makeRunNewsletterPopin, type NewsletterPopinRun } from '../../application/web/run-newsletter-popin.ts'
import type { SiteState } from '../../application/web/site-state.ts'
import type { Tell } from '../../application/web/tell-when-allowed.ts'
import { makeSubscribeToFreeSheets } from '../../application/web/subscribe-to-free-sheets.ts'
import { ApiClient } from '../http/api-client.ts'
import { HttpNewsletterGateway } from '../http/http-newsletter-gateway.ts'
import { BrowserHumanProof } from '../turnstile/browser-human-proof.ts'

/** The newsletter popin in the browser, with its way to the API: what few pages need, and none at first. */
export const composeNewsletterPopin = (parts: {
  siteState: SiteState
  preferences: PreferenceStorage
  session: PreferenceStorage
  tell: Tell
}): NewsletterPopinRun =>
  makeRunNewsletterPopin({
    ...parts,
    subscribe: makeSubscribeToFreeSheets({
      newsletter: new HttpNewsletterGateway(new ApiClient('/api', globalThis.fetch.bind(globalThis))),
      proof: new BrowserHumanProof(),
    }),
    random: Math.random,
    report: reportError,
  })
