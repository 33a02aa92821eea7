import { makeCompletePurchase } from '../../application/web/complete-purchase.ts'
import { makeKnowWhoIsThere } from '../../application/web/know-who-is-there.ts'
import { makeRecoverFromMissingScript } from '../../application/web/recover-from-missing-script.ts'
import { makeRememberLocale } from '../../application/web/remember-locale.ts'
import { makeReportFailure } from '../../application/web/report-failure.ts'
import { makeSiteState } from '../../application/web/site-state.ts'
import { makeTellWhenAllowed } from '../../application/web/tell-when-allowed.ts'
import type { BrowserUseCases } from '../../application/web/use-cases.ts'
import { keepPromoCode, makeMirrorProfilingSteps, makePopinMemory, makeTypedEmails, recallNewsletter } from '../../application/web/visit-memory.ts'

import { ApiFailureReports } from '../analytics/api-failure-reports.ts'
import { watchFailures } from '../analytics/watch-failures.ts'
import { type CookieConsentTexts, VanillaCookieConsent } from '../consent/vanilla-cookie-consent.ts'
import { localPreferences, sessionPreferences } from '../storage/browser-storage.ts'
import type { composeMeasurement } from './browser-measurement.ts'
import { SystemClock } from '../system/system-clock.ts'
import { composeOffline } from './browser-offline.ts'

/** Whether the cookie choice was kept when the page was drawn, which may have waited on the device: the library that knows more is not loaded yet. */
const wasAsked = (): boolean => document.documentElement.dataset['cookieChoice'] === 'made'

/** What a page can do in the browser. One for each page load. */
export const composeBrowser = (parts: {
  locale: string
  cookieTexts: CookieConsentTexts
  loadCookieStyles: () => Promise<unknown>
}): BrowserUseCases => {
  const preferences = localPreferences()
  const session = sessionPreferences()
  const consent = new VanillaCookieConsent({ locale: parts.locale, texts: parts.cookieTexts, loadStyles: parts.loadCookieStyles })
  const siteState = makeSiteState({ newsletterMemory: recallNewsletter({ preferences, session }), cookieChoice: wasAsked() ? 'made' : 'open' })
  const tellCookieChoice = () => siteState.setCookieChoice(consent.preferencesAreOpen.get() ? 'changing' : consent.choice.get().state)
  consent.choice.listen(tellCookieChoice)
  consent.preferencesAreOpen.listen(tellCookieChoice)
  const reportFailure = makeReportFailure({ reports: new ApiFailureReports('/api'), path: () => location.pathname })
  watchFailures(reportFailure.defect)
  const recover = makeRecoverFromMissingScript({ session, clock: new SystemClock(), reload: () => location.reload() })
  // Vite tells so of every part that does not arrive, before whoever asked for it is told.
  addEventListener('vite:preloadError', (event) => {
    // Without a network the page that is there is better than none.
    if (navigator.onLine && recover()) event.preventDefault()
  })
  const page = { preferences, session, arrivedAt: Date.now(), query: location.search, reportFailure }
  let measurement: Promise<ReturnType<typeof composeMeasurement>> | undefined
  const loadMeasurement = () =>
    (measurement ??= import('./browser-measurement.ts')
      .then((loaded) => loaded.composeMeasurement(page))
      .catch((error: unknown) => {
        measurement = undefined
        throw error
      }))
  const tell = makeTellWhenAllowed({ consent, load: async () => (await loadMeasurement()).measureVisit })
  const popinMemory = makePopinMemory({ preferences, clock: new SystemClock() })
  let newsletterPopin: ReturnType<BrowserUseCases['newsletterPopin']> | undefined
  return {
    siteState,
    consent,
    startConsent: (place) => consent.start(place),
    rememberLocale: makeRememberLocale({ preferences }),
    tell,
    reportFailure,
    knowWhoIsThere: makeKnowWhoIsThere({ tell, session, device: async () => (await loadMeasurement()).device }),
    popinMemory,
    typedEmails: makeTypedEmails({ session }),
    mirrorProfilingSteps: makeMirrorProfilingSteps({ preferences }),
    keepPromoCode: (query) => keepPromoCode(session, query),
    offline: composeOffline({ session }),
    completePurchase: makeCompletePurchase({ siteState, popinMemory }),
    newsletterPopin: () =>
      (newsletterPopin ??= import('./browser-newsletter.ts')
        .then(({ composeNewsletterPopin }) => composeNewsletterPopin({ ...page, siteState, tell }))
        .catch((error: unknown) => {
          // The script did not arrive: the next time tries again.
          newsletterPopin = undefined
          throw error
        })),
    advisePlan: async (country) => (await import('./browser-plans.ts')).composeAdvisePlan(reportFailure)(country),
    keptSimulations: async () => (await import('../../application/web/kept-simulations.ts')).makeKeptSimulations({ preferences }),
  }
}
