import { makeCompletePurchase } from '../../application/web/complete-purchase.ts'
import { makeRememberLocale } from '../../application/web/remember-locale.ts'
import { makeSiteState } from '../../application/web/site-state.ts'
import type { BrowserUseCases } from '../../application/web/use-cases.ts'
import { keepPromoCode, makePopinMemory, recallNewsletter } from '../../application/web/visit-memory.ts'
import { type CookieConsentTexts, VanillaCookieConsent } from '../consent/vanilla-cookie-consent.ts'
import { localPreferences, sessionPreferences } from '../storage/browser-storage.ts'
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
  keepPromoCode(session, location.search)
  const consent = new VanillaCookieConsent({ locale: parts.locale, texts: parts.cookieTexts, loadStyles: parts.loadCookieStyles })
  const siteState = makeSiteState({ newsletterMemory: recallNewsletter({ preferences, session }), cookieChoice: wasAsked() ? 'made' : 'open' })
  const tellCookieChoice = () => siteState.setCookieChoice(consent.preferencesAreOpen.get() ? 'changing' : consent.choice.get().state)
  consent.choice.listen(tellCookieChoice)
  consent.preferencesAreOpen.listen(tellCookieChoice)
  const popinMemory = makePopinMemory({ preferences, clock: new SystemClock() })
  let newsletterPopin: ReturnType<BrowserUseCases['newsletterPopin']> | undefined
  return {
    siteState,
    consent,
    startConsent: (place) => consent.start(place),
    rememberLocale: makeRememberLocale({ preferences }),
    popinMemory,
    offline: composeOffline({ session }),
    completePurchase: makeCompletePurchase({ siteState, popinMemory }),
    newsletterPopin: () =>
      (newsletterPopin ??= import('./browser-newsletter.ts')
        .then(({ composeNewsletterPopin }) => composeNewsletterPopin({ siteState, preferences, session }))
        .catch((error: unknown) => {
          // The script did not arrive: the next time tries again.
          newsletterPopin = undefined
          throw error
        })),
    advisePlan: async (country) => (await import('./browser-plans.ts')).composeAdvisePlan()(country),
  }
}
