import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { composeBrowser } from '../adapters/wiring/browser.ts'
import { BrowserContext } from './browser.ts'
import { SiteStateContext } from './site-state.ts'
import { cookieWords } from './words/cookie-words.ts'

const locale = document.documentElement.lang === 'en' ? 'en' : 'fr'
const { messages } = await (locale === 'en' ? import('./locales/en.po') : import('./locales/fr.po'))
const i18n = setupI18n({ locale, messages: { [locale]: messages } })
const browser = composeBrowser({ locale, cookieTexts: cookieWords(i18n), loadCookieStyles: () => import('./theme/cookie-consent.css') })
browser.rememberLocale(locale)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BrowserContext value={browser}>
        <SiteStateContext value={browser.siteState}>
          <I18nProvider i18n={i18n}>
            <HydratedRouter />
          </I18nProvider>
        </SiteStateContext>
      </BrowserContext>
    </StrictMode>,
  )
})
