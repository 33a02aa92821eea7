import { makeRememberLocale } from '../../application/web/remember-locale.ts'
import { makeSiteState } from '../../application/web/site-state.ts'
import type { BrowserUseCases } from '../../application/web/use-cases.ts'
import { LocalPreferenceStorage } from '../storage/local-preference-storage.ts'

/** What a page can do in the browser. One for each page load. */
export const composeBrowser = (): BrowserUseCases => ({
  siteState: makeSiteState(),
  rememberLocale: makeRememberLocale({ preferences: new LocalPreferenceStorage() }),
})
